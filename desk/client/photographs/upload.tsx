import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskState, Refusal, Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { Refused, send } from '../desk-api.ts';
import { useDesk } from '../desk-store.ts';
import { act } from '../server-state.ts';
import { Working } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import { Faults } from '../ui/trouble.tsx';

const mostBytes = 60_000_000;

// a file that is dropped on the site is of its frame's own kind, and one from the session is no file
const isFile = (file: unknown): file is File => Object.prototype.toString.call(file) === '[object File]';

/** Sends files to where `body` makes a request of them, beginning with one that is there already. */
export function useUpload(
  path: string,
  body: (files: readonly File[]) => File | FormData,
  done: Sentence,
  first?: File,
) {
  /** how much has arrived, from 0 to 1; undefined while nothing is sent */
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState<Refusal>();
  const start = async (files: readonly File[]) => {
    const isTooLarge = files.reduce((sum, { size }) => sum + size, 0) > mostBytes;
    setRefused(isTooLarge ? { problem: inBoth('fileTooLarge') } : undefined);
    if (isTooLarge) return;
    setShare(0);
    try {
      await act(() => send<DeskState>(path, body(files), setShare), done);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error.refusal);
    } finally {
      setShare(undefined);
    }
  };
  const begin = useEffectEvent(start);
  const begun = useRef<File>(undefined);
  useEffect(() => {
    if (!isFile(first) || begun.current === first) return;
    begun.current = first;
    void begin([first]);
  }, [first]);
  return { share, refused, start };
}

/** How an upload goes, and why it is refused. */
export function UploadState({ share, refused }: ReturnType<typeof useUpload>) {
  const { t, sentence } = useDesk();
  const isSent = share !== undefined && share >= 1;
  return (
    <>
      <div role="status">
        {share !== undefined && (
          <Working share={isSent ? undefined : share}>{isSent ? t.preparingPhotograph : t.receivingFile}</Working>
        )}
      </div>
      {refused && (
        <div role="alert">
          {refused.faults?.length ? (
            <Faults faults={refused.faults} />
          ) : (
            <p className={panelStyles.refused}>{sentence(refused.problem)}</p>
          )}
        </div>
      )}
    </>
  );
}
