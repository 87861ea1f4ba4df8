// `npm run schemas`: writes the schemas that editors check the content by.
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas, schemaFolder } from './json-schemas.ts';

mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of jsonSchemas()) writeFileSync(new URL(name, schemaFolder), text);
