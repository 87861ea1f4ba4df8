import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { todayHere } from '../day-text.ts';
import { setDay, useDesk, useSentence } from '../desk-store.ts';
import styles from './announcements.module.css';

/** Sets the desk's clock. */
export function SeeDay() {
  const { day } = useDesk();
  const sentence = useSentence();
  const [chosen, setChosen] = useState(day || todayHere());
  return (
    <form
      className={styles.seeDay}
      onSubmit={(event) => {
        event.preventDefault();
        setDay(chosen);
      }}
    >
      <Field
        name="day"
        type="date"
        label={sentence({ it: 'Giorno', en: 'Day' })}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" disabled={!chosen}>
        {sentence({ it: 'Mostra il sito in questo giorno', en: 'Show the site on this day' })}
      </Button>
      {day && <Button onClick={() => setDay('')}>{sentence({ it: 'Mostra oggi', en: 'Back to today' })}</Button>}
    </form>
  );
}
