import type { ReadText } from '../../../build/content/content-file.ts';
import { isText } from '../../../build/content/messages/list-messages.ts';
import { altKey, altTexts, picturedEntries } from '../../../build/photos/photo-places.ts';
import { shortened } from '../../content/message-text.ts';
import type { Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';

/** What each picture is called: its description, or its entry's title. One without both keeps its name. */
export function pictureTitles(read: ReadText, most = Number.POSITIVE_INFINITY): (name: string) => Sentence {
  const entries = picturedEntries(read);
  const described = { it: altTexts(read, 'it'), en: altTexts(read, 'en') };
  return (name) => {
    const entry = entries?.get(name)?.entry;
    const title = Object.values(entry ?? {}).find(isText);
    return inBoth((t, to) => {
      const text = shortened(entry?.alt?.[to] || described[to]?.get(altKey(name)) || title?.[to] || name, most);
      return name.endsWith('-portrait') ? t.onUprightScreens(text) : text;
    });
  };
}

/** What a picture is called within a sentence. */
export const pictureName = (read: ReadText, name: string): Sentence => pictureTitles(read, 60)(name);

/** A sentence about a picture. */
export function aboutPicture(read: ReadText, name: string, said: Sentence): Sentence {
  const called = pictureName(read, name);
  return inBoth((t, to) => `${said[to]} ${t.quoted(called[to])}`);
}
