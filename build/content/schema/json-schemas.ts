// The JSON Schemas with which editors and the desk complete, label and check the content, made from the schemas of the check.
import { z } from 'zod';
import { type HotelPart, schemas } from '../check-content.ts';
import { sentenceOf } from '../faults/fault.ts';
import { reference } from '../messages/message-faults.ts';
import { readDictionary } from '../messages/site-messages.ts';
import { dictionarySchema, messagesIn } from './messages-schema.ts';

const messages = dictionarySchema(reference, [...messagesIn(readDictionary(reference)).keys()]);

/** The JSON Schema of a file, for editors. Rules that JSON Schema cannot express are left to the build. */
export const jsonSchema = (part: HotelPart | 'messages') => converted({ ...schemas, messages }[part], () => {});

/** The JSON Schema of a file, for a form: a field that may be null is a field that may be empty. */
export const formSchema = (part: HotelPart) =>
  converted(schemas[part], (json, { problem, messages }) => {
    // what is typed is turned by it: see meant.ts
    if (problem) json.kind = problem.code;
    // they name its entries
    if (messages) json.messages = [...messages];
    const [one, other] = json.anyOf ?? [];
    if (!one || !other) return;
    delete json.anyOf;
    Object.assign(json, { ...one, ...json, const: undefined, isNullable: other.type === 'null' });
  });

type JSONSchema = z.core.JSONSchema.BaseSchema;

/** Fields have their label and help in both languages under `label` and `help`. */
function converted(schema: z.ZodType, change: (json: JSONSchema, meta: z.GlobalMeta) => void) {
  return z.toJSONSchema(schema, {
    ...{ target: 'draft-7', io: 'input', unrepresentable: 'any' },
    override: ({ jsonSchema }) => {
      // a part that several fields share comes here with the first one alone
      for (const json of [...(jsonSchema.anyOf ?? []), jsonSchema]) {
        const meta = { ...json } as z.GlobalMeta;
        const { label, help, problem } = meta;
        if (label) json.title = label.en;
        if (help) json.description = help.en;
        if (problem) json.errorMessage = sentenceOf(problem, 'en');
        for (const key of ['problem', 'messages', 'spokenOf']) delete json[key];
        change(json, meta);
      }
    },
  });
}
