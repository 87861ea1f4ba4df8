import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskFault, Edit, Refusal, Sentence } from '../protocol.ts';
import { Refused } from './desk-api.ts';
import { change, check, report, say } from './desk-store.ts';

const checkMs = 250;
const writeMs = 900;

interface Writing {
  label: Sentence;
  edits: Edit[];
}

/** Says what someone else has written meanwhile; one's own stays in the field. */
function sayConflict({ problem, now }: Refusal): void {
  const theirs = typeof now === 'string' || typeof now === 'number' ? String(now) : JSON.stringify(now);
  if (theirs === undefined) say(problem, true);
  else say({ it: `${problem.it} Ora c’è scritto: ${theirs}`, en: `${problem.en} It now says: ${theirs}` }, true);
}

/**
 * Checks what is typed after a moment and writes it after a pause, one write after the other. A visit to a field is one step
 * to undo.
 * @param pending what is typed and not written yet, at the time of the call
 * @param onWritten what the server has taken
 */
export function useWriter(
  pending: () => Writing,
  onWritten: (edits: Edit[]) => void,
  onConflict: (refusal: Refusal) => void = sayConflict,
) {
  const [faults, setFaults] = useState<DeskFault[]>([]);
  const latest = useRef({ pending, onWritten, onConflict });
  latest.current = { pending, onWritten, onConflict };
  const session = useRef<string | undefined>(undefined);
  const queue = useRef(Promise.resolve());
  const timers = useRef<{ check?: ReturnType<typeof setTimeout>; write?: ReturnType<typeof setTimeout> }>({});

  const write = useCallback(() => {
    clearTimeout(timers.current.check);
    clearTimeout(timers.current.write);
    queue.current = queue.current.then(async () => {
      const { label, edits } = latest.current.pending();
      if (edits.length === 0) return;
      session.current ??= crypto.randomUUID();
      const result = await change(label, edits, session.current);
      setFaults(result.faults);
      if (result.status === 200) latest.current.onWritten(edits);
      else if (result.status === 409 && result.refusal) latest.current.onConflict(result.refusal);
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
    if (latest.current.pending().edits.length === 0) {
      setFaults([]);
      return;
    }
    timers.current.check = setTimeout(() => {
      check(latest.current.pending().edits).then(setFaults, (error) => {
        if (!(error instanceof Refused) || error.status !== 409) return report(error);
        // nothing is written over what someone else has written until the field is left or changed again
        clearTimeout(timers.current.write);
        latest.current.onConflict(error.refusal);
      });
    }, checkMs);
    timers.current.write = setTimeout(write, writeMs);
  }, [write]);

  // what is typed is not lost with the panel
  useEffect(() => () => void write(), [write]);

  return { faults, setFaults, schedule, leave, write };
}
