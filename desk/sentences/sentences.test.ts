import { expect, it } from 'vitest';
import { italian as faultsInItalian } from '../../build/content/faults/sentences-it.ts';
import { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { partsOf } from '../../build/content/schema/schema-faults.ts';
import { valueNames } from '../../build/content/values/value-names.ts';
import { drawnOnly } from '../../build/photos/photo-places.ts';
import { ownerMessages } from '../../tools/owner/owner-messages.ts';
import { italian } from './it.ts';

/** The sentences that an entry of a catalogue can make. */
const said = (message: unknown): string[] =>
  typeof message === 'function'
    ? [message(params, params, params)]
    : typeof message === 'object' && message
      ? Object.values(message).flatMap(said)
      : [String(message)];

const params = new Proxy(
  { names: [], known: [], fields: [], pages: [], days: [], kinds: [], values: [], language: 'it' } as object,
  { get: (all, name) => Reflect.get(all, name) ?? Object.assign(() => '…', { it: '…', toString: () => '…' }) },
);

// the command that opens the desk
const commands = /«npm run desk»/g;
// well-known names, addresses and days
const names = /WebP|WhatsApp|iPhone|(?:www|booking)\.[\w./]+\w|\d\d\/\d\d\/\d{4}/g;

it('no Italian sentence of the desk has a file name, a key, a brace or English', () => {
  const sentences = [
    ...said(italian),
    ...said(faultsInItalian),
    ...said(ownerMessages.it),
    ...Object.values(schemas)
      .flatMap((schema) => partsOf(schema))
      .flatMap(({ meta }) => [meta.label, meta.help, ...Object.values(meta.choices ?? {})].map((one) => one?.it ?? '')),
    ...Object.values({ ...valueNames, ...drawnOnly }).map(({ it }) => it),
  ];
  expect(sentences.length).toBeGreaterThan(400);
  const wrong = sentences.filter((sentence) => {
    const text = sentence
      .replace(commands, '')
      .replace(names, '')
      .replace(/\{(?:from|until)\}/g, '');
    const isCode =
      /\.(?:json|ts|js)\b|\w\/\w|[{}<>]|\b(?:null|true|false|undefined|JSON|localhost|git)\b|[a-z][A-Z]|\b\w+\.[a-z]\w+\b/;
    const isEnglish = /\b(?:the|and|must|with|is|are|not|must|has|field|string|value|error|example)\b/;
    return isCode.test(text) || isEnglish.test(text);
  });
  expect([...new Set(wrong)]).toEqual([]);
});
