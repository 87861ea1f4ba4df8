import { messagesByLanguage, type ReadText } from '../../../build/content/content-file.ts';
import { isText } from '../../../build/content/messages/list-messages.ts';
import { altKeysIn, picturedEntries } from '../../../build/photos/photo-places.ts';
import { isPortrait } from '../../../src/art/slots.ts';
import { shortened } from '../../content/message-text.ts';
import type { Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';

/** The titles of pictures: the alternative text, or the entry's title, or else the name. */
export function pictureTitles(read: ReadText, most = Number.POSITIVE_INFINITY): (name: string) => Sentence {
  const entries = picturedEntries(read);
  const altKeys = altKeysIn(read);
  const messages = messagesByLanguage(read);
  return (name) => {
    const entry = entries?.get(name)?.entry;
    const title = Object.values(entry ?? {}).find(isText);
    const key = altKeys(name).at(-1) ?? '';
    return inBoth((t, to) => {
      const text = shortened(entry?.alt?.[to] || messages[to].get(key) || title?.[to] || name, most);
      return isPortrait(name) ? t.onUprightScreens(text) : text;
    });
  };
}

/** A picture's title, shortened for a sentence. */
export const pictureName = (read: ReadText, name: string): Sentence => pictureTitles(read, 60)(name);

/** A sentence about a picture. */
export function aboutPicture(read: ReadText, name: string, text: Sentence): Sentence {
  const called = pictureName(read, name);
  return inBoth((t, to) => `${text[to]} ${t.quoted(called[to])}`);
}
