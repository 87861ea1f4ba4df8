import { useCallback, useEffect, useRef, useState } from 'react';
import { languageIds } from '../../../src/navigation/routes.ts';
import type { DeskFault, Edit, Sentence } from '../../protocol.ts';
import { change, check, currentDesk, forgetDrafts, report, showOnSite, useDeskState } from '../desk-store.ts';
import { dictionary } from './message-places.ts';
import { plainText } from './message-text.ts';

/** Words that are typed and not written yet, by language, each with what the file said when typing began. */
type Draft = Record<string, { text: string; base: string }>;

const checkMs = 250;
const writeMs = 900;
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
  const [faults, setFaults] = useState<DeskFault[]>([]);
  const latest = useRef(draft);
  const session = useRef<string | undefined>(undefined);
  const timers = useRef<{ check?: ReturnType<typeof setTimeout>; write?: ReturnType<typeof setTimeout> }>({});
  const inFile = (language: string) => dictionary(state, language)[key] ?? '';

  const update = useCallback(
    (next: Draft) => {
      latest.current = next;
      keep(key, next);
      setDraft(next);
    },
    [key],
  );

  const editsOf = useCallback(
    (from: Draft): Edit[] =>
      Object.entries(from).map(([language, { text, base }]) => ({
        file: fileOf(language),
        path: pathOf(key),
        value: text,
        before: base,
      })),
    [key],
  );

  const write = useCallback(async () => {
    clearTimeout(timers.current.write);
    clearTimeout(timers.current.check);
    const sent = latest.current;
    const [first] = Object.values(sent);
    if (!first) return;
    session.current ??= crypto.randomUUID();
    const result = await change(labelOf(first.base || first.text), editsOf(sent), session.current);
    setFaults(result.faults);
    if (result.status !== 200) return;
    // what was typed meanwhile stays a draft
    const rest = Object.entries(latest.current)
      .filter(([language, { text }]) => text !== sent[language]?.text)
      .map(([language, { text }]) => [language, { text, base: sent[language]?.text ?? '' }]);
    update(Object.fromEntries(rest));
    for (const language of Object.keys(sent)) {
      if (!latest.current[language]) forgetDrafts(language, [key]);
    }
  }, [editsOf, key, update]);

  const edit = (language: string, text: string) => {
    const base = latest.current[language]?.base ?? inFile(language);
    const { [language]: _, ...others } = latest.current;
    const next = text === base ? others : { ...others, [language]: { text, base } };
    update(next);
    showOnSite(language, { [key]: text });
    clearTimeout(timers.current.check);
    clearTimeout(timers.current.write);
    if (Object.keys(next).length === 0) {
      setFaults([]);
      return;
    }
    timers.current.check = setTimeout(() => {
      check(editsOf(latest.current)).then(setFaults, report);
    }, checkMs);
    timers.current.write = setTimeout(() => void write(), writeMs);
  };

  /** Ends a visit to a field: what comes next is another step to undo. */
  const leave = async () => {
    await write();
    session.current = undefined;
  };

  const discard = (language: string) => {
    const { [language]: _, ...others } = latest.current;
    update(others);
    const text = dictionary(currentDesk().state ?? state, language)[key] ?? '';
    showOnSite(language, { [key]: text });
    forgetDrafts(language, [key]);
    setFaults((known) => known.filter(({ file }) => file !== fileOf(language)));
  };

  /** Keeps one's own words over what someone else has written meanwhile. */
  const insist = (language: string) => {
    const mine = latest.current[language];
    if (!mine) return;
    update({ ...latest.current, [language]: { text: mine.text, base: inFile(language) } });
    void write();
  };

  useEffect(() => {
    const { current } = timers;
    return () => {
      clearTimeout(current.check);
      clearTimeout(current.write);
      void write();
    };
  }, [write]);

  return {
    languages: languageIds.map((language) => {
      const mine = draft[language];
      const file = inFile(language);
      return {
        language,
        text: mine?.text ?? file,
        isDraft: mine !== undefined,
        // someone else has written here since typing began
        conflict: mine && mine.base !== file ? file : undefined,
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
