// Labels and help of fields, and schemas in the shape that forms can show.
import type { RJSFSchema } from '@rjsf/utils';
import type { FieldPath, Sentence } from '../../protocol.ts';

export type Schema = RJSFSchema & { 'x-label'?: Sentence; 'x-help'?: Sentence; 'x-empty'?: boolean };

/** The part of a schema at a path. */
export function schemaWithin(schema: Schema | undefined, path: FieldPath): Schema | undefined {
  return path.reduce<Schema | undefined>((part, step) => {
    if (typeof step === 'number') return part?.items as Schema | undefined;
    return part?.properties?.[step] as Schema | undefined;
  }, schema);
}

/** What a field is called. */
export function schemaLabel(schema: Schema | undefined, name: string): Sentence {
  return schema?.['x-label'] ?? { it: name, en: name };
}

/**
 * A schema for a form: choices between a value and null become a value that may be empty, and what the server checks is left
 * to the server, which has the sentences for it.
 */
export function schemaForForm(schema: Schema): Schema {
  const {
    anyOf,
    oneOf,
    pattern: _,
    format: __,
    minimum,
    maximum,
    errorMessage: ___,
    examples: ____,
    ...rest
  } = schema as Schema & { errorMessage?: unknown };
  const options = (anyOf ?? oneOf) as Schema[] | undefined;
  const { $schema: _____, ...properties } = (rest.properties ?? {}) as Record<string, Schema>;
  const types = Array.isArray(rest.type) ? rest.type : undefined;
  const isNullable = types?.includes('null') || options?.some(({ type }) => type === 'null');
  const main = options?.find(({ type, const: only }) => type !== 'null' && only === undefined) ?? options?.[0];
  return {
    ...rest,
    ...(main && schemaForForm(main)),
    ...(schema['x-label'] && { 'x-label': schema['x-label'] }),
    ...(schema['x-help'] && { 'x-help': schema['x-help'] }),
    ...(types && { type: types.find((type) => type !== 'null') }),
    ...(isNullable && { 'x-empty': true }),
    ...(rest.properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, schemaForForm(part)])),
    }),
    ...(rest.items && { items: schemaForForm(rest.items as Schema) }),
  } as Schema;
}
