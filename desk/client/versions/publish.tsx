import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { placeKey } from '../../content/entry-path.ts';
import { readable } from '../../content/readable.ts';
import type { Choices, Clash, PublishResult, Side } from '../../protocol.ts';
import { sendRequest } from '../desk-api.ts';
import { open, showStatus, useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { load, whileBusy } from '../server-state.ts';
import { Buttons, Note, SmallButton, Working } from '../ui/controls.tsx';
import problemStyles from '../ui/field-problems.module.css';
import panelStyles from '../ui/panel.module.css';
import { Changes } from './changes.tsx';
import styles from './versions.module.css';

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
  return (
    <>
      <Note>{t.publishHelp}</Note>
      <Button
        disabled={busy > 0 || !state.toDo}
        onClick={() => (unsaved > 0 || openPoints.length > 0 ? setAsking(true) : void publish())}
      >
        {t.publish}
      </Button>
      {isAsking && (
        <div className={problemStyles.conflict} role="alert">
          {unsaved > 0 && <p>{t.unsaved(unsaved)}</p>}
          {openPoints.length > 0 && <p>{isBuilt ? t.openPoints : t.blockingPoints}</p>}
          {/* above the list of what is to do, which may be long */}
          <Buttons>
            {openPoints.length > 0 && <Button onClick={() => open({ name: 'todo' })}>{t.toDoFirst}</Button>}
            <Button
              onClick={() => {
                // this button goes
                status.current?.focus();
                void publish();
              }}
            >
              {t.publishAnyway}
            </Button>
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
      {result?.clashes && <Clashes clashes={result.clashes} chosen={chosen} onChosen={(all) => void publish(all)} />}
    </>
  );
}

interface ClashesProps {
  clashes: Clash[];
  /** the choices made before others published again, or before the connection was lost */
  chosen: Choices;
  onChosen: (choices: Choices) => void;
}

/** The two values of each clash, and the choice between them. */
function Clashes({ clashes, chosen, onChosen }: ClashesProps) {
  const { busy, t, sentence } = useDesk();
  const [all, setAll] = useState<{ side?: Side; count: number }>({ count: 0 });
  // pressing again overrides single choices made since
  const chooseAll = (side: Side) => setAll({ side, count: all.count + 1 });
  const names = { ours: t.yours, theirs: t.published };
  return (
    <form className={forms.group} action={(form) => onChosen(Object.fromEntries(form) as Choices)}>
      {clashes.length > 1 && (
        <Buttons>
          <SmallButton onClick={() => chooseAll('ours')}>{t.allOurs}</SmallButton>
          <SmallButton onClick={() => chooseAll('theirs')}>{t.allTheirs}</SmallButton>
        </Buttons>
      )}
      {clashes.map((clash) => (
        <fieldset key={`${placeKey(clash)} ${all.count}`} className={problemStyles.conflict}>
          <legend>{sentence(clash.label)}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side} className={forms.check}>
              <input
                type="radio"
                name={placeKey(clash)}
                value={side}
                defaultChecked={(all.side ?? chosen[placeKey(clash)]) === side}
                required
              />
              {names[side]}: <Value of={clash[side]} />
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="submit" disabled={busy > 0}>
        {t.joinAndPublish}
      </Button>
    </form>
  );
}

/** The value of one side, or its photograph. */
function Value({ of: value }: { of: unknown }) {
  const { sentence } = useDesk();
  const { image } = Object(value) as { image?: string };
  return image ? <img className={styles.image} src={image} alt="" /> : sentence(readable(value));
}
