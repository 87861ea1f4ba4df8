import { languageIds } from '../../../src/navigation/routes.ts';
import type { DeskFault, DeskState, Sentence } from '../../protocol.ts';
import { currentDesk, forgetDrafts, showOnSite, useDeskState } from '../desk-store.ts';
import { isAt } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { dictionary } from './message-places.ts';
import { plainText } from './message-text.ts';
import { listsFile, placeOf } from './messages.ts';

type Texts = Record<string, string>;

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
    place: ({ files }, [language]) => placeOf(files, key, String(language)),
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
  const { files } = useDeskState();
  const isIn = (language: string) => (fault: DeskFault) => {
    const { file, path } = placeOf(files, key, language);
    return fault.file === file && (file !== listsFile || isAt(path)(fault));
  };
  return {
    languages: languageIds.map((language) => ({
      language,
      text: (data as Texts)[language] ?? '',
      isDraft: fields.some(isAt([language])),
      /** what someone else has written here since typing began */
      conflict: conflicts.find(isAt([language]))?.theirs as string | undefined,
      faults: faults.filter(isIn(language)),
    })),
    otherFaults: faults.filter((fault) => !languageIds.some((language) => isIn(language)(fault))),
    edit(language: string, text: string) {
      showOnSite(language, { [key]: text.trim() });
      set([language], text.trim());
    },
    leave,
    discard: (language: string) => discard([language]),
    insist: (language: string) => insist([language]),
  };
}
