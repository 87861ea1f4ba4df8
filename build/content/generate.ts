// `npm run generate`, which also runs after `npm ci`: writes the JSON Schemas with which editors check the content, and the types that the compiler knows it by.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readDictionary } from '../vite/messages-plugin.ts';
import { factsModule, messageValuesModule } from './content-types.ts';
import { jsonSchemas, schemaFolder } from './json-schemas.ts';
import { reference } from './message-faults.ts';

mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of jsonSchemas()) writeFileSync(new URL(name, schemaFolder), text);

const source = new URL('../../src/', import.meta.url);
writeFileSync(new URL('i18n/message-values.ts', source), messageValuesModule(readDictionary(reference)));
for (const name of ['identity', 'facts']) {
  const data: unknown = JSON.parse(readFileSync(new URL(`hotel/${name}.json`, source), 'utf8'));
  writeFileSync(new URL(`hotel/${name}.d.json.ts`, source), factsModule(data));
}
