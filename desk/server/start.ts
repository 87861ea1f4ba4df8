// Starts the desk on http://127.0.0.1:4180, and prepares what it shows.

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { updatePhotographs } from '../../build/photos/photographs.ts';
import { inBoth } from '../sentences/sentences.ts';
import { Desk } from './content/desk.ts';
import { contentFiles } from './content/project-files.ts';
import { deskServer } from './desk-server.ts';
import { pages } from './pages/pages.ts';
import { prepare, type Step } from './pages/prepare.ts';
import { makeToDoList, toDoList } from './to-do/to-do.ts';
import { Versions } from './versions/versions.ts';

const root = new URL('../../', import.meta.url);
const port = Number(process.env.DESK_PORT || 4180);
if (!(port > 0 && port < 65_536)) {
  console.error('DESK_PORT: un numero da 1 a 65535 · a number from 1 to 65535');
  process.exit(1);
}
const address = `http://127.0.0.1:${port}`;
const token = randomBytes(32).toString('hex');

let shown = '';

/** Shows the progress of the preparation. */
function show({ label, share }: Step): void {
  if (label.it !== shown || process.stdout.isTTY) {
    const bar = '█'.repeat(Math.round(share * 20)).padEnd(20, '░');
    process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${bar} ${label.it} · ${label.en}`);
    if (!process.stdout.isTTY) process.stdout.write('\n');
  }
  shown = label.it;
}

const desk = new Desk(root, () => updatePhotographs(root));
for (const folder of new Set(contentFiles.map(dirname))) {
  // an owner without photographs may have removed theirs
  mkdirSync(new URL(folder, root), { recursive: true });
  watch(new URL(folder, root), () => void desk.refresh());
}

const parts = { desk, versions: new Versions(desk), toDo: toDoList(desk, () => makeToDoList(desk)), token };
const showPages = pages({ root, token });
const { promise: isReady, resolve: begin } = Promise.withResolvers<void>();
const server = deskServer(parts, async (request, response) => {
  await isReady;
  showPages(request, response);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `La porta ${port} è occupata. Se la scrivania è già aperta, sta su ${address}; se no, scegliete un’altra porta con DESK_PORT. · Port ${port} is taken. If the desk is open already, it is on ${address}; if not, set DESK_PORT to another port.`;
  console.error(error.code === 'EADDRINUSE' ? taken : error.message);
  process.exit(1);
});
server.listen(port, '127.0.0.1', async () => {
  await prepare(root, show).catch((error: Error) => {
    console.error(`\nLa scrivania non si apre · The desk cannot be opened: ${error.message}`);
    process.exit(1);
  });
  show({ share: 0.95, label: inBoth('makingThePhotographs') });
  // the to-do list shows faults of photographs
  await updatePhotographs(root).catch(console.error);
  begin();
  openBrowser();
  console.log(`\nLa scrivania è su · The desk is on ${address}\nPer chiuderla · To close it: Ctrl+C`);
});

/** Opens the desk in the system's browser, where there is one. */
function openBrowser(): void {
  const { platform, env } = process;
  if (env.CI || env.BROWSER === 'none') return;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...options] =
    platform === 'darwin' ? ['open'] : platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  spawn(command as string, [...options, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
