// Versions of the content, kept by git. They hold content files and photographs, and leave everything else as it is.

import { isDeepStrictEqual } from 'node:util';
import type { SimpleGit } from 'simple-git';
import { dataIn, type ReadText } from '../../../build/content/content-file.ts';
import { parsed } from '../../../build/content/faults/fault.ts';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { drawnTexts } from '../../../tools/owner/drawn-texts.ts';
import { laggingTexts } from '../../../tools/owner/lagging-texts.ts';
import { historyOf, takenBack, versionMark } from '../../../tools/owner/own-texts.ts';
import { strayTexts } from '../../../tools/owner/stray-texts.ts';
import { languageOf } from '../../content/content.ts';
import type { Choices, DeskState, Place, PublishResult, Sentence, Version, VersionChange } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import type { Desk } from '../content/desk.ts';
import { formatJson } from '../content/format-json.ts';
import { contentFiles, type Files, isPhotograph, readBytes } from '../content/project-files.ts';
import { malformed, Refused } from '../refused.ts';
import { type ChangedFile, changesInWords } from './changes-in-words.ts';
import { blobsIn, bytesOf, contentAt, failed, gitIn, output } from './git.ts';
import { publish } from './publish.ts';
import { putBack } from './put-back.ts';
import { changedFiles, hasVersion, isInRepository, isOurs, places, type Standing, standingOf } from './repository.ts';

const separator = '\x1f';

const lacking = { git: 'gitMissing', repository: 'noVersions' } as const;

/** What `git log` lists. */
async function versionsIn(git: SimpleGit, ...options: string[]): Promise<Version[]> {
  const format = ['%H', '%s', '%aI', '%an'].join(separator);
  const log = await output(git, ['log', '-z', `--format=${format}`, ...options]);
  return (log ?? '').split('\0').flatMap((line): Version[] => {
    const [id, sentence = '', date = '', author = ''] = line.split(separator);
    return id ? [{ id, sentence, date, author }] : [];
  });
}

