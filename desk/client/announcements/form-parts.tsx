import type { ReactNode } from 'react';
import { type PageId, routes } from '../../../src/navigation/routes.ts';
import { Field } from '../../../src/ui/field.tsx';
import { valueAt } from '../../entry-path.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import type { Place } from '../drafts/draft.ts';
import { dataIn } from '../drafts/drafts.ts';
import { edit, leave } from '../drafts/write.ts';
import { fieldKey } from '../ui/focus-field.ts';
import { Trouble } from '../ui/trouble.tsx';
import { pageName } from '../words/message-places.ts';
import styles from './announcements.module.css';
import type { AnnouncementRecord } from './records.ts';

interface PartProps {
  place: Place;
  label: string;
}

function useValue<Value>({ file, path }: Place): Value {
  return valueAt(dataIn(useDesk(), file), path) as Value;
}

/** A day, or none. */
export function Day({ place, label, none }: PartProps & { none: string }) {
  const value = useValue<string | null>(place);
  return (
    <div className={styles.day} data-field={fieldKey(place)}>
      <Field
        name="day"
        type="date"
        label={label}
        value={value ?? ''}
        onChange={({ target }) => edit(place, target.value || null)}
        onBlur={leave}
      />
      <span className={styles.none}>{none}</span>
      <Trouble place={place} label={label} />
    </div>
  );
}

/** Yes or no. @param isOptional whether no is written as nothing */
export function Check({ place, label, isOptional = false }: PartProps & { isOptional?: boolean }) {
  const isOn = useValue<boolean | undefined>(place) ?? false;
  return (
    <div data-field={fieldKey(place)}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => edit(place, target.checked || (isOptional ? undefined : false))}
        />
        {label}
      </label>
      <Trouble place={place} label={label} />
    </div>
  );
}

interface OptionalProps extends PartProps {
  /** what it holds to begin with */
  empty: object;
  children: ReactNode;
}

/** A part that an announcement may have, and its switch. */
export function Optional({ place, label, empty, children }: OptionalProps) {
  const isOn = useValue<object | undefined>(place) !== undefined;
  return (
    <section className={styles.optional} aria-label={label} data-field={fieldKey(place)}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => edit(place, target.checked ? empty : undefined)}
        />
        {label}
      </label>
      {isOn && children}
      <Trouble place={place} label={label} isWhole={false} />
    </section>
  );
}

/** The pages that show an announcement: all, or some. */
export function PagesField({ place, label }: PartProps) {
  const state = useDeskState();
  const { language } = useDesk();
  const sentence = useSentence();
  const pages = useValue<AnnouncementRecord['pages']>(place);
  const choose = (page: PageId, isChosen: boolean) =>
    edit(
      place,
      routes.map(({ id }) => id).filter((one) => (one === page ? isChosen : pages.includes(one))),
    );
  return (
    <div data-field={fieldKey(place)}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={pages === 'all'}
          onChange={({ target }) => edit(place, target.checked ? 'all' : ['home'])}
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
      <Trouble place={place} label={label} />
    </div>
  );
}
