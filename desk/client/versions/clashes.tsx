import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { placeKey } from '../../content/entry-path.ts';
import { readable } from '../../content/readable.ts';
import type { Choices, Clash, Side } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { Buttons, SmallButton } from '../ui/controls.tsx';
import problemStyles from '../ui/field-problems.module.css';
import styles from './versions.module.css';

interface ClashesProps {
  clashes: Clash[];
  /** the choices made before others published again, or before the connection was lost */
  chosen: Choices;
  onChosen: (choices: Choices) => void;
}

/** The two values of each clash, and the choice between them. */
export function Clashes({ clashes, chosen, onChosen }: ClashesProps) {
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
