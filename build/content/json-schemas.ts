// The JSON Schemas with which editors complete and check the content, derived from the schemas of the build's check.
import { z } from 'zod';
import { readDictionary } from '../vite/messages-plugin.ts';
import { schemas } from './check-content.ts';
import { reference } from './message-faults.ts';
import { messagePattern } from './schema-parts.ts';

/** The folder of the JSON Schemas. */
export const schemaFolder = new URL('../../schemas/', import.meta.url);

/** The text of every JSON Schema by file name. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries({ ...schemas, messages: dictionarySchema() }).map(([name, schema]) => {
      // rules that JSON Schema cannot express are left to the build
      const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
      return [`${name}.json`, JSON.stringify(json, null, 2)];
    }),
  );
}

const message = z.string().meta({
  ...messagePattern,
  id: 'text',
  description: 'a message; {…} are facts, <em>…</em> is emphasis',
});

/** A dictionary has the groups and keys of the reference language. */
function dictionarySchema(): z.ZodType {
  const groups = Object.entries(readDictionary(reference)).map(([name, messages]) => {
    const keys = Object.keys(messages).map((key) => [key, message] as const);
    return [name, z.strictObject(Object.fromEntries(keys))] as const;
  });
  return z.strictObject({ $schema: z.string().optional(), ...Object.fromEntries(groups) });
}
