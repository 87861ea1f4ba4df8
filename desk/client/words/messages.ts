// The messages in the content files, and where they stand there.
import { isText, listMessages } from '../../../build/content/messages/list-messages.ts';
import { named } from '../../entry-path.ts';
import type { ContentFile, DeskState } from '../../protocol.ts';
import type { Place } from '../drafts/draft.ts';

type Content = Pick<DeskState, 'files'>;

export const listsFile = 'src/hotel/lists.json';
export const dictionaryFile = (language: string) => `src/i18n/${language}.json` as ContentFile;

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
export function messagesIn({ files }: Content, language: string): Record<string, string> {
  const listed = listMessages(files[listsFile]).map(({ key, texts }) => [key, texts[language as 'it'] ?? '']);
  return { ...flatMessages(files[dictionaryFile(language)]), ...Object.fromEntries(listed) };
}

/** The field of a message in a language. */
export function placeOf({ files }: Content, key: string, language: string): Place {
  const listed = listMessages(files[listsFile]).find((one) => one.key === key);
  if (listed) return { file: listsFile, path: named(files[listsFile], [...listed.path, language]) };
  const dot = key.indexOf('.');
  return { file: dictionaryFile(language), path: [key.slice(0, dot), key.slice(dot + 1)] };
}

/** A file without its texts: when it changes, the site has to load again. */
export const withoutTexts = (file: unknown) =>
  JSON.stringify(file, (_, value: unknown) => (isText(value) ? undefined : value));
