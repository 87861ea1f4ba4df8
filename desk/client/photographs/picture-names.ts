import type { DeskPicture, DeskState, Sentence } from '../../protocol.ts';
import { catalogues } from '../../sentences/sentences.ts';
import { pathLabel } from '../facts/fact-index.ts';
import { dictionary } from '../words/message-places.ts';
import { listsFile } from '../words/messages.ts';

/** What a picture is called: its description, in the desk's language. */
export function pictureTitle(state: DeskState, picture: DeskPicture, language: keyof Sentence): string {
  const texts = dictionary(state, language);
  const { altKeys, entry, name } = picture;
  const described =
    altKeys.map((key) => texts[key]).find(Boolean) ?? (entry ? pathLabel(state, listsFile, entry, 1)[language] : name);
  if (!name.endsWith('-portrait')) return described;
  return catalogues[language].onUprightScreens(described);
}
