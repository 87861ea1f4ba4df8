import type { Place } from './drafts/draft.ts';

/** What is open; `at` is the field that gets focus. */
export type Panel =
  | { name: 'words'; key?: string; search?: string; at?: Place }
  | { name: 'facts'; at?: Place; file?: File }
  | { name: 'announcements'; id?: string; at?: Place }
  | { name: 'photographs'; picture?: string; file?: File }
  | { name: 'todo' }
  | { name: 'versions' };
