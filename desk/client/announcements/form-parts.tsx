import type { ReactNode } from 'react';
import { type PageId, routes } from '../../../src/navigation/routes.ts';
import { Field } from '../../../src/ui/field.tsx';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import { pageName } from '../words/message-places.ts';
import styles from './announcements.module.css';
import type { AnnouncementRecord } from './records.ts';

interface DayProps {
  label: string;
  none: string;
  value: string | null;
  onChange: (day: string | null) => void;
  onLeave: () => void;
}

/** A day, or none. */
export function Day({ label, none, value, onChange, onLeave }: DayProps) {
  return (
    <div className={styles.day}>
      <Field
        name="day"
        type="date"
        label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={onLeave}
      />
      <span className={styles.none}>{none}</span>
    </div>
  );
}

interface OptionalProps {
  title: string;
  conflict: ReactNode;
  isOn: boolean;
  onToggle: (on: boolean) => void;
  children: ReactNode;
}

/** A part that an announcement may have, and its switch. */
export function Optional({ title, conflict, isOn, onToggle, children }: OptionalProps) {
  return (
    <section className={styles.optional} aria-label={title}>
      <label className={styles.check}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => onToggle(target.checked)} />
        {title}
      </label>
      {conflict}
      {isOn && children}
    </section>
  );
}

interface PagesFieldProps {
  pages: AnnouncementRecord['pages'];
  onChange: (pages: AnnouncementRecord['pages']) => void;
}

/** The pages that show an announcement: all, or some. */
export function PagesField({ pages, onChange }: PagesFieldProps) {
  const state = useDeskState();
  const { language } = useDesk();
  const sentence = useSentence();
  const choose = (page: PageId, isChosen: boolean) =>
    onChange(routes.map(({ id }) => id).filter((one) => (one === page ? isChosen : pages.includes(one))));
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={pages === 'all'}
          onChange={({ target }) => onChange(target.checked ? 'all' : ['home'])}
        />
        {sentence({ it: 'In tutte le pagine', en: 'On every page' })}
      </label>
      {pages !== 'all' && (
        <div className={styles.pages}>
          {routes.map(({ id: page }) => (
            <label key={page} className={styles.check}>
              <input
                type="checkbox"
                checked={pages.includes(page)}
                onChange={({ target }) => choose(page, target.checked)}
              />
              {pageName(state, page, language)}
            </label>
          ))}
        </div>
      )}
    </>
  );
}
