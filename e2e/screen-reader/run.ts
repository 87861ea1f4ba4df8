// `npm run test:screen-reader`, or with names of browsers and transcripts: `npm run test:screen-reader -- firefox it-rooms gallery`
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { listen } from '../../server/local-server.ts';
import { siteServer } from '../../server/site-server.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { addressOf, routes } from '../../src/navigation/routes.ts';
import { dist } from '../support/built.ts';
import { type BrowserName, type Guest, startGuest } from './guest.ts';
import { journeys } from './journeys.ts';
import { installPrograms } from './orca.ts';

const browsers = ['firefox', 'chromium'] as const satisfies BrowserName[];
const args = process.argv.slice(2);
const update = args.includes('--update');
const chosenBrowsers = browsers.filter((name) => args.includes(name));
const words = args.filter((arg) => arg !== '--update' && !browsers.includes(arg as BrowserName));
const isChosen = (name: string) => words.length === 0 || words.includes(name);
const names = languageIds.flatMap((language) => Object.keys(scriptsIn(language)));
const unknown = words.filter((word) => !names.includes(word));
if (unknown.length) {
  console.error(`There is no ${unknown.join(' or ')}. There are ${names.join(', ')}.`);
  process.exit(1);
}

// programs end in `exit` handlers, which signals would skip
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

installPrograms();
const { origin, close } = await listen(siteServer(dist));
after(close);

const limit = { timeout: 600_000 };

for (const browser of chosenBrowsers.length ? chosenBrowsers : browsers) {
  const compare = openTranscripts(new URL(`transcripts/${browser}.txt`, import.meta.url));
  for (const language of languageIds) {
    const chosen = Object.entries(scriptsIn(language)).filter(([name]) => isChosen(name));
    if (!chosen.length) continue;
    describe(`Orca with ${browser} in “${language}”`, () => {
      let guest: Guest;
      before(async () => {
        guest = await startGuest(browser, language, origin);
        console.log(guest.version);
      }, limit);
      after(() => guest?.close(), limit);
      for (const [name, play] of chosen) {
        test(name, limit, async () => {
          guest.takeTranscript();
          await play(guest);
          compare(name, guest.takeTranscript());
        });
      }
    });
  }
}

/** The pages of a language, read aloud, and for Italian the journeys. */
function scriptsIn(language: Language): Record<string, (guest: Guest) => Promise<void>> {
  const addresses = Object.fromEntries<string>(routes.map(({ id }) => [id, addressOf(id, language)]));
  if (language === 'it') addresses['not-found'] = '/nessuna-pagina';
  const readings = Object.entries(addresses).map(([id, address]) => [
    `${language}-${id}`,
    async (guest: Guest) => {
      await guest.visit(address);
      await guest.readAll();
    },
  ]);
  return { ...Object.fromEntries(readings), ...(language === 'it' && journeys) };
}

/** Reads a browser's transcripts. @returns a function that compares one with what is heard, or with `--update` writes it */
function openTranscripts(file: URL): (name: string, heard: string) => void {
  const transcripts = readFileSync(file, 'utf8').split(/^(?=== )/m);
  return (name, heard) => {
    const heading = `== ${name}\n`;
    const transcript = `${heading}${heard}\n`;
    const index = transcripts.findIndex((one) => one.startsWith(heading));
    if (!update) return assert.equal(transcript, transcripts[index]);
    transcripts.splice(index < 0 ? transcripts.length : index, 1, transcript);
    writeFileSync(file, transcripts.join(''));
  };
}
