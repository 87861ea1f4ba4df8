import { languageIds } from '../../../src/navigation/routes.ts';
import type { DeskState, Edit, Sentence } from '../../protocol.ts';
import { currentDesk, forgetDrafts, showOnSite } from '../desk-store.ts';
import { isAt } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { dictionary } from './message-places.ts';
import { plainText } from './message-text.ts';

type Texts = Record<string, string>;

const fileOf = (language: string) => `src/i18n/${language}.json` as Edit['file'];

/** The path of a message in its dictionary. */
function pathOf(key: string): [string, string] {
  const dot = key.indexOf('.');
  return [key.slice(0, dot), key.slice(dot + 1)];
}

function labelOf(text: string): Sentence {
  const plain = plainText(text);
  const short = plain.length > 40 ? `${plain.slice(0, 39).trimEnd()}…` : plain;
  return { it: `testo «${short}»`, en: `words “${short}”` };
}

/** A message that is being edited in all languages: shown at once, checked after a moment, written after a pause. */
export function useMessageDraft(key: string) {
  const inFile = (state: DeskState): Texts =>
    Object.fromEntries(languageIds.map((language) => [language, dictionary(state, language)[key] ?? '']));
  const { data, fields, conflicts, faults, set, discard, insist, leave } = useDraft({
    id: `words ${key}`,
    panel: { name: 'words', key },
    inFile,
    place: (_, [language]) => ({ file: fileOf(String(language)), path: pathOf(key) }),
    label: (state, [first]) => labelOf(inFile(state)[String(first?.path[0])] || key),
    onDiscard([language]) {
      const { state } = currentDesk();
      if (state) showOnSite(String(language), { [key]: inFile(state)[String(language)] ?? '' });
      forgetDrafts(String(language), [key]);
    },
    onWritten(written) {
      for (const { path } of written) forgetDrafts(String(path[0]), [key]);
    },
  });
  return {
    languages: languageIds.map((language) => ({
      language,
      text: (data as Texts)[language] ?? '',
      isDraft: fields.some(isAt([language])),
      /** what someone else has written here since typing began */
      conflict: conflicts.find(isAt([language]))?.theirs as string | undefined,
      faults: faults.filter((fault) => fault.file === fileOf(language)),
    })),
    otherFaults: faults.filter(({ file }) => !languageIds.some((language) => fileOf(language) === file)),
    edit(language: string, text: string) {
      showOnSite(language, { [key]: text.trim() });
      set([language], text.trim());
    },
    leave,
    discard: (language: string) => discard([language]),
    insist: (language: string) => insist([language]),
  };
}
