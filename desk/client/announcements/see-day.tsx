import { useId, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { todayHere } from '../day-text.ts';
import { useDesk, useSentence } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { TypedInput } from '../forms/typed-input.tsx';
import { setDay } from '../site-frame.ts';
import styles from './announcements.module.css';

/** Sets the desk's clock. */
export function SeeDay() {
  const { day } = useDesk();
  const sentence = useSentence();
  const id = useId();
  const label = sentence({ it: 'Giorno', en: 'Day' });
  const [chosen, setChosen] = useState(day || todayHere());
  return (
    <form
      className={styles.seeDay}
      onSubmit={(event) => {
        event.preventDefault();
        setDay(chosen);
      }}
    >
      <div className={forms.field}>
        <label htmlFor={id}>{label}</label>
        <TypedInput id={id} label={label} kind="day" value={chosen} onChange={(next) => setChosen(String(next))} />
      </div>
      <Button type="submit" disabled={!/^\d{4}-\d\d-\d\d$/.test(chosen)}>
        {sentence({ it: 'Mostra il sito in questo giorno', en: 'Show the site on this day' })}
      </Button>
      {day && <Button onClick={() => setDay('')}>{sentence({ it: 'Mostra oggi', en: 'Back to today' })}</Button>}
    </form>
  );
}
