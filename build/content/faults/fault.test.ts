import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultsAfter, setMessage, setValue } from '../content-fixtures.ts';
import { hotelFiles, hotelParts } from '../hotel-files.ts';
import { valuesIn } from '../messages/message-values.ts';
import { readMessages } from '../messages/site-messages.ts';
import { schemas } from '../schema/hotel-schemas.ts';
import { partsOf } from '../schema/schema-faults.ts';
import { valueNames } from '../values/value-names.ts';
import { fieldName, problem, sentenceOf } from './fault.ts';

it.each(hotelParts)('every field of %s has a label in both languages', (part) => {
  const fields = partsOf(schemas[part]).filter(({ path, part }) => {
    const last = path.at(-1);
    // an entry is named by its id
    const isEntry = last === '*' && part instanceof z.ZodObject;
    return last !== undefined && last !== '$schema' && !isEntry;
  });
  expect(fields.length).toBeGreaterThan(3);
  const unnamed = fields.filter(({ meta: { label } }) => !label?.it || !label.en);
  expect(unnamed.map(({ path }) => fieldName(path))).toEqual([]);
});

it('every value of a text has a name', () => {
  const texts = Object.values(readMessages('it')).flatMap((group) => Object.values(group));
  const used = texts.map(valuesIn).flatMap((found) => (found instanceof Map ? [...found.keys()] : []));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !Object.hasOwn(valueNames, name))).toEqual([]);
});

it.each([
  [
    setValue('facts', 'hours.breakfast.from', '25:00'),
    'must be a time from 00:00 to 23:59, with two digits each, but is “25:00”',
    'Scrivete un’ora da 00:00 a 23:59; ora c’è «25:00».',
  ],
  [
    setValue('identity', 'tableBooking', ''),
    'must be the address of a page, like https://www.hotelmaiolica.it/camere, or empty, but is empty',
    'Scrivete l’indirizzo di una pagina, come www.hotelmaiolica.it/camere, oppure lasciate vuoto; ora è vuoto.',
  ],
  [
    setValue('lists', 'services[0].text', { it: 'A {metres} m', en: '{metres} m away' }),
    'has “metres” (in the file: {metres}), which the site does not have here, but only “check-in time”, “check-out time”, “start of breakfast”, “end of breakfast”, “metres to the car park”, “metres to the beach club”, “beach club”, “phone”, “e-mail”. Take it out of the text; if you typed the braces yourself, take out only those',
    'Togliete dal testo quello che qui il sito non ha: «metri». Qui ha solo «ora del check-in», «ora del check-out», «inizio della colazione», «fine della colazione», «metri dal parcheggio», «metri dal lido», «nome del lido», «telefono», «e-mail». Se avete scritto voi le parentesi graffe, togliete solo quelle.',
  ],
  [
    setMessage('it', 'nav.rooms', 'Camere {nome}'),
    'has “nome” (in the file: {nome}), which the site does not have here. Take it out of the text; if you typed the braces yourself, take out only those',
    'Togliete dal testo quello che qui il sito non ha: «nome». Se avete scritto voi le parentesi graffe, togliete solo quelle.',
  ],
  [
    setMessage('en', 'hero.subtitle', 'By the sea'),
    'must have the same data as the text in Italian: “metres”. Put them back with the + buttons below the text, or take them out of the other too',
    'Il testo deve contenere gli stessi dati di quello in italiano: «metri». Rimetteteli con i bottoni +, sotto il testo, o toglieteli anche dall’altro.',
  ],
])('a fault has a sentence in both languages (%#)', (change, en, it) => {
  const [fault = { file: hotelFiles.facts, path: [], ...problem('text') }] = faultsAfter(change);
  expect([sentenceOf(fault, 'en'), sentenceOf(fault, 'it')]).toEqual([en, it]);
});

it.each([
  [setMessage('it', 'nav.rooms', "L'isola"), 'L’isola'],
  [setValue('facts', 'hours.lunch.from', '12.30'), '12:30'],
  [setValue('facts', 'distances.sea.metres', '2 km'), 2000],
  [setValue('lists', 'experiences[1].hours.to', '8 ore'), 8],
  [setValue('identity', 'site', 'www.hotelrosa.it/it'), 'https://www.hotelrosa.it'],
  [setValue('identity', 'booking.path', '/it/prenota?hotel=77'), '/it/prenota'],
  [
    setValue('lists', 'profiles[0]', { id: 'x', name: 'Instagram', url: '@rosa.maiori' }),
    'https://www.instagram.com/rosa.maiori',
  ],
  [setValue('lists', 'profiles[0]', { id: 'x', name: 'Tripadvisor', url: '@rosa' }), undefined],
])('a fault with one right value suggests it (%#)', (change, right) => {
  expect(faultsAfter(change).map((fault) => fault.right)).toEqual([right]);
});
