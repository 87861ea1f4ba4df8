// Publishing: merges what others have published meanwhile, then pushes. Never by force.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SimpleGit } from 'simple-git';
import { dataIn, type ReadText } from '../../../build/content/content-file.ts';
import { parsed } from '../../../build/content/faults/fault.ts';
import { focusFile, hotelFiles } from '../../../build/content/hotel-files.ts';
import { isEntry, placeKey } from '../../content/entry-path.ts';
import { withNames } from '../../content/place-label.ts';
import type { Choices, PublishResult } from '../../protocol.ts';
import { inBoth, type SentenceSource } from '../../sentences/sentences.ts';
import { Desk } from '../content/desk.ts';
import { addedFaults, contentFaults, withFaults } from '../content/desk-faults.ts';
import { formatJson } from '../content/format-json.ts';
import { contentIn, placeNames } from '../content/place-names.ts';
import { contentFiles, type Files, photographFiles, writeFiles } from '../content/project-files.ts';
import { lostPictures } from '../content/try-edits.ts';
import { contentAt, failed, gitIn, output } from './git.ts';
import { type Choose, type Joined, joinedPhotographs } from './join-photographs.ts';
import { mergeContent } from './merge-content.ts';
import type { Standing } from './repository.ts';

interface Publishing {
  git: SimpleGit;
  desk: Desk;
  standing: Standing;
  /** the number of changes that are in no version */
  unsaved: number;
}

/** Pushes the branch, after a merge of what others have published meanwhile. */
export async function publish(publishing: Publishing, choices: Choices): Promise<PublishResult> {
  const { git, standing, unsaved } = publishing;
  if (!standing.remote) return refused('noRemote');
  if (!standing.branch) return refused('detached');
  try {
    // somebody else may publish between merge and push
    for (let attempt = 0; ; attempt += 1) {
      try {
        const isPushed = !/^=\t/m.test(await git.raw(pushOptions(standing)));
        const done = inBoth(isPushed ? 'publishDone' : 'upToDate');
        const message = unsaved > 0 ? inBoth((t, to) => `${done[to]} ${t.unsaved(unsaved)}`) : done;
        if (!isPushed) return { outcome: 'upToDate', message };
        const { site } = Object(dataIn(publishing.desk.read, hotelFiles.identity)) as { site?: string };
        return { outcome: 'published', message, ...(site && { site }) };
      } catch (error) {
        if (attempt > 2 || !isBehind((error as Error).message)) throw error;
        const stopped = await join(publishing, choices);
        if (stopped) return stopped;
      }
    }
  } catch (error) {
    return refused(reasonOf((error as Error).message));
  }
}

function pushOptions({ branch, remote = '', upstream }: Standing): string[] {
  const options = ['push', '--porcelain', '--progress', ...(upstream ? [] : ['--set-upstream'])];
  return [...options, '--', remote, `${branch}:${upstream ?? branch}`];
}

const isBehind = (message: string) => /non-fast-forward|fetch first|\[rejected\]|cannot lock ref/i.test(message);

/** Merges what others have published, content field by field. @returns the reason if it cannot */
async function join(publishing: Publishing, choices: Choices): Promise<PublishResult | undefined> {
  const { git, desk, standing, unsaved } = publishing;
  if (unsaved > 0) return refused('saveBeforeJoin');
  await git.raw(['fetch', '--progress', '--', standing.remote ?? '', standing.upstream ?? standing.branch ?? '']);
  const base = (await output(git, ['merge-base', 'HEAD', 'FETCH_HEAD']))?.trim();
  if (!base) return refused('joinTouchesCode');
  return desk.serially(async () => {
    const { files, clashes } = await joinedFiles(git, desk, base, (place) => choices[placeKey(place)]);
    if (clashes.length === 0) return commitJoined(publishing, base, files);
    // all clashes again, since the values of chosen ones may have changed too
    const all = await joinedFiles(git, desk, base, () => undefined);
    return { ...refused('othersPublishedOther'), clashes: all.clashes };
  });
}

/** The files that both sides have changed, merged, and the clashes without a choice. */
async function joinedFiles(git: SimpleGit, desk: Desk, base: string, choose: Choose): Promise<Joined> {
  const content = await joinedContent(base, choose, desk);
  const photographs = await joinedPhotographs(git, base, choose, desk.read);
  return {
    files: new Map([...content.files, ...photographs.files]),
    clashes: [...content.clashes, ...photographs.clashes],
  };
}

/**
 * Merges by git, with these files in place of git's own. This happens in another working tree, so that the owner's folder never
 * holds half a merge. @returns the reason if it cannot
 */
