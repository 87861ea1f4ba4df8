// Faults as the desk shows them beside their fields.

import type { z } from 'zod';
import { type Fault, parsed, sentenceOf } from '../../build/content/faults/fault.ts';
import { schemaFaults } from '../../build/content/schema/schema-faults.ts';
import { asWritten } from '../../build/content/values/value-names.ts';
import type { DeskFault, Place, Sentence } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';
import { named, valueAt } from './entry-path.ts';
import { fieldAt } from './fields.ts';

/** A fault with a sentence for the owner. @param dataIn returns the data of a file, to find ids of entries */
export function deskFault(fault: Fault, dataIn: (file: string) => unknown = () => undefined): DeskFault {
  const { file, path, example, right } = fault;
  const typed = choiceAt(fault) ?? asTyped(example);
  return {
    file,
    path: named(dataIn(file), path),
    problem: inBoth((_, to) => sentenceOf(fault, to)),
    ...(typed && { example: typed }),
    ...(right !== undefined && { right }),
  };
}

/** The faults of a new entry, by the entry alone. */
export function entryFaults({ file, path, value }: Place & { value?: unknown }): DeskFault[] {
  const faults = schemaFaults(file, fieldAt({ file, path }).part as z.ZodType, value);
  return faults.map((fault) => deskFault({ ...fault, path: [...path, ...named(value, fault.path)] }));
}

/** The faults of what is typed in a new entry. Empty fields are not typed in yet. */
export function typedFaults(entry: Place & { value?: unknown }): DeskFault[] {
  const isTyped = (given: unknown) => (typeof given === 'string' && given !== '') || typeof given === 'number';
  return entryFaults(entry).filter((fault) => isTyped(valueAt(entry.value, fault.path.slice(entry.path.length))));
}

/** The label of an example that is one of a field's choices. */
const choiceAt = ({ example, ...place }: Fault): Sentence | undefined =>
  fieldAt(place).meta.choices?.[String(parsed(example))];

/** An example as it is typed into a field, without quotation marks and protocol; none for fields that are not typed in. */
function asTyped(example: string | undefined): Sentence | undefined {
  const value: unknown = parsed(example);
  const isTyped = typeof value === 'number' || (typeof value === 'string' && !/[{}<>]/.test(value));
  return isTyped ? inBoth((_, to) => asWritten(value, to).replace(/^https:\/\//, '')) : undefined;
}
