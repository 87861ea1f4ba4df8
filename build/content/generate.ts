// `npm run generate`, which also runs after `npm ci`: writes the JSON Schemas for editors, and the types of messages.

import { mkdirSync, writeFileSync } from 'node:fs';
import { faultsIn, report } from './check-content.ts';
import { readerOf } from './content-file.ts';
import { hotelParts } from './hotel-files.ts';
import { reference } from './messages/dictionary.ts';
import { messageValuesModule } from './messages/message-values.ts';
import { readDictionary } from './messages/site-messages.ts';
import { jsonSchema } from './schema/json-schemas.ts';
import { listPatterns } from './schema/lists-schema.ts';

const root = new URL('../../', import.meta.url);
const unreadable = faultsIn(readerOf(root)).filter(({ code }) => code === 'json' || code === 'fileMissing');
// does not fail, so that `npm ci` succeeds: the build reports the faults, and the desk opens
if (unreadable.length > 0) console.error(report(unreadable));
else {
  const schemaFolder = new URL('schemas/', root);
  mkdirSync(schemaFolder, { recursive: true });
  for (const name of [...hotelParts, 'messages'] as const)
    writeFileSync(new URL(`${name}.json`, schemaFolder), JSON.stringify(jsonSchema(name), null, 2));
  const types = new URL('src/i18n/message-values.ts', root);
  writeFileSync(types, messageValuesModule(readDictionary(reference), listPatterns()));
}
