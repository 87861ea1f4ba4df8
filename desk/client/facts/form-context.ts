import type { FieldPath } from '../../protocol.ts';

/** What the templates of a form know of it. */
export interface FormContext {
  file: string;
  openPath: FieldPath | undefined;
  onLeave: () => void;
}
