import { useRef } from 'react';
import { isDay } from '../../../build/content/values/parse-day.ts';
import { useDesk } from '../desk-store.ts';
import { Sign } from '../ui/controls.tsx';
import styles from './forms.module.css';

interface DayPickerProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** The browser's own calendar, beside a field. */
export function DayPicker({ label, day, onChange }: DayPickerProps) {
  const { t } = useDesk();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.picker}
        aria-label={`${label}: ${t.chooseFromTheCalendar}`}
        onClick={() => picker.current?.showPicker()}
      >
        <Sign path="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />
      </button>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isDay(day) ? day : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
