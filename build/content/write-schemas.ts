// `npm run schemas`: writes the JSON Schemas with which editors check the content.
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas, schemaFolder } from './json-schemas.ts';

mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of jsonSchemas()) writeFileSync(new URL(name, schemaFolder), text);
