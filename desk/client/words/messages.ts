// The messages in the content files, and where they stand there.
import { isText, listMessages } from '../../../build/content/messages/list-messages.ts';
import type { DeskState, Edit } from '../../protocol.ts';

type Files = DeskState['files'];

export const listsFile = 'src/hotel/lists.json';

/** A dictionary's texts by `group.key`. */
export function flatMessages(dictionary: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((dictionary ?? {}) as Record<string, unknown>).flatMap(([group, texts]) =>
      texts && typeof texts === 'object'
        ? Object.entries(texts as Record<string, string>).map(([key, text]) => [`${group}.${key}`, text])
        : [],
    ),
  );
}

/** All texts in a language by `group.key`: those of its dictionary, and those of the lists. */
export function messagesIn(files: Files, language: string): Record<string, string> {
  const listed = listMessages(files[listsFile]).map(({ key, texts }) => [key, texts[language as 'it'] ?? '']);
  return { ...flatMessages(files[`src/i18n/${language}.json`]), ...Object.fromEntries(listed) };
}

/** The field of a message. */
export function placeOf(files: Files, key: string, language: string): Pick<Edit, 'file' | 'path'> {
  const listed = listMessages(files[listsFile]).find((one) => one.key === key);
  if (listed) return { file: listsFile, path: [...listed.path, language] };
  const dot = key.indexOf('.');
  return { file: `src/i18n/${language}.json` as Edit['file'], path: [key.slice(0, dot), key.slice(dot + 1)] };
}

/** A file without its texts: when it changes, the site has to load again. */
export const withoutTexts = (file: unknown) =>
  JSON.stringify(file, (_, value: unknown) => (isText(value) ? undefined : value));
