// The JSON Schemas with which editors complete, label and check the content, made from the schemas of the check.

import { z } from 'zod';
import { sentenceOf } from '../faults/fault.ts';
import type { HotelPart } from '../hotel-files.ts';
import { messagesIn, reference } from '../messages/dictionary.ts';
import { readDictionary } from '../messages/site-messages.ts';
import { schemas } from './hotel-schemas.ts';
import { dictionarySchema } from './messages-schema.ts';

const schemaOf = (part: HotelPart | 'messages') =>
  part === 'messages' ? dictionarySchema([...messagesIn(readDictionary(reference)).keys()]) : schemas[part];

/** The JSON Schema of a file. Rules that JSON Schema cannot express are left to the build. */
export const jsonSchema = (part: HotelPart | 'messages') =>
  z.toJSONSchema(schemaOf(part), {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Zod calls this only once for a part that several fields share
      for (const json of [...(jsonSchema.anyOf ?? []), jsonSchema]) {
        const { label, help, problem } = json as z.GlobalMeta;
        if (label) json.title = label.en;
        if (help) json.description = help.en;
        if (problem) json.errorMessage = sentenceOf(problem, 'en');
        for (const key of ['problem', 'messages', 'shownIn', 'shownAs']) delete json[key];
      }
    },
  });
