// What the site says of a hotel that lacks something which the delivered one has.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject('other-hotel');
  copy.editData('src/hotel/identity.json', (identity) => ({
    ...identity,
    group: { name: null, url: null },
    beachClub: { name: null, url: null, offer: { it: null, en: null } },
  }));
  copy.editData('src/hotel/information.json', (information) => ({
    ...information,
    payment: { it: "Carte e contanti {fino al limite}, l'assegno no", en: 'Cards and cash, no cheques' },
  }));
  copy.editData('src/announcements/announcements.json', (data) => ({
    ...data,
    announcements: [
      {
        ...{ id: 'winter', from: '2026-11-03', until: '2027-03-20', pages: 'all' },
        closes: 'hotel',
        title: { it: 'Chiusura invernale', en: 'Closed for the winter' },
        text: { it: 'Riapriamo {until}.', en: 'We reopen on {until}.' },
      },
    ],
  }));
  expect(copy.run('build/build.ts', '--demo')).toBe('');
});
afterAll(() => copy.remove());

const files = ['index', 'camere', 'terrazza', 'servizi', 'esperienze', 'location', 'contatti'].flatMap((name) => [
  `${name}.html`,
  name === 'index' ? 'en.html' : `en/${name}.html`,
]);

it('an independent hotel’s site names no group, neither for people nor for machines', () => {
  for (const file of [...files, 'llms.txt', 'en/llms.txt']) {
    expect(copy.built(file), file).not.toMatch(/Fa parte di|Part of|parentOrganization/);
  }
});

it('the site of a hotel without a beach club shows neither its section nor a service of its name', () => {
  for (const file of ['servizi.html', 'en/servizi.html', 'llms.txt', 'en/llms.txt']) {
    expect(copy.built(file), file).not.toMatch(/id="beach-club"|Lido|beach club\b.*50 m|\bAl ,|\bAt ,/);
  }
});

it('a closed hotel keeps its booking buttons, and its room search and search engines learn when it reopens', () => {
  const [italian, english] = ['index.html', 'en.html'].map((file) => copy.built(file).replaceAll('\u00a0', ' '));
  expect(italian).toContain('L’hotel riapre sabato 20 marzo 2027: scegli le date da quel giorno.');
  expect(english).toMatch(/The hotel reopens on (?:Saturday,? )?20 March 2027: choose dates from then on/);
  expect(italian).toMatch(
    /"specialOpeningHoursSpecification":\[\{[^}]*"validFrom":"2026-11-03","validThrough":"2027-03-19"/,
  );
  expect(italian?.match(/lingua=it/g)?.length).toBeGreaterThanOrEqual(3);
});

it('what the owner fills in stands on the page, in structured data and in llms.txt, in both languages', () => {
  const text = 'Carte e contanti {fino al limite}, l’assegno no.';
  const straight = (file: string) => copy.built(file).replaceAll(/&#x27;|'/g, '’');
  expect(straight('servizi.html')).toContain(`<h3>Pagamento</h3><p>${text}</p>`);
  expect(straight('servizi.html')).toContain(`"name":"Pagamento","value":"${text}"`);
  expect(straight('llms.txt')).toContain(`- Pagamento: ${text}\n`);
  expect(copy.built('en/servizi.html')).toContain('<h3>Payment</h3><p>Cards and cash, no cheques.</p>');
  expect(copy.built('camere.html')).not.toContain('Pagamento');
});

it('no link leads nowhere, and no value shows as a word of the code', () => {
  for (const file of files)
    expect(copy.built(file), file).not.toMatch(/href="(?:null|undefined)?"|>(?:null|undefined)</);
});
