import { useRef, useState } from 'react';
import { languageIds } from '../../../src/navigation/routes.ts';
import type { Edit, Sentence } from '../../protocol.ts';
import { currentDesk, forgetDrafts, showOnSite, useDeskState } from '../desk-store.ts';
import { useWriter } from '../use-writer.ts';
import { dictionary } from './message-places.ts';
import { plainText } from './message-text.ts';

/** Words that are typed and not written yet, by language, each with what the file said when typing began. */
type Draft = Record<string, { text: string; base: string }>;

const storageKey = 'desk-drafts';

// drafts outlive the panel and a reload: a text with a fault is not written, but not lost either
const kept = new Map<string, Draft>(Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')));
function keep(key: string, draft: Draft): void {
  if (Object.keys(draft).length > 0) kept.set(key, draft);
  else kept.delete(key);
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
}

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
  const state = useDeskState();
  const [draft, setDraft] = useState<Draft>(() => kept.get(key) ?? {});
  const latest = useRef(draft);
  const inFile = (language: string) => dictionary(state, language)[key] ?? '';

  const update = (next: Draft) => {
    latest.current = next;
    keep(key, next);
    setDraft(next);
  };

  const pending = () => {
    const [first] = Object.values(latest.current);
    return {
      label: labelOf(first?.base || first?.text || key),
      edits: Object.entries(latest.current).map(
        ([language, { text, base }]): Edit => ({
          file: fileOf(language),
          path: pathOf(key),
          value: text,
          before: base,
        }),
      ),
    };
  };

  const { faults, setFaults, schedule, leave, write } = useWriter(
    pending,
    (edits) => {
      // what was typed meanwhile stays a draft
      const rest = Object.entries(latest.current).flatMap(([language, mine]): [string, Draft[string]][] => {
        const sent = edits.find(({ file }) => file === fileOf(language));
        if (!sent) return [[language, mine]];
        forgetDrafts(language, [key]);
        return mine.text === sent.value ? [] : [[language, { text: mine.text, base: String(sent.value) }]];
      });
      update(Object.fromEntries(rest));
    },
    // the panel shows both texts
    () => {},
  );

  const edit = (language: string, text: string) => {
    const base = latest.current[language]?.base ?? inFile(language);
    const { [language]: _, ...others } = latest.current;
    update(text === base ? others : { ...others, [language]: { text, base } });
    showOnSite(language, { [key]: text });
    schedule();
  };

  const discard = (language: string) => {
    const { [language]: _, ...others } = latest.current;
    update(others);
    const text = dictionary(currentDesk().state ?? state, language)[key] ?? '';
    showOnSite(language, { [key]: text });
    forgetDrafts(language, [key]);
    setFaults((known) => known.filter(({ file }) => file !== fileOf(language)));
    schedule();
  };

  /** Keeps one's own words over what someone else has written meanwhile. */
  const insist = (language: string) => {
    const mine = latest.current[language];
    if (!mine) return;
    update({ ...latest.current, [language]: { text: mine.text, base: inFile(language) } });
    void write();
  };

  return {
    languages: languageIds.map((language) => {
      const mine = draft[language];
      const file = inFile(language);
      return {
        language,
        text: mine?.text ?? file,
        isDraft: mine !== undefined,
        // someone else has written here since typing began
        conflict: mine && mine.base !== file && mine.text !== file ? file : undefined,
        faults: faults.filter((fault) => fault.file === fileOf(language)),
      };
    }),
    otherFaults: faults.filter(({ file }) => !languageIds.some((language) => fileOf(language) === file)),
    edit,
    leave,
    discard,
    insist,
  };
}
