// Checkboxes, selects and other fields with choices.

import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { routes } from '../../../src/navigation/routes.ts';
import { placeKey } from '../../content/entry-path.ts';
import { fieldAt } from '../../content/fields.ts';
import { namedIds, nameOfId, withNames } from '../../content/place-label.ts';
import type { Place, Sentence } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { edit, leave } from '../drafts/write.ts';
import { FieldProblems } from '../ui/field-problems.tsx';
import styles from './forms.module.css';
import { type FieldProps, Help, Labelled, useLabel, useValue } from './parts.tsx';

/** Yes or no. If the field is optional, “no” removes it. */
export function Check({ place }: FieldProps) {
  const id = useId();
  const label = useLabel(place);
  const no = fieldAt(place).isOptional ? undefined : false;
  return (
    <div data-field={placeKey(place)}>
      <Box label={label} describedBy={id} isOn={useValue(place) === true} onChange={(isOn) => edit(place, isOn || no)}>
        <Help place={place} id={id} />
      </Box>
      <FieldProblems place={place} label={label} />
    </div>
  );
}

interface BoxProps {
  label: string;
  describedBy?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children?: ReactNode;
}

/** A checkbox with its label. */
export const Box = ({ label, describedBy, isOn, onChange, children }: BoxProps) => (
  <div>
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-describedby={describedBy}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
    {children}
  </div>
);

/** One of several choices, or none. */
export function Choice(props: FieldProps) {
  const { place } = props;
  const { t, sentence } = useDesk();
  const value = useValue(place);
  const { part, meta } = fieldAt(place);
  const choices = part instanceof z.ZodEnum ? part.options.map(String) : [];
  return (
    <Labelled {...props}>
      {(control) => (
        <select
          {...control}
          className={styles.input}
          value={String(value ?? '')}
          onChange={({ target }) => edit(place, target.value || undefined)}
          onBlur={leave}
        >
          <option value="">{t.nothing}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {sentence(meta.choices?.[one] ?? { it: one, en: one })}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Any of the ids that have a name in the dictionary. */
export function SomeOf(props: FieldProps) {
  const { state } = useDesk();
  const item: Place = { ...props.place, path: [...props.place.path, 0] };
  const options = namedIds(state, item).map((id) => ({ id, name: nameOfId(state, item, id) }));
  const chosen = (useValue(props.place) ?? []) as string[];
  return <Several {...props} options={options} chosen={chosen} />;
}

/** The pages of the site: all, or some. */
export function Pages(props: FieldProps) {
  const { state, sentence } = useDesk();
  const pages = useValue(props.place) ?? [];
  const isAll = pages === 'all';
  const options = routes.map(({ id }) => ({ id, name: nameOfId(state, props.place, id) }));
  return (
    <Several {...props} options={isAll ? [] : options} chosen={pages as string[]}>
      <Box
        label={sentence(withNames(state, props.place, 'all') as Sentence)}
        isOn={isAll}
        onChange={(isOn) => edit(props.place, isOn ? 'all' : ['home'])}
      />
    </Several>
  );
}

interface SeveralProps extends FieldProps {
  options: { id: string; name: Sentence }[];
  chosen: readonly string[];
  children?: ReactNode;
}

function Several({ place, options, chosen, children }: SeveralProps) {
  const { sentence } = useDesk();
  const label = useLabel(place);
  const choose = (one: string, isOn: boolean) =>
    edit(
      place,
      options.map(({ id }) => id).filter((id) => (id === one ? isOn : chosen.includes(id))),
    );
  return (
    <fieldset className={styles.group} data-field={placeKey(place)}>
      <legend>{label}</legend>
      <Help place={place} />
      {children}
      {options.length > 0 && (
        <div className={styles.several}>
          {options.map(({ id, name }) => (
            <Box key={id} label={sentence(name)} isOn={chosen.includes(id)} onChange={(isOn) => choose(id, isOn)} />
          ))}
        </div>
      )}
      <FieldProblems place={place} label={label} />
    </fieldset>
  );
}
