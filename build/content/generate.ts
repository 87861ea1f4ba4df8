// `npm run generate`, which also runs after `npm ci`: writes the JSON Schemas for editors, and the types of messages.

import { mkdirSync, writeFileSync } from 'node:fs';
import { hotelParts } from './check-content.ts';
import { reference } from './messages/dictionary.ts';
import { messageValuesModule } from './messages/message-values.ts';
import { readDictionary } from './messages/site-messages.ts';
import { jsonSchema } from './schema/json-schemas.ts';
import { listPatterns } from './schema/lists-schema.ts';

const schemaFolder = new URL('../../schemas/', import.meta.url);
mkdirSync(schemaFolder, { recursive: true });
for (const name of [...hotelParts, 'messages'] as const)
  writeFileSync(new URL(`${name}.json`, schemaFolder), JSON.stringify(jsonSchema(name), null, 2));

const types = new URL('../../src/i18n/message-values.ts', import.meta.url);
writeFileSync(types, messageValuesModule(readDictionary(reference), listPatterns()));
