import type { Stay } from '../hotel/booking.ts';
import { today } from '../hotel/clock.ts';
import { search } from '../hotel/facts.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** The names of a form's fields for a stay. */
type StayFields = Record<keyof Stay, string>;

// in memory: nothing is stored, and a reload forgets it
const chosen: Stay = {};

/** The stay that the guest has chosen in a form on this visit, as far as it is possible from `firstDay` on. */
export function chosenStay(firstDay = today()): Stay {
  const { checkin = '', checkout = '', adults = '' } = chosen;
  const from = checkin >= firstDay ? checkin : '';
  return {
    checkin: from,
    checkout: checkout >= (from || firstDay) ? checkout : '',
    adults: Number(adults) >= search.adults.least ? adults : '',
  };
}

/**
 * Fills the fields of a form with the stay chosen in another one, and remembers what the guest chooses here. What was
 * typed before hydration stays. @returns stops that
 */
export function shareStay(form: HTMLFormElement, names: StayFields): () => void {
  const fields = (Object.keys(names) as (keyof Stay)[]).map((part) => ({
    part,
    field: form.elements.namedItem(names[part]) as Field,
  }));
  const remember = (isMeant: (field: Field) => boolean) => {
    for (const { part, field } of fields) if (isMeant(field)) chosen[part] = field.value;
  };
  const stay = chosenStay();
  for (const { part, field } of fields) {
    const value = String(stay[part] ?? '');
    if (isUntouched(field) && value && offers(field, value)) field.value = value;
  }
  remember((field) => !isUntouched(field));
  const change = ({ target }: Event) => remember((field) => field === target);
  const submit = () => remember(() => true);
  form.addEventListener('input', change);
  form.addEventListener('submit', submit);
  return () => {
    form.removeEventListener('input', change);
    form.removeEventListener('submit', submit);
  };
}

const isUntouched = (field: Field) =>
  'options' in field ? field.selectedOptions[0]?.defaultSelected : field.value === field.defaultValue;

const offers = (field: Field, value: string) =>
  !('options' in field) || [...field.options].some((option) => option.value === value);
