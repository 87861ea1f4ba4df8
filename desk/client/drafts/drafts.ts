// What is typed and not written yet, outside React: it outlives its panel, and a reload of the page.
import { useSyncExternalStore } from 'react';
import type { DeskFault, FieldPath, Sentence } from '../../protocol.ts';
import type { Panel } from '../panels.ts';
import { changesBetween, withValues } from './changes-between.ts';

/** A field that was changed: what the file said when typing began, and what it is to say. Without a value it is removed. */
export interface FieldDraft {
  path: FieldPath;
  base?: unknown;
  value?: unknown;
}

/** The drafts of one subject: a message, a file of facts, an announcement. The newest is the last. */
export interface Drafts {
  /** what shows them */
  panel: Panel;
  label: Sentence;
  fields: FieldDraft[];
  /** why they are not written */
  faults: DeskFault[];
  /** whether they wait for their owner: refused by the check, in conflict, or not sent */
  isWaiting: boolean;
}

const storageKey = 'desk-drafts';
const none: readonly FieldDraft[] = [];
const noFaults: DeskFault[] = [];
const listeners = new Set<() => void>();

// whatever a reload finds was not written
let all: Readonly<Record<string, Drafts>> = Object.fromEntries(
  Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Drafts>).map(
    ([subject, drafts]) => [subject, { ...drafts, isWaiting: true }],
  ),
);

function put(subject: string, drafts: Drafts | undefined): void {
  const { [subject]: _, ...others } = all;
  all = drafts && drafts.fields.length > 0 ? { ...others, [subject]: drafts } : others;
  sessionStorage.setItem(storageKey, JSON.stringify(all));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The drafts of all subjects. */
export const useAllDrafts = () => useSyncExternalStore(subscribe, () => all);

export const fieldsOf = (subject: string): readonly FieldDraft[] => all[subject]?.fields ?? none;
export const faultsOf = (subject: string): DeskFault[] => all[subject]?.faults ?? noFaults;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const isAt = (path: FieldPath) => (field: { path: FieldPath }) => same(field.path, path);

/** Data with the drafts in it: fields that nobody touched say what the file says. */
export const withDrafts = (inFile: unknown, fields: readonly FieldDraft[]): unknown =>
  withValues(inFile, withValue(fields));
const withValue = (fields: readonly Omit<FieldDraft, 'base'>[]) => fields.map(({ path, value }) => ({ path, value }));
const withBase = (fields: readonly FieldDraft[]) => fields.map(({ path, base }) => ({ path, value: base }));

/** Those of some drafts whose field somebody else has changed to something else, each with what it says now. */
export function conflictsIn(inFile: unknown, fields: readonly FieldDraft[]): { path: FieldPath; theirs: unknown }[] {
  return fields.flatMap(({ path, base, value }) => {
    const theirs = valueAt(inFile, path);
    return same(theirs, base) || same(theirs, value) ? [] : [{ path, theirs }];
  });
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown> | null | undefined)?.[step], data);

/** Takes changes of fields into the drafts of a subject. */
export function draft(
  subject: string,
  panel: Panel,
  inFile: unknown,
  changes: readonly Omit<FieldDraft, 'base'>[],
): void {
  const before = fieldsOf(subject);
  const typed = withValues(withDrafts(inFile, before), withValue(changes));
  const fields = fieldsBetween(withValues(inFile, withBase(before)), typed);
  const isOld = (field: FieldDraft) => before.some((one) => same(one, field));
  put(subject, {
    ...{ label: { it: '', en: '' }, faults: [], isWaiting: false, ...all[subject], panel },
    fields: [...fields.filter(isOld), ...fields.filter((field) => !isOld(field))],
  });
}

const fieldsBetween = (known: unknown, typed: unknown): FieldDraft[] =>
  changesBetween(known, typed).map(({ path, before, value }) => ({ path, base: before, value }));

/** Forgets what was written; what was typed meanwhile stays. `inFile` has what was written. */
export function settle(subject: string, inFile: unknown, written: readonly FieldDraft[]): void {
  const drafts = all[subject];
  if (!drafts) return;
  const known = withValues(withValues(inFile, withBase(drafts.fields)), withValue(written));
  put(subject, { ...drafts, fields: fieldsBetween(known, withDrafts(inFile, drafts.fields)) });
}

/** Says why the drafts of a subject are not written, or that nothing is known against them. */
export function mark(subject: string, about: Pick<Drafts, 'faults' | 'isWaiting'> & Partial<Drafts>): void {
  const drafts = all[subject];
  if (drafts) put(subject, { ...drafts, ...about });
}

/** Keeps a draft over what the file says by now. */
export function rebase(subject: string, inFile: unknown, path: FieldPath): void {
  const drafts = all[subject];
  if (!drafts) return;
  const fields = drafts.fields.map((field) => (isAt(path)(field) ? { ...field, base: valueAt(inFile, path) } : field));
  put(subject, { ...drafts, fields });
}

/** Forgets the draft of one field, or of all. */
export function discard(subject: string, path?: FieldPath): void {
  const drafts = all[subject];
  if (!drafts) return;
  put(subject, { ...drafts, fields: path ? drafts.fields.filter((field) => !isAt(path)(field)) : [] });
}

// ---- what is in sight

const inSight = new Map<string, (path: FieldPath) => void>();

/** Lets undo take back the drafts of a subject that is shown. @returns a function that ends it */
export function show(subject: string, onDiscard: (path: FieldPath) => void): () => void {
  inSight.set(subject, onDiscard);
  return () => inSight.delete(subject);
}

/** The newest draft that waits in the open panel: undo takes it back before anything that was written. */
export function newestRefused(): { label: Sentence; discard: () => void } | undefined {
  for (const [subject, onDiscard] of inSight) {
    const { isWaiting, fields, label } = all[subject] ?? {};
    const field = fields?.at(-1);
    if (isWaiting && field && label) return { label, discard: () => onDiscard(field.path) };
  }
  return undefined;
}

addEventListener('beforeunload', (event) => {
  if (Object.keys(all).length > 0) event.preventDefault();
});
