import type { FieldPath } from '../../protocol.ts';
import type { FieldDraft } from '../drafts/drafts.ts';

/** What the templates of a form know of it. */
export interface FormContext {
  file: string;
  openPath: FieldPath | undefined;
  /** what is typed and not written yet */
  fields: readonly FieldDraft[];
  conflicts: readonly { path: FieldPath; theirs: unknown }[];
  onLeave: () => void;
  discard: (path: FieldPath) => void;
  insist: (path: FieldPath) => void;
}
