// The places of the content: what they are called, and what opens for them.

import { listMessages } from '../../build/content/messages/list-messages.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { announcementsFile, dictionaryFile, listsFile } from '../content/content.ts';
import { indexed, named, same, valueAt } from '../content/entry-path.ts';
import { plainText } from '../content/message-text.ts';
import { languageName } from '../content/readable.ts';
import type { DeskState, FieldPath, Place, Sentence } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';
import type { Desk, Panel } from './desk-store.ts';
import { dataIn } from './drafts/drafts.ts';
import { pathLabel } from './facts/fact-index.ts';

const languageOf = (file: string) => languageIds.find((language) => dictionaryFile(language) === file);

/** The key of the message whose text stands at a place. */
function keyAt({ files }: DeskState, { file, path }: Place): string | undefined {
  if (languageOf(file)) return path.length > 1 ? path.join('.') : undefined;
  const at = indexed(files[file], path).slice(0, -1);
  return file === listsFile ? listMessages(files[file]).find((one) => same(one.path, at))?.key : undefined;
}

/** What shows a place. */
export function panelFor(state: DeskState, file: string, path: FieldPath = []): Panel | undefined {
  const at: Place = { file, path: named(state.files[file], path) };
  const key = keyAt(state, at);
  if (key) return { name: 'words', subject: key, at };
  if (languageOf(file)) return { name: 'words' };
  if (file.startsWith('src/hotel/')) return { name: 'facts', at };
  if (file === announcementsFile) return { name: 'announcements', at };
  if (!file.startsWith('photos')) return undefined;
  const picture = String(path[0] ?? '');
  return picture ? { name: 'photographs', subject: picture } : { name: 'photographs' };
}

const short = (text: unknown) => {
  const plain = plainText(String(text ?? ''));
  return plain.length > 40 ? `${plain.slice(0, 39).trimEnd()}…` : plain;
};

/** What a place is called. */
export function placeLabel(desk: Desk, { file, path }: Place): Sentence {
  const { state } = desk;
  if (keyAt(state, { file, path })) {
    const language = languageOf(file) ?? String(path.at(-1));
    const text = short(valueAt(state.files[file], path) ?? valueAt(dataIn(desk, file), path));
    return inBoth((t, to) => (text ? t.text(text) : t.textIn(languageName(language, to))));
  }
  // an entry that is added is in no file yet
  return pathLabel({ ...state, files: { ...state.files, [file]: dataIn(desk, file) } }, file, path);
}
