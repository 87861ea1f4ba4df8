import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { isObject } from './fault.ts';

const kinds = ['plural', 'select', 'selectordinal', 'number', 'date', 'time'];

/** The values in a message with their kinds, '' for plain text, or the reason why the message cannot be parsed. */
export function valuesIn(text: string): Map<string, string> | string {
  const values = new Map<string, string>();
  try {
    collect(compileMessageOrThrow(text));
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  }
  return values;

  function collect(tokens: ReturnType<typeof compileMessageOrThrow>): void {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind = '', cases] = token;
      // a value that is counted in one place may be shown in another
      if (kind || !values.has(name)) values.set(name, kind);
      if (kind && !kinds.includes(kind)) throw new Error(`“${kind}” in {${name}} is none of ${kinds.join(', ')}`);
      if (!isObject(cases)) continue;
      if (!Object.hasOwn(cases, 'other')) throw new Error(`the ${kind} of {${name}} has no case “other”`);
      for (const inner of Object.values(cases)) if (Array.isArray(inner)) collect(inner);
    }
  }
}
