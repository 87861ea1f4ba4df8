import type { DeskPicture, DeskState, Sentence } from '../../protocol.ts';
import { dictionary } from '../words/message-places.ts';

/** What a picture is called: its description, in the desk's language. */
export function pictureTitle(state: DeskState, picture: DeskPicture, language: keyof Sentence): string {
  const texts = dictionary(state, language);
  const described = picture.altKeys.map((key) => texts[key]).find(Boolean) ?? picture.name;
  if (!picture.name.endsWith('-portrait')) return described;
  return `${described} (${{ it: 'schermi verticali', en: 'upright screens' }[language]})`;
}
