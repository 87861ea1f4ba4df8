import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import type { Choices, PublishResult } from '../../protocol.ts';
import { sendRequest } from '../desk-api.ts';
import { open, showStatus, useDesk } from '../desk-store.ts';
import { load, whileBusy } from '../server-state.ts';
import { Buttons, Note, Working } from '../ui/controls.tsx';
import problemStyles from '../ui/field-problems.module.css';
import panelStyles from '../ui/panel.module.css';
import { Changes } from './changes.tsx';
import { Clashes } from './clashes.tsx';

/** Publishing. It first lists what is in no version and what is still to do, then merges what others have published. */
export function Publish() {
  const { state, busy, t, sentence } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  // the sides chosen so far: they stay if others publish again, or if publishing fails
  const [chosen, setChosen] = useState<Choices>({});
  // the result, with the state that it is about
  const [latest, setResult] = useState<PublishResult & { isBuilt: boolean; unsaved: number }>();
  const status = useRef<HTMLDivElement>(null);
  // in a low window the result would be below the edge
  useEffect(() => {
    if (latest) status.current?.scrollIntoView({ block: 'center' });
  }, [latest]);
  const openPoints = state.toDo?.filter((point) => point.state === 'todo') ?? [];
  const unsaved = state.repository.unsaved.length;
  const hasOpen = unsaved > 0 || openPoints.length > 0;
  const isBuilt = !openPoints.some((point) => point.isBlocking);
  // outdated when other changes are unsaved by now
  const result = latest?.unsaved === unsaved ? latest : undefined;
  const publish = (choices: Choices = {}) =>
    whileBusy(async () => {
      setChosen((before) => ({ ...before, ...choices }));
      setAsking(false);
      setResult(undefined);
      setPublishing(true);
      const found = await sendRequest('POST publish', { choices });
      if (found.outcome === 'published') setChosen({});
      // at once: otherwise the merged changes would be announced as changes from outside
      await load();
      // if the panel is closed by now, the status message reports it
      if (status.current) setResult({ ...found, isBuilt, unsaved });
      else showStatus(found.message, found.outcome === 'refused');
    }).finally(() => setPublishing(false));
  /** Publishes by a button that goes. */
  const leaveAndPublish = (choices?: Choices) => {
    status.current?.focus();
    void publish(choices);
  };
  return (
    <>
      <Note>{t.publishHelp}</Note>
      <Button disabled={busy > 0 || !state.toDo} onClick={() => (hasOpen ? setAsking(true) : void publish())}>
        {t.publish}
      </Button>
      {isAsking && hasOpen && (
        <div className={problemStyles.conflict} role="alert">
          {unsaved > 0 && <p>{t.unsaved(unsaved)}</p>}
          {openPoints.length > 0 && <p>{isBuilt ? t.openPoints : t.blockingPoints}</p>}
          {/* above the list of what is to do, which may be long */}
          <Buttons>
            {openPoints.length > 0 && <Button onClick={() => open({ name: 'todo' })}>{t.toDoFirst}</Button>}
            <Button onClick={() => leaveAndPublish()}>{t.publishAnyway}</Button>
          </Buttons>
          <ul>
            {openPoints.map((point) => (
              <li key={`${point.text.en} ${point.path}`}>{sentence(point.text)}</li>
            ))}
          </ul>
        </div>
      )}
      <div role="status" ref={status} tabIndex={-1}>
        {isPublishing && <Working>{t.publishingNow}</Working>}
        {result?.outcome === 'refused' && <p className={panelStyles.refused}>{sentence(result.message)}</p>}
        {result && result.outcome !== 'refused' && <Note>{sentence(result.message)}</Note>}
        {result?.outcome === 'published' && <Note>{result.isBuilt ? t.builtNow : t.notBuiltYet}</Note>}
        {result?.site && result.isBuilt && (
          <Note>
            {t.lookAtIt}{' '}
            <a href={result.site} target="_blank" rel="noopener noreferrer">
              {result.site.replace('https://', '')}
            </a>
          </Note>
        )}
      </div>
      {result?.joined && (
        <>
          <Note>{t.joinedFromOthers}</Note>
          <Changes changes={result.joined} />
        </>
      )}
      {result?.clashes && <Clashes clashes={result.clashes} chosen={chosen} onChosen={leaveAndPublish} />}
    </>
  );
}
