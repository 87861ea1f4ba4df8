import { expect, it } from 'vitest';
import { factsModule, messageValuesModule } from './content-types.ts';

it('the types of messages name every value with its kind', () => {
  const module = messageValuesModule({
    rooms: { title: 'Camere', guests: '{count, plural, one {{count} ospite di {name}} other {# ospiti}}' },
    common: { open: 'Aperta, {service, select, bar {bar} other {cena}} fino alle {time}' },
  });
  expect(module).toContain("'rooms.title': {};");
  expect(module).toContain("'rooms.guests': {count: number; name: string | number};");
  expect(module).toContain("'common.open': {service: string; time: string | number};");
});

it('the types of facts name the ids and optional fields of all entries', () => {
  const module = factsModule({
    checkIn: '14:00',
    faq: ['pets', 'times'],
    places: [{ id: 'amalfi', km: 5 }, { id: 'lido' }],
  });
  expect(module).toContain("checkIn: string; faq: readonly ('pets' | 'times')[];");
  expect(module).toContain("places: readonly ({ id: 'amalfi' | 'lido'; km?: number })[]");
});
