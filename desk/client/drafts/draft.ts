import type { ContentFile, DeskFault, FieldPath } from '../../protocol.ts';

/** A place in the content. */
export interface Place {
  file: ContentFile;
  path: FieldPath;
}

/** A field that was changed: what the file said when typing began, and what it is to say. Without a value it is removed. */
export interface Draft extends Place {
  base?: unknown;
  value?: unknown;
  /** when it was typed last, in milliseconds */
  typed?: number;
  /** why this value is not written */
  faults?: DeskFault[] | undefined;
  /** the visit to the field: its changes are one step to undo */
  session?: string;
  /** written when its owner says so */
  isHeld?: boolean;
  /** what one that is held began with: nobody has typed yet */
  start?: unknown;
  /** the desk did not answer */
  isUnsent?: boolean;
}

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
