import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import type { PublishAnswer, Requests } from '../../protocol.ts';
import { ask } from '../desk-api.ts';
import { open, useDesk } from '../desk-store.ts';
import { placeLabel } from '../places.ts';
import { readable } from '../readable.ts';
import { Note } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import { Faults } from '../ui/trouble.tsx';
import { plainText } from '../words/message-text.ts';
import styles from './versions.module.css';

type Choices = Requests['POST publish']['body']['choices'];

export interface PublishProps {
  isBusy: boolean;
  /** runs one task at a time, and says why it is refused */
  run: (task: () => Promise<void>) => Promise<void>;
}

/** Publishing: what is still open is listed first, and what others have published meanwhile is joined. */
export function Publish({ isBusy, run }: PublishProps) {
  const { state, t, sentence } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<PublishAnswer>();
  const openPoints = state.toDo?.filter((point) => point.state === 'todo') ?? [];
  const publish = (choices: Choices = {}) =>
    run(async () => {
      setAsking(false);
      setAnswer(undefined);
      setAnswer(await ask('POST publish', { choices }));
    });
  return (
    <>
      <Note>{t.publishHelp}</Note>
      <Button
        disabled={isBusy || !state.toDo}
        onClick={() => (openPoints.length > 0 ? setAsking(true) : void publish())}
      >
        {t.publish}
      </Button>
      {isAsking && (
        <div className={styles.asked} role="alert">
          <p>{t.openPoints}</p>
          <ul>
            {openPoints.map((point) => (
              <li key={`${point.text.en} ${point.path}`}>{sentence(point.text)}</li>
            ))}
          </ul>
          <Button onClick={() => open({ name: 'todo' })}>{t.toDoFirst}</Button>
          <Button onClick={() => void publish()}>{t.publishAnyway}</Button>
        </div>
      )}
      <div role="status">
        {answer?.published && <Note>{sentence(answer.said)}</Note>}
        {answer && !answer.published && <p className={panelStyles.refused}>{sentence(answer.said)}</p>}
        {answer?.published && openPoints.length > 0 && <Note>{t.notBuiltYet}</Note>}
        {answer?.site && openPoints.length === 0 && (
          <Note>
            {t.lookAtIt}{' '}
            <a href={answer.site} target="_blank" rel="noopener noreferrer">
              {answer.site.replace('https://', '')}
            </a>
          </Note>
        )}
        {answer?.faults && <Faults faults={answer.faults} />}
      </div>
      {answer?.clashes && <Clashes clashes={answer.clashes} isBusy={isBusy} onChosen={(all) => void publish(all)} />}
    </>
  );
}

interface ClashesProps {
  clashes: NonNullable<PublishAnswer['clashes']>;
  isBusy: boolean;
  onChosen: (choices: Choices) => void;
}

/** Both values of each field that others have published with another one, and the choice between them. */
function Clashes({ clashes, isBusy, onChosen }: ClashesProps) {
  const desk = useDesk();
  const { t, sentence } = desk;
  const [chosen, setChosen] = useState<Choices>({});
  const names = { ours: t.yours, theirs: t.published };
  return (
    <>
      {clashes.map((clash) => (
        <fieldset key={clash.id} className={styles.clash}>
          <legend>{sentence(placeLabel(desk, clash))}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={clash.id}
                checked={chosen[clash.id] === side}
                onChange={() => setChosen({ ...chosen, [clash.id]: side })}
              />
              {names[side]}: {plainText(sentence(readable(clash[side])))}
            </label>
          ))}
        </fieldset>
      ))}
      <Button disabled={isBusy || clashes.some(({ id }) => !chosen[id])} onClick={() => onChosen(chosen)}>
        {t.joinAndPublish}
      </Button>
    </>
  );
}
