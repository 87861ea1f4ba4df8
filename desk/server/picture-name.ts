import type { ReadText } from '../../build/content/content-file.ts';
import { isObject } from '../../build/content/fault.ts';
import { dictionaryFile } from '../../build/content/message-faults.ts';
import { altKey } from '../../build/content/messages-schema.ts';
import type { Sentence } from '../protocol.ts';
import { parsed } from './desk-faults.ts';

const longest = 60;

/** What a picture is called: the beginning of its description. One without description keeps its name. */
export function pictureName(read: ReadText, name: string): Sentence {
  const inLanguage = (language: keyof Sentence, upright: string) => {
    const groups = Object.values(Object(parsed(read(dictionaryFile(language))))).filter(isObject);
    const text = String(groups.find((group) => group[altKey(name)])?.[altKey(name)] ?? name);
    const short = text.length > longest ? `${text.slice(0, longest).replace(/[\s,]+\S*$/, '')}…` : text;
    return name.endsWith('-portrait') ? `${short} (${upright})` : short;
  };
  return { it: inLanguage('it', 'schermi verticali'), en: inLanguage('en', 'upright screens') };
}

/** What is done to the point that stays in view. */
export const subject: Sentence = { it: 'Il soggetto di', en: 'The subject of' };

/** A sentence about a picture. */
export function aboutPicture(read: ReadText, name: string, { it, en }: Sentence): Sentence {
  const called = pictureName(read, name);
  return { it: `${it} «${called.it}»`, en: `${en} “${called.en}”` };
}
