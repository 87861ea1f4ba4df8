// The desk without its HTTP interface: reads the content, changes it, and undoes changes.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { ReadText } from '../../../build/content/content-file.ts';
import { parsed } from '../../../build/content/faults/fault.ts';
import type { Edit, RefusedEdit, Requests, Sentence } from '../../protocol.ts';
import { Refused } from '../refused.ts';
import { addedFaults, contentFaults, withFaults } from './desk-faults.ts';
import { formatJson } from './format-json.ts';
import { type Journal, record, refuseIfChanged, type Step, sameBytes } from './journal.ts';
import { placeNames } from './place-names.ts';
import { contentFiles, type Files, readBytes, writeFiles } from './project-files.ts';
import { tryEdits } from './try-edits.ts';

/** A change: the name of its undo step, and its session. */
type Change = Pick<Step, 'label' | 'session'>;

export class Desk {
  readonly root: URL;
  revision = 1;
  readonly journal: Journal = { done: [], undone: [] };
  readonly #showPhotographs: () => Promise<unknown>;
  readonly #listeners = new Set<(revision: number) => void>();
  #signature: Signature;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param showPhotographs converts changed photographs, so that the site can show them */
  constructor(root: URL, showPhotographs: () => Promise<unknown>) {
    this.root = root;
    this.#showPhotographs = showPhotographs;
    this.#signature = signatureOf(root);
  }

  /** Calls `listener` with every new revision. @returns a function that stops it */
  listen(listener: (revision: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Checks for changes on the disk. */
  async refresh(): Promise<void> {
    const [known, now] = [this.#signature, signatureOf(this.root)];
    if (isDeepStrictEqual(known, now)) return;
    this.#signature = now;
    // a page that reloads before its photographs are ready would keep the drawings; a photograph that fails is in the
    // to-do list
    if (known.photographs !== now.photographs) await this.#showPhotographs().catch(console.error);
    this.tell();
  }

  /** Announces a new revision. */
  tell(): void {
    this.revision += 1;
    for (const listener of this.#listeners) listener(this.revision);
  }

  read: ReadText = (file) => readBytes(this.root, file)?.toString('utf8');

  /** The files after these edits. */
  async filesAfter(edits: readonly Edit[]): Promise<{ files: Files; refused: RefusedEdit[] }> {
    const { texts, refused } = tryEdits(this.root, this.read, edits);
    const files: Files = new Map();
    for (const [file, text] of texts) {
      const known = this.read(file);
      const [data, before] = [parsed(text), parsed(known)];
      if (data === undefined) files.set(file, undefined);
      else if (!isDeepStrictEqual(data, before)) files.set(file, Buffer.from(await formatJson(data, known)));
    }
    return { files, refused };
  }

  /** The files after all of these edits. @throws Refused with the first fault of a refused one */
  async filesAfterAll(edits: readonly Edit[]): Promise<Files> {
    const { files, refused } = await this.filesAfter(edits);
    const [fault] = refused.flatMap(({ faults }) => faults);
    if (fault) throw new Refused(422, (_, to) => fault.problem[to]);
    return files;
  }

  /** Saves the edits that can be saved, as a step with this label, or named after the newest of them. @returns the others */
  change(
    { label, session }: Omit<Requests['POST change']['body'], 'edits'>,
    edits: readonly Edit[],
  ): Promise<RefusedEdit[]> {
    return this.serially(async () => {
      const read: Files = new Map(edits.map(({ file }) => [file, readBytes(this.root, file)]));
      const { files, refused } = await this.filesAfter(edits);
      const newest = edits.findLast((_, index) => !refused.some(({ edit }) => edit === index));
      if (!newest) return refused;
      const after: ReadText = (file) => (files.get(file) ?? readBytes(this.root, file))?.toString('utf8');
      await this.#write({ label: label ?? placeNames(after)(newest), session }, files, read);
      return refused;
    });
  }

  /** Writes files as one step, unless the build would refuse them. Call it within `serially`. */
  async write(change: Change, files: Files): Promise<void> {
    this.#refuseFaults(files);
    await this.#write(change, files, new Map());
  }

  /** Writes checked files, unless somebody else has changed them since they were read. */
  async #write(change: Change, files: Files, read: Files): Promise<void> {
    const [before, after]: [Files, Files] = [new Map(), new Map()];
    for (const [file, bytes] of files) {
      const known = read.has(file) ? read.get(file) : readBytes(this.root, file);
      if (sameBytes(known, bytes)) continue;
      before.set(file, known);
      after.set(file, bytes);
    }
    if (after.size === 0) return;
    // an editor may have saved during the check
    refuseIfChanged(this.root, before);
    await this.#replace(before, after);
    record(this.journal, { ...change, before, after });
  }

  /** @param label of the step that the owner sees: a newer one may have been added */
  undo = (label?: Sentence) => this.#move('undo', label);
  redo = (label?: Sentence) => this.#move('redo', label);

  #move(direction: 'undo' | 'redo', label?: Sentence): Promise<void> {
    return this.serially(async () => {
      const { done, undone } = this.journal;
      const [from, to] = direction === 'undo' ? [done, undone] : [undone, done];
      const step = from.at(-1);
      if (!step) throw new Refused(409, 'nothingHasChanged');
      if (label && !isDeepStrictEqual(label, step.label)) throw new Refused(409, 'stepIsAnother');
      const [present, wanted] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after];
      this.#refuseFaults(wanted);
      refuseIfChanged(this.root, present);
      await this.#replace(present, wanted);
      from.pop();
      // later changes are steps of their own
      to.push({ ...step, session: undefined });
    });
  }

  /** Runs one piece of work after the other. */
  serially<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result.finally(() => this.refresh());
  }

  /** Throws if these files would add faults to the content. */
  #refuseFaults(files: Files): void {
    const faults = contentFaults(this.root, this.read, files);
    const added = faults.length > 0 ? addedFaults(contentFaults(this.root, this.read), faults) : [];
    if (added.length === 0) return;
    throw new Refused(422, withFaults('hasFaults', added, this.read));
  }

  /** Writes files, and restores the old ones if the site cannot show a photograph among them. */
  async #replace(before: Files, after: Files): Promise<void> {
    writeFiles(this.root, after);
    if (![...after.keys()].some((file) => file.startsWith('photos/'))) return;
    try {
      await this.#showPhotographs();
      // pages that loaded meanwhile do not know that the photographs are ready
      this.tell();
    } catch (error) {
      writeFiles(this.root, before);
      throw error;
    }
  }
}

interface Signature {
  content: string;
  photographs: string;
}

/** A text that changes whenever a content file or a photograph does. */
function signatureOf(root: URL): Signature {
  const stamp = (file: string) => {
    const stat = statSync(new URL(file, root), { throwIfNoEntry: false });
    return stat ? `${file}:${stat.mtimeMs}:${stat.size}:${stat.ino}` : file;
  };
  const folder = new URL('photos/', root);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  return {
    content: contentFiles.map(stamp).join(),
    photographs: names.map((name) => stamp(`photos/${encodeURIComponent(name)}`)).join(),
  };
}
