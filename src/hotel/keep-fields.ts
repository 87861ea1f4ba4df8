import { search } from './facts.ts';
import { today } from './hours/clock.ts';
import type { Stay } from './links/booking.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The names of a form's fields for a stay. */
type StayFields = Record<keyof Stay, string>;

// in memory: nothing is stored, and a reload forgets it
const chosen: Stay = {};

/** The values with which each form comes back, by field. */
const drafts = new Map<StayFields, Map<string, string>>();

/** The stay that the visitor has chosen in a form on this visit, without dates that are past. */
export function chosenStay(): Stay {
  const firstDay = today();
  const { checkin = '', checkout = '', adults = '' } = chosen;
  const from = checkin >= firstDay ? checkin : '';
  return {
    checkin: from,
    checkout: checkout >= (from || firstDay) ? checkout : '',
    adults: Number(adults) >= search.adults.min ? adults : '',
  };
}

/**
 * Fills a form with what the visitor has typed in it on this visit, or else with the stay chosen in another form, and
 * remembers what the visitor types. What was typed before hydration stays. Fields that were reset come back empty until
 * a stay is chosen elsewhere.
 * @returns a function that stops it
 */
export function keepFields(form: HTMLFormElement, names: StayFields): () => void {
  const draft = drafts.get(names) ?? new Map<string, string>();
  drafts.set(names, draft);
  const fields = [...form.elements].filter(isField);
  const partOf = ({ name }: Field) => (Object.keys(names) as (keyof Stay)[]).find((part) => names[part] === name);

  const remember = (field: Field) => {
    draft.set(field.name, field.value);
    const part = partOf(field);
    if (!part) return;
    chosen[part] = field.value;
    // the latest choice counts in every form
    for (const [others, values] of drafts) {
      if (others !== names) for (const name of Object.values(others)) values.delete(name);
    }
  };
  const typed = fields.filter((field) => !isUntouched(field));
  const stay = chosenStay();
  for (const field of fields) {
    const part = partOf(field);
    const value = String(draft.get(field.name) ?? (part && stay[part]) ?? '');
    if (isUntouched(field) && value) field.value = nearest(field, value);
  }
  typed.forEach(remember);

  const change = ({ target }: Event) => {
    if (fields.includes(target as Field)) remember(target as Field);
  };
  const submit = () => fields.filter(({ value }) => value).forEach(remember);
  const reset = () => {
    for (const { name } of fields) draft.set(name, '');
  };
  const controller = new AbortController();
  const { signal } = controller;
  form.addEventListener('input', change, { signal });
  form.addEventListener('submit', submit, { signal });
  form.addEventListener('reset', reset, { signal });
  return () => controller.abort();
}

const isField = (element: Element): element is Field =>
  element.matches('[name]:is(input:not([type=hidden]), select, textarea)');

const isUntouched = (field: Field) =>
  'options' in field ? field.selectedOptions[0]?.defaultSelected : field.value === field.defaultValue;

/** The value, or the largest option if a number is larger: the search offers fewer guests than the request. */
const nearest = (field: Field, value: string) =>
  'options' in field ? String(Math.min(Math.trunc(+value), +(field.options[field.length - 1]?.value ?? 0))) : value;
