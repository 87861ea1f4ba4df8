// `npm run desk`: the site, live, with a desk around it where its owner changes what is clicked.
// DESK_PORT overrides the port.
import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, mergeConfig } from 'vite';
import { forgetPictures, updatePhotographs } from '../build/vite/pictures-plugin.ts';
import config from '../vite.config.ts';
import { deskPagePlugin } from './client/page-plugin.ts';
import { Desk } from './server/desk.ts';
import { deskServer } from './server/desk-server.ts';
import { openBrowser } from './server/open-browser.ts';
import { sitePlugin } from './server/site-plugin.ts';
import { makeToDoList, toDoList } from './server/to-do.ts';
import { Versions } from './server/versions.ts';

const root = new URL('../', import.meta.url);
const port = Number(process.env.DESK_PORT ?? 4180);
const address = `http://127.0.0.1:${port}`;
const token = randomBytes(32).toString('hex');
const upgrades = Object.assign(new Server(), { port }) as Server & EventEmitter;

const site = await createServer(
  mergeConfig(config, {
    root: fileURLToPath(root),
    // the configuration imports content, and Vite restarts when a file that it imports changes
    configFile: false,
    mode: 'desk',
    logLevel: 'warn',
    cacheDir: fileURLToPath(new URL('.cache/desk/vite', root)),
    plugins: [deskPagePlugin({ token }), sitePlugin(root)],
    server: {
      ...{ middlewareMode: true, host: '127.0.0.1', cors: false, allowedHosts: [] },
      ws: { server: upgrades, host: '127.0.0.1', clientPort: port },
    },
  }),
);
const desk = new Desk({
  root,
  showPhotographs: async () => {
    await updatePhotographs(root);
    forgetPictures(site);
  },
});
site.watcher.on('all', () => void desk.refresh());

const server = deskServer(
  { desk, versions: new Versions(desk), toDo: toDoList(desk, () => makeToDoList(desk, site)), token },
  site.middlewares,
  port,
  upgrades,
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `La porta ${port} è occupata: scegline un’altra con DESK_PORT. · Port ${port} is taken: set DESK_PORT to another one.`;
  console.error(error.code === 'EADDRINUSE' ? taken : error.message);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  console.log(`La scrivania è su · The desk is on ${address}\nPer chiuderla · To close it: Ctrl+C`);
  openBrowser(address);
});
