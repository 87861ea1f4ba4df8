import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { DeskFault, DeskState, Edit, FieldPath, Sentence } from '../../protocol.ts';
import { Refused } from '../desk-api.ts';
import { change, check, currentDesk, load, report, useDeskState } from '../desk-store.ts';
import type { Panel } from '../panels.ts';
import { changesBetween } from './changes-between.ts';
import * as drafts from './drafts.ts';

const checkMs = 250;
const writeMs = 900;

/** Something that is edited as one: a message in its languages, a file of facts, an announcement. */
export interface Subject {
  id: string;
  /** what shows it */
  panel: Panel;
  inFile: (state: DeskState) => unknown;
  /** where a field of it stands */
  place: (state: DeskState, path: FieldPath) => Pick<Edit, 'file' | 'path'>;
  label: (state: DeskState, fields: readonly drafts.FieldDraft[]) => Sentence;
  /** the file is to be shown again in place of what was typed */
  onDiscard?: (path: FieldPath) => void;
  onWritten?: (fields: readonly drafts.FieldDraft[]) => void;
  /** it is written when its owner says so */
  isManual?: boolean;
}

const stateNow = () => currentDesk().state as DeskState;

/**
 * Checks what is typed after a moment and writes it after a pause, one write after the other. A visit to a field is one step
 * to undo. What is refused, or in conflict, stays a draft and holds up nothing else.
 */
export function useDraft(subject: Subject) {
  const state = useDeskState();
  drafts.useAllDrafts();
  const { id } = subject;
  const fields = drafts.fieldsOf(id);
  const inFile = subject.inFile(state);
  const data = useMemo(() => drafts.withDrafts(inFile, fields), [inFile, fields]);
  const conflicts = useMemo(() => drafts.conflictsIn(inFile, fields), [inFile, fields]);
  const latest = useRef({ subject, data });
  latest.current = { subject, data };
  const session = useRef<string | undefined>(undefined);
  const queue = useRef(Promise.resolve());
  const timers = useRef<{ check?: ReturnType<typeof setTimeout>; write?: ReturnType<typeof setTimeout> }>({});

  const write = useCallback(() => {
    clearTimeout(timers.current.check);
    clearTimeout(timers.current.write);
    queue.current = queue.current.then(async () => {
      const { subject: of } = latest.current;
      if (of.isManual) return;
      const ready = readyOf(of);
      if (ready.length === 0) return mark(of, [], hasConflict(of));
      session.current ??= crypto.randomUUID();
      const send = async (sent: readonly drafts.FieldDraft[]) => {
        const result = await change(of.label(stateNow(), sent), editsOf(of, sent), session.current);
        if (result.status !== 200) return result;
        drafts.settle(of.id, of.inFile(stateNow()), sent);
        of.onWritten?.(sent);
        return result;
      };
      const { status, faults } = await send(ready);
      const sound = ready.filter((field) => !faults.some((fault) => speaksOf(fault, of, field.path)));
      if (status === 422 && sound.length > 0 && sound.length < ready.length) await send(sound);
      mark(of, faults, status !== 200 || hasConflict(of));
      // another field of the file has changed meanwhile
      if (status === 409 && !hasConflict(of)) timers.current.write = setTimeout(write, writeMs);
    });
    return queue.current;
  }, []);

  const leave = useCallback(() => {
    void write().finally(() => {
      session.current = undefined;
    });
  }, [write]);

  const schedule = useCallback(() => {
    clearTimeout(timers.current.check);
    clearTimeout(timers.current.write);
    const { subject: of } = latest.current;
    if (of.isManual) return mark(of, drafts.faultsOf(of.id), true);
    if (readyOf(of).length === 0) return mark(of, [], hasConflict(of));
    timers.current.check = setTimeout(() => {
      check(editsOf(of, readyOf(of))).then(
        (faults) => mark(of, faults, faults.length > 0 || hasConflict(of)),
        (error) => {
          if (!(error instanceof Refused) || error.status !== 409) return report(error);
          // the panel shows both, and nothing is written over what someone else has written
          clearTimeout(timers.current.write);
          load().then(() => mark(of, [], true), report);
        },
      );
    }, checkMs);
    timers.current.write = setTimeout(write, writeMs);
  }, [write]);

  const draft = useCallback(
    (changes: readonly { path: FieldPath; value?: unknown }[]) => {
      const { subject: of } = latest.current;
      const now = stateNow();
      drafts.draft(of.id, of.panel, of.inFile(now), changes);
      schedule();
    },
    [schedule],
  );

  /** Takes a copy of the data with other fields, as it was shown. */
  const update = useCallback((next: unknown) => draft(changesBetween(latest.current.data, next)), [draft]);
  const set = useCallback((path: FieldPath, value: unknown) => draft([{ path, value }]), [draft]);

  /** Goes back to what the file says. */
  const discard = useCallback(
    (path: FieldPath) => {
      drafts.discard(id, path);
      latest.current.subject.onDiscard?.(path);
      schedule();
    },
    [id, schedule],
  );

  /** Keeps one's own over what someone else has written meanwhile. */
  const insist = useCallback(
    (path: FieldPath) => {
      drafts.rebase(id, latest.current.subject.inFile(stateNow()), path);
      void write();
    },
    [id, write],
  );

  // a draft that waited is checked again, and what is typed is not lost with the panel
  useEffect(() => {
    if (drafts.fieldsOf(id).length > 0) schedule();
    const hide = latest.current.subject.isManual ? () => {} : drafts.show(id, discard);
    return () => {
      hide();
      void write();
    };
  }, [id, schedule, discard, write]);

  return { data, fields, conflicts, faults: drafts.faultsOf(id), update, set, discard, insist, leave };
}

/** Says what is known of the drafts, which are called after the newest. */
function mark(subject: Subject, found: readonly DeskFault[], isWaiting: boolean): void {
  const { id, inFile, label } = subject;
  // what is in conflict is not checked again
  const conflicts = drafts.conflictsIn(inFile(stateNow()), drafts.fieldsOf(id));
  const held = drafts.faultsOf(id).filter((fault) => conflicts.some(({ path }) => speaksOf(fault, subject, path)));
  drafts.mark(id, {
    faults: [...new Set([...found, ...held])],
    isWaiting,
    label: label(stateNow(), drafts.fieldsOf(id).slice(-1)),
  });
}

/** The drafts that can be written: without those in conflict. */
function readyOf({ id, inFile }: Subject): drafts.FieldDraft[] {
  const conflicts = drafts.conflictsIn(inFile(stateNow()), drafts.fieldsOf(id));
  return drafts.fieldsOf(id).filter(({ path }) => !conflicts.some(drafts.isAt(path)));
}

const hasConflict = ({ id, inFile }: Subject) => drafts.conflictsIn(inFile(stateNow()), drafts.fieldsOf(id)).length > 0;

const editsOf = ({ place }: Subject, fields: readonly drafts.FieldDraft[]): Edit[] =>
  fields.map(({ path, base, value }) => ({
    ...place(stateNow(), path),
    ...(value !== undefined && { value }),
    ...(base === undefined ? { isNew: true } : { before: base }),
  }));

/** Whether a fault is at a field, within it or around it. */
function speaksOf(fault: DeskFault, { place }: Subject, path: FieldPath): boolean {
  const at = place(stateNow(), path);
  const shared = Math.min(at.path.length, fault.path.length);
  return at.file === fault.file && at.path.slice(0, shared).join('/') === fault.path.slice(0, shared).join('/');
}
