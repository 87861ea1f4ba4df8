import type { ReadText } from '../../../build/content/content-file.ts';
import { isText } from '../../../build/content/messages/list-messages.ts';
import { altKey } from '../../../build/content/schema/messages-schema.ts';
import { altTexts, picturedEntries } from '../../../build/photos/photo-places.ts';
import type { Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';

const longest = 60;

/** What a picture is called: the beginning of its description, or its entry's title. One without both keeps its name. */
export function pictureName(read: ReadText, name: string): Sentence {
  const entry = picturedEntries(read)?.get(name)?.entry;
  const own = entry?.alt ?? Object.values(entry ?? {}).find(isText);
  return inBoth((t, language) => {
    const text = own?.[language] ?? altTexts(read, language)?.get(altKey(name)) ?? name;
    const short = text.length > longest ? `${text.slice(0, longest).replace(/[\s,]+\S*$/, '')}…` : text;
    return name.endsWith('-portrait') ? t.onUprightScreens(short) : short;
  });
}

/** A sentence about a picture. */
export function aboutPicture(read: ReadText, name: string, said: Sentence): Sentence {
  const called = pictureName(read, name);
  return inBoth((t, language) => `${said[language]} ${t.quoted(called[language])}`);
}
