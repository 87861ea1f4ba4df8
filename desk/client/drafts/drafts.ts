// Drafts: what is typed and not saved yet, field by field. A draft outlives its panel and the tab.
import type { Content } from '../../content/content.ts';
import { entryFaults } from '../../content/desk-fault.ts';
import { isAt, isEntry, isIn, placeKey, same, valueAt, withValues } from '../../content/entry-path.ts';
import type { DeskFault, Place } from '../../protocol.ts';
import { type Desk, type Draft, isLoaded, set } from '../desk-store.ts';

export const draftAt = ({ drafts }: Pick<Desk, 'drafts'>, place: Place) => drafts.find(isAt(place));
export const draftsIn = ({ drafts }: Desk, place: Place) => drafts.filter(isIn(place));

/** The data of a file with the drafts applied. */
export const dataIn = ({ state, drafts }: Desk, file: string): unknown =>
  withValues(
    state.files[file],
    drafts.filter((draft) => draft.file === file),
  );

/** All content with the drafts applied. */
export const withDrafts = (desk: Desk): Content => ({
  pictures: desk.state.pictures,
  files: Object.fromEntries(Object.keys(desk.state.files).map((file) => [file, dataIn(desk, file)])),
});

/** A conflict: the value that somebody else has saved in a field since typing began, or that its entry is gone. */
export function conflictOf({ state }: Desk, { file, path, base, value, isHeld }: Draft) {
  const theirs = valueAt(state.files[file], path);
  const depth = path.findLastIndex(isEntry) + 1;
  // a new entry is not in the file yet
  const isGone = !isHeld && depth > 0 && valueAt(state.files[file], path.slice(0, depth)) === undefined;
  return isGone || !(same(theirs, base) || same(theirs, value)) ? { theirs, isGone } : undefined;
}

/** Whether somebody has typed in a draft. A new entry is a draft before that. */
export const isTyped = ({ isHeld, value, start }: Draft) => !isHeld || !same(value, start);

/** Whether a draft waits for a decision of the owner. */
const isWaiting = (desk: Desk, draft: Draft) =>
  Boolean(draft.faults?.length || (draft.isHeld && isTyped(draft)) || conflictOf(desk, draft));

/** The drafts that wait for the owner; none before the files are loaded. */
export const waitingIn = (desk: Desk): Draft[] =>
  isLoaded(desk) ? desk.drafts.filter((draft) => isWaiting(desk, draft)) : [];

/** The faults of a field, and those that its draft causes outside it. The fields within it show their own unless it `isWhole`. */
export function faultsAt(desk: Desk, place: Place, isWhole: boolean): DeskFault[] {
  const here = desk.drafts.flatMap(({ faults = [] }) => faults).filter(isWhole ? isIn(place) : isAt(place));
  const outside = draftAt(desk, place)?.faults?.filter((fault) => !isIn(place)(fault)) ?? [];
  const all = [...here, ...outside];
  return [...new Map(all.map((fault) => [`${placeKey(fault)} ${fault.problem.en}`, fault])).values()];
}

/** The faults of a new entry after a change of one of its fields: those of other groups, and those in its group that it still has. */
function faultsLeft(entry: Draft, changed: Place): DeskFault[] | undefined {
  // most keys are typed in entries without faults, which need no check
  if (!entry.faults) return;
  const isBeside = isIn({ ...changed, path: changed.path.slice(0, -1) });
  const still = entryFaults(entry);
  const left = entry.faults.filter(
    (fault) => !isIn(changed)(fault) && (!isBeside(fault) || still.some((one) => same(one, fault))),
  );
  return left.length > 0 ? left : undefined;
}

/** The drafts after a change of a field, the newest last. */
export function withDraft(desk: Desk, changed: Draft): Draft[] {
  const around = desk.drafts.find((draft) => isIn(draft)(changed) && !isAt(draft)(changed));
  return around ? replaced(desk.drafts, withInside(around, changed)) : withOwn(desk, changed);
}

/** The draft of a group or of a new entry after a change of a field within it. */
function withInside(around: Draft, changed: Draft): Draft {
  const inside = { path: changed.path.slice(around.path.length), value: changed.value };
  const next = { ...around, value: withValues(around.value, [inside]), typedAt: Date.now() };
  return { ...next, faults: around.isHeld ? faultsLeft(next, changed) : undefined };
}

/** The drafts with that of a field, instead of those within the field. */
function withOwn({ drafts, state }: Desk, changed: Draft): Draft[] {
  const others = drafts.filter((draft) => !isIn(changed)(draft));
  const known = drafts.find(isAt(changed));
  const base = known ? known.base : valueAt(state.files[changed.file], changed.path);
  // the response to the value that is being sent would restore that value
  if (same(base, changed.value) && !known?.isSending) return others;
  const { isSending = false, sentValues } = known ?? {};
  return [...others, { ...changed, base, typedAt: Date.now(), ...(sentValues && { isSending, sentValues }) }];
}

/** The drafts that differ from the files. One that was saved while its tab closed does not; one that was typed in since then changes what was saved. */
export const unwritten = (drafts: readonly Draft[], { files }: Desk['state']): Draft[] =>
  drafts.flatMap((draft) => {
    const { file, path, value, isHeld, isSending, sentValues } = draft;
    const saved = valueAt(files[file], path);
    if (isHeld || isSending) return draft;
    if (same(saved, value)) return [];
    return sentValues?.some((one) => same(one, saved)) ? { ...draft, base: saved } : draft;
  });

export const replaced = (drafts: readonly Draft[], next: Draft): Draft[] =>
  drafts.map((one) => (isAt(next)(one) ? next : one));

// ---- local storage: an item for each tab, also for closed ones

const prefix = 'desk-drafts ';
const own = prefix + crypto.randomUUID();
// holds the lock until the tab closes; a browser that blocks its storage refuses locks too
navigator.locks.request(own, () => new Promise(() => {})).catch(() => {});

/** Adopts the drafts of closed tabs, before anything is typed here. */
export async function adoptDrafts(): Promise<void> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  const isOpen = (key: string) => key === own || held.some(({ name }) => name === key);
  const left = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !isOpen(key));
  const stored = left.flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Draft[]);
  // if two tabs left a draft of the same field, the newer one wins
  const byAge = stored.sort((a, b) => (a.typedAt ?? 0) - (b.typedAt ?? 0));
  const found = [...new Map(byAge.map(({ isSending: _, ...draft }) => [placeKey(draft), draft])).values()];
  if (found.length > 0) set({ drafts: found });
  for (const key of left) localStorage.removeItem(key);
}

export function storeDrafts(drafts: readonly Draft[]): void {
  // leaves out new entries that nobody has typed in: the days of such an announcement may be over next time
  const begun = drafts.filter((draft) => draft.faults || isTyped(draft));
  if (begun.length > 0) localStorage.setItem(own, JSON.stringify(begun));
  else localStorage.removeItem(own);
}
