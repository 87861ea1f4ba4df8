// The schemas by which editors complete and check the content while one types, made from those of the build's own check.
import { z } from 'zod';
import { readDictionary } from '../vite/messages-plugin.ts';
import { schemas } from './check-content.ts';
import { reference } from './message-faults.ts';

/** Where they lie. */
export const schemaFolder = new URL('../../schemas/', import.meta.url);

/** The text of every schema by its file's name. */
export function jsonSchemas(): Map<string, string> {
  const ofData = Object.entries(schemas).map(([name, schema]): [string, unknown] => [
    name,
    // what only code can check is left to the build
    z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
  ]);
  return new Map(
    [...ofData, ['copy', copySchema()] as const].map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(schema, null, 2)
        // what has one entry stands on one line
        .replace(/([[{])\n\s+([^\n]+)\n\s+([\]}])/g, '$1 $2 $3')
        .replace(/\[ (.*?) \]/g, '[$1]')}\n`,
    ]),
  );
}

/** A dictionary has the groups and the keys of the language of reference. */
function copySchema(): unknown {
  const exactly = (properties: Record<string, unknown>) => ({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((key) => key !== '$schema'),
    additionalProperties: false,
  });
  const groups = Object.entries(readDictionary(reference));
  const group = (entries: object) =>
    exactly(Object.fromEntries(Object.keys(entries).map((key) => [key, { $ref: '#/definitions/text' }])));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...exactly({
      $schema: { type: 'string' },
      ...Object.fromEntries(groups.map(([name, entries]) => [name, group(entries)])),
    }),
    definitions: {
      text: {
        type: 'string',
        pattern: "^[^']*[^'\\s][^']*$",
        patternErrorMessage: 'must say something, with ’ for apostrophes',
        description: 'words; {…} are facts, <em>…</em> is the turn of a phrase',
      },
    },
  };
}
