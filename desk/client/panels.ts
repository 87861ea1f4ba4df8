import type { FieldPath } from '../protocol.ts';

/** What is open. */
export type Panel =
  | { name: 'words'; key?: string; search?: string }
  | { name: 'facts'; file?: string; path?: FieldPath; visit?: number }
  | { name: 'announcements'; id?: string; path?: FieldPath }
  | { name: 'photographs'; picture?: string; file?: File }
  | { name: 'todo' }
  | { name: 'versions' };