export class Versions {
  readonly #desk: Desk;
  readonly #git: Promise<SimpleGit>;
  #newest: { id: string; content: ReadText } | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#git = gitIn(desk.root);
  }

  /** The state of the repository: whether there is one, its remote, and the unsaved changes. */
  async repository(): Promise<DeskState['repository']> {
    const git = await this.#git;
    const standing = await standingOf(git);
    const known = { unsaved: [], ...(standing.remote && { remote: standing.remote }) };
    try {
      const lacks = await this.#lackOf(git, standing);
      if (lacks) return { lacks, unsaved: [] };
      return { ...known, unsaved: await this.#unsavedIn(git, standing) };
    } catch (error) {
      // the desk still opens
      return { ...known, problem: inBoth(failed('changesUnknown', error)) };
    }
  }

  /** Starts to keep versions: commits the folder as it is. */
  async begin(): Promise<void> {
    const git = await this.#git;
    const standing = await standingOf(git);
    const lacks = await this.#lackOf(git, standing);
    if (lacks === 'git') throw new Refused(409, lacking.git);
    if (!lacks) return;
    try {
      if (!(await isInRepository(git))) {
        await git.raw(['init', '-q']);
        await git.raw(['symbolic-ref', 'HEAD', 'refs/heads/main']);
      }
      await git.raw(['add', '--', '.']);
      await git.raw([...standing.author, 'commit', '-q', '-m', 'Prima delle versioni']);
    } catch (error) {
      throw new Refused(409, failed('cannotKeepVersions', error));
    }
    this.#desk.tell();
  }

  /** The versions that were saved in the desk, the newest first; the last is the content as it was before them. */
  async list(): Promise<Version[]> {
    const { git } = await this.#repository();
    const own = await versionsIn(git, `--grep=^${versionMark}$`);
    const oldest = own.at(-1)?.id;
    const [start] = await versionsIn(git, '-n', '1', oldest ? `${oldest}^` : 'HEAD', '--', ...places);
    return [...own, ...(start ? [{ ...start, isStart: true as const }] : [])];
  }

  async changes(id: string): Promise<VersionChange[]> {
    const git = await this.#version(id);
    const [, parent] = (await git.raw(['rev-list', '--parents', '-n', '1', id])).trim().split(' ');
    return parent ? changesBetween(this.#desk.root, git, parent, id) : [];
  }

  /** The changes since the newest version. */
  async #unsavedIn(git: SimpleGit, { id = '', prefix }: Standing): Promise<VersionChange[]> {
    const photographs = (await changedFiles(git, prefix)).filter(({ file }) => isPhotograph(file));
    return changesInWords(this.#contentOf(id), this.#desk.read, photographs, id);
  }

  /** The content of the newest version. */
  #contentOf(id: string): ReadText {
    if (this.#newest?.id !== id) this.#newest = { id, content: contentAt(this.#desk.root, id) };
    return this.#newest.content;
  }

  /**
   * Saves the content as a version. Other files stay as they are, staged or not.
   * @param isOptional whether a version is not needed if nothing has changed, or if a file cannot be read
   */
  async save(sentence: string, isOptional = false): Promise<void> {
    if (!sentence.trim() || sentence.length > 200 || /[\n\r\0]/.test(sentence)) {
      throw new Refused(400, 'sentenceMissing');
    }
    const { git, standing } = await this.#repository();
    await this.#desk.serially(async () => {
      const isBroken = (file: string) => this.#desk.read(file) !== undefined && !dataIn(this.#desk.read, file);
      const changed = await changedFiles(git, standing.prefix);
      const isUnreadable = contentFiles.some(isBroken);
      if (isUnreadable || changed.length === 0) {
        if (isOptional) return;
        throw new Refused(409, isUnreadable ? 'fileUnreadable' : 'nothingHasChanged');
      }
      const files = changed.map(({ file }) => `:(literal)${file}`);
      const fresh = changed.filter(({ state }) => state === '?').map(({ file }) => `:(literal)${file}`);
      if (fresh.length > 0) await git.raw(['add', '--', ...fresh]);
      try {
        const message = ['-m', sentence.trim(), '-m', versionMark];
        await git.raw([...standing.author, 'commit', '-q', ...message, '--only', '--', ...files]);
      } catch (error) {
        if (fresh.length > 0) await output(git, ['rm', '-q', '--cached', '--', ...fresh]);
        throw notSaved(error as Error);
      }
      this.#desk.tell();
    });
  }

  /**
   * Records the review of a text in the owner’s report, or takes it back: a commit without changed files.
   * @param lines the reviews of the text in each language of its line
   */
  async review(lines: string, isBack = false): Promise<void> {
    const { git, standing } = await this.#repository();
    const { root } = this.#desk;
    // another review may be queued
    await this.#desk.serially(async () => {
      const history = historyOf(root);
      const texts = () => [
        ...drawnTexts(root, history),
        ...laggingTexts(root, history),
        ...strayTexts(this.#desk.read, history),
      ];
      const known = isBack ? history.reviews : new Set(texts().flatMap(({ review }) => review.split('\n')));
      const reviews = lines.split('\n').filter((one) => known.has(one));
      // somebody has changed the text meanwhile
      if (!reviews[0]) return;
      const [, , key] = reviews[0].split(' ');
      const languages = new Set(reviews.map((one) => one.split(' ')[1]));
      const subject = `Testo ${isBack ? 'da rivedere' : 'rivisto'}: ${key} (${[...languages].join(', ')})`;
      const trailers = isBack ? reviews.map(takenBack) : reviews;
      const head = (await git.raw(['rev-parse', 'HEAD'])).trim();
      const message = [subject, trailers.join('\n')].flatMap((part) => ['-m', part]);
      const options = [...standing.author, 'commit-tree', `${head}^{tree}`, '-p', head, ...message];
      await git.raw(['update-ref', 'HEAD', (await git.raw(options)).trim(), head]);
      this.#desk.tell();
    });
  }

  /**
   * Restores the content of a version, as a change that can be undone. It becomes a version, so that the owner publishes what
   * the site shows, and so does before it what is in no version.
   */
  async restore(id: string, language: keyof Sentence): Promise<void> {
    const git = await this.#version(id);
    const message = await git.raw(['log', '-n', '1', `--format=%s${separator}%b`, id]);
    const [sentence = '', body = ''] = message.split(separator);
    const isOwn = body.includes(versionMark);
    const label = isOwn ? inBoth((t) => t.backTo(sentence)) : inBoth('backToStart');
    // a file that cannot be read may be why the owner goes back
    const saveIfChanged = (name: Sentence) => this.save(name[language].slice(0, 200), true);
    await saveIfChanged(inBoth(isOwn ? (t) => t.beforeBackTo(sentence) : 'beforeBackToStart'));
    await this.#desk.serially(async () => {
      const files: Files = new Map();
      const now = await git.raw(['ls-files', '-z', '--cached', '--others', '--', ...places]);
      for (const file of now.split('\0').filter(isOurs)) files.set(file, undefined);
      for (const { file, blob } of await blobsIn(git, id, ...contentFiles, 'photos/')) {
        if (!isOurs(file)) continue;
        const then = await bytesOf(git, blob);
        files.set(file, languageOf(file) ? await withMessagesOfNow(then, this.#desk.read(file)) : then);
      }
      for (const [file, bytes] of files) if (!bytes && !readBytes(this.#desk.root, file)) files.delete(file);
      await this.#desk.write({ label }, files);
    });
    await saveIfChanged(label);
  }

  /** Restores a photograph or a removed entry of a version. */
  async putBack(id: string, place: Place): Promise<void> {
    await putBack(await this.#version(id), this.#desk, id, place);
  }

  /** Merges what others have published meanwhile, and pushes the branch. */
  async publish(choices: Choices = {}): Promise<PublishResult> {
    const { git, standing } = await this.#repository();
    const unsaved = (await this.#unsavedIn(git, standing)).length;
    const result = await publish({ git, desk: this.#desk, standing, unsaved }, choices);
    const { id } = await standingOf(git);
    const joined =
      standing.id && id && id !== standing.id ? await changesBetween(this.#desk.root, git, standing.id, id) : [];
    return { ...result, ...(joined.length > 0 && { joined }) };
  }

  /** Git, if there is a repository with a version. Throws otherwise. */
  async #repository(): Promise<{ git: SimpleGit; standing: Standing }> {
    const git = await this.#git;
    const standing = await standingOf(git);
    const lacks = await this.#lackOf(git, standing);
    if (!lacks) return { git, standing };
    throw new Refused(409, lacking[lacks]);
  }

  /** What versions still need: git, or a repository with a first version. */
  async #lackOf(git: SimpleGit, { id }: Standing): Promise<DeskState['repository']['lacks']> {
    // a repository around the folder may ignore it
    if (id && this.#contentOf(id)(hotelFiles.identity) !== undefined) return;
    try {
      const hasAll = (await isInRepository(git)) && (id !== undefined || (await hasVersion(git)));
      return hasAll ? undefined : 'repository';
    } catch (error) {
      if (/spawn \S+ ENOENT/.test((error as Error).message)) return 'git';
      throw error;
    }
  }

  /** Git, if the version exists. Throws otherwise. */
  async #version(id: string): Promise<SimpleGit> {
    if (!/^[0-9a-f]{7,64}$/.test(id)) throw malformed();
    const { git } = await this.#repository();
    if (await output(git, ['merge-base', id, 'HEAD']).then((base) => base?.startsWith(id))) return git;
    throw new Refused(404, 'noSuchVersion');
  }
}

/** An old dictionary with the keys of the current one, since the current code may need messages that were added later. */
async function withMessagesOfNow(then: Buffer, text: string | undefined): Promise<Buffer> {
  const [before, now] = [parsed(then.toString()), parsed(text)];
  const joined = now && before && keepKeys(now, before);
  return joined && !isDeepStrictEqual(joined, before) ? Buffer.from(await formatJson(joined, text)) : then;
}

const keepKeys = (now: unknown, then: unknown): unknown =>
  typeof now === 'object' && now
    ? Object.fromEntries(Object.entries(now).map(([key, value]) => [key, keepKeys(value, Object(then)[key])]))
    : (then ?? now);

async function changesBetween(root: URL, git: SimpleGit, from: string, to: string): Promise<VersionChange[]> {
  const listed = ['diff-tree', '-r', '-z', '--no-renames', '--name-status', '--relative', from, to, '--', 'photos'];
  const photographs = [...(await git.raw(listed)).matchAll(/([A-Z])\0([^\0]+)\0/g)]
    .map(([, state = '', file = '']): ChangedFile => ({ file, state }))
    .filter(({ file }) => isPhotograph(file));
  return changesInWords(contentAt(root, from), contentAt(root, to), photographs, from);
}

function notSaved({ message }: Error): Refused {
  const isHalfJoined = /during a merge|unmerged|conflict/i.test(message);
  return new Refused(409, isHalfJoined ? 'halfJoined' : failed('versionNotSaved', message));
}
