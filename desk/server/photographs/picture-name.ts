import type { ReadText } from '../../../build/content/content-file.ts';
import { isText } from '../../../build/content/messages/list-messages.ts';
import { altKey } from '../../../build/content/schema/messages-schema.ts';
import { altTexts, picturedEntries } from '../../../build/photos/photo-places.ts';
import type { Sentence } from '../../protocol.ts';

const longest = 60;

/** What a picture is called: the beginning of its description, or its entry's title. One without both keeps its name. */
export function pictureName(read: ReadText, name: string): Sentence {
  const entry = picturedEntries(read)?.get(name)?.entry;
  const own = entry?.alt ?? Object.values(entry ?? {}).find(isText);
  const inLanguage = (language: keyof Sentence, upright: string) => {
    const text = own?.[language] ?? altTexts(read, language)?.get(altKey(name)) ?? name;
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