async function commitJoined(
  { git, standing }: Publishing,
  base: string,
  files: Files,
): Promise<PublishResult | undefined> {
  const [ours, theirs = ''] = (await git.raw(['rev-parse', 'HEAD', 'FETCH_HEAD'])).trim().split('\n');
  if (base === ours) return fastForward(git, theirs);
  const folder = mkdtempSync(joinPath(tmpdir(), 'desk-'));
  try {
    await git.raw(['worktree', 'add', '-q', '--detach', folder, 'HEAD']);
    const copy = new Desk(pathToFileURL(joinPath(folder, standing.prefix, '/')), async () => {});
    const copyGit = await gitIn(copy.root);
    const known = contentFaults(copy.root, copy.read);
    // fails where files are in conflict
    await output(copyGit, [...standing.author, 'merge', '-q', '--no-commit', theirs]);
    writeFiles(copy.root, files);
    const orphans = await removalOfOrphans(base, copy);
    writeFiles(copy.root, orphans);
    const all = new Map([...files, ...orphans]);
    const gone = [...all.keys()].filter((file) => !all.get(file));
    const kept = [...all.keys()].filter((file) => !gone.includes(file));
    if (gone.length > 0) await copyGit.raw(['rm', '-q', '--cached', '--ignore-unmatch', '--', ...gone]);
    if (kept.length > 0) await copyGit.raw(['add', '--', ...kept]);
    const faults = addedFaults(known, contentFaults(copy.root, copy.read));
    if (faults.length > 0) return refused(withFaults('joinHasFaults', faults, copy.read));
    if (await output(copyGit, ['ls-files', '--unmerged'])) return refused('joinTouchesCode');
    await copyGit.raw([...standing.author, 'commit', '-q', '--no-edit']);
    return await fastForward(git, (await copyGit.raw(['rev-parse', 'HEAD'])).trim());
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await output(git, ['worktree', 'prune']);
  }
}

/** Moves the branch forward to a version. @returns the reason if files that are in no version stand in the way */
async function fastForward(git: SimpleGit, id: string): Promise<PublishResult | undefined> {
  try {
    await git.raw(['merge', '-q', '--ff-only', id]);
    return;
  } catch (error) {
    if (/would be overwritten/i.test((error as Error).message)) return refused('joinTouchesCode');
    throw error;
  }
}

/** The merged content files that both sides have changed. */
async function joinedContent(base: string, choose: Choose, { root, read }: Desk): Promise<Joined> {
  const joined: Joined = { files: new Map(), clashes: [] };
  const content = contentIn(read);
  const versions = [contentAt(root, base), contentAt(root, 'HEAD'), contentAt(root, 'FETCH_HEAD')] as const;
  const [nameOf, nameOfTheirs] = [placeNames(read), placeNames(versions[2])];
  for (const file of contentFiles) {
    // the file of focus points is deleted with its last point
    const empty = file === focusFile ? '{}' : undefined;
    const [was, ours, theirs] = versions.map((textOf) => textOf(file) ?? empty);
    if (ours === undefined || theirs === undefined || ours === theirs || was === ours || was === theirs) continue;
    const data: [unknown, unknown, unknown] = [parsed(was), parsed(ours), parsed(theirs)];
    const { merged, clashes } = mergeContent(data, (path) => choose({ file, path }));
    joined.clashes.push(
      ...clashes.map(({ path, ours: mine, theirs: other }) => {
        const place = { file, path };
        const nothing = isEntry(path.at(-1) ?? '') ? inBoth('entryIsRemoved') : null;
        const [own, others] = [mine, other].map((value) => withNames(content, place, value) ?? nothing);
        // an entry that is gone here has its words only there
        const label = (mine === undefined ? nameOfTheirs : nameOf)(place);
        return { ...place, label, ours: own, theirs: others };
      }),
    );
    const isEmpty = empty !== undefined && Object.keys(Object(merged)).length === 0;
    joined.files.set(file, isEmpty ? undefined : Buffer.from(await formatJson(merged, ours)));
  }
  return joined;
}

/**
 * The removal of photographs whose entries are gone, and of focus points whose photographs are: one side may add what belongs to
 * something that the other has removed.
 */
async function removalOfOrphans(base: string, desk: Desk): Promise<Files> {
  const lists = contentAt(desk.root, base)(hotelFiles.lists);
  const before: ReadText = (file) => (file === hotelFiles.lists ? lists : desk.read(file));
  const lost = lostPictures(desk.root, before, desk.read).flatMap((picture) => picture.files);
  const isLeft = (name: string) => photographFiles(desk.root, name).some((file) => !lost.includes(file));
  const pointless = Object.keys(Object(dataIn(desk.read, focusFile))).filter((name) => !isLeft(name));
  const { files } = await desk.filesAfter(pointless.map((name) => ({ file: focusFile, path: [name] })));
  for (const file of lost) files.set(file, undefined);
  return files;
}

const refused = (reason: SentenceSource): PublishResult => ({ message: inBoth(reason), outcome: 'refused' });

/** The reason why git did not push, for the owner. */
function reasonOf(message: string): SentenceSource {
  if (
    /authentication|permission denied|could not read username|terminal prompts disabled|403|host key/i.test(message)
  ) {
    return 'notAuthorised';
  }
  if (/could not resolve|unable to access|timed? ?out|timeout|connection|does not appear|not found/i.test(message)) {
    return 'remoteUnreachable';
  }
  return failed('publishStopped', message);
}
