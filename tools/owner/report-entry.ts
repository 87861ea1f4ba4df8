// What the parts of the owner's report are made of.
import type { z } from 'zod';
import type { Fault, FieldPath, InBoth } from '../../build/content/faults/fault.ts';
import type { HotelPart } from '../../build/content/hotel-files.ts';
import type { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { inBoth, type Say } from './owner-messages.ts';

/** How much an entry matters before the launch: to do, to check, or for information. */
export type State = 'todo' | 'check' | 'note';

/** One line of the report. */
export interface Entry {
  state: State;
  text: InBoth;
  /** the field that it is about, if any */
  field?: Pick<Fault, 'file' | 'path' | 'line'>;
  /** set if the site cannot be built until it is done */
  isBlocking?: true;
  /** the trailers that record a review of the text, one a line for each language */
  review?: string;
  /** further lines about it, with the key of the message that a line quotes */
  more?: (InBoth & { key?: string })[];
}

/** The data of the hotel's files. */
export type Content = { [Part in HotelPart]: z.output<(typeof schemas)[Part]> };

/** The days from which and until which the hotel is open. */
export type Season = Content['information']['season'];

/** An entry on a field of a content file. */
export const entryOn = (state: State, file: string, path: FieldPath, say: Say): Entry => ({
  state,
  text: inBoth(say),
  field: { file, path },
});
