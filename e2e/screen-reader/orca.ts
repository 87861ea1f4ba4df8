import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { installOnDebian } from '../../tools/find-programs.ts';
import { startVirtualDisplay, temporaryFolder } from '../browsers/home.ts';

const programs: Record<string, string> = {
  '/usr/bin/orca': 'orca',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/chromium': 'chromium',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/dbus-daemon': 'dbus-daemon',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/localedef': 'locales',
  '/usr/share/i18n/locales/it_IT': 'locales',
  '/usr/lib/python3/dist-packages/pyatspi': 'python3-pyatspi',
  '/usr/lib/x86_64-linux-gnu/girepository-1.0/Wnck-3.0.typelib': 'gir1.2-wnck-3.0',
};

/** Installs missing programs. @throws if one cannot be installed */
export function installPrograms(): void {
  const missing = () => Object.keys(programs).filter((file) => !existsSync(file));
  const packages = [...new Set(missing().map((file) => programs[file] as string))];
  if (!packages.length || installOnDebian(packages)) return;
  throw new Error(
    `The screen reader needs ${packages.join(', ')}. On Debian, install them as root: apt-get install ${packages.join(' ')}`,
  );
}

/** Orca has finished when it has said nothing for this long, in milliseconds: before its first word, and after a word. */
const silence = { first: 4000, later: 800 };
const timeoutMs = 120_000;

/** Starts Orca with its own display, message bus and home. It writes its speech as text. */
export async function startOrca(language: Language) {
  const home = temporaryFolder();
  const { locale } = languages[language];
  execFileSync('localedef', ['-i', locale, '-f', 'UTF-8', join(home, `${locale}.UTF-8`)]);
  const settings = join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  copyFileSync(new URL('text_speech.py', import.meta.url), join(settings, 'orca-customizations.py'));
  const speech = join(home, 'speech');
  writeFileSync(speech, '');
  mkdirSync(join(home, 'run'), { mode: 0o700 });

  const display = await startVirtualDisplay();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    LOCPATH: home,
    LANG: `${locale}.UTF-8`,
    LANGUAGE: language,
    DISPLAY: display.name,
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
    GSETTINGS_BACKEND: 'memory',
    SPEECH_FILE: speech,
  };
  const started: ChildProcess[] = [];
  const start = (command: string, ...args: string[]) => {
    const program = spawn(command, args, {
      env,
      stdio: ['ignore', 'ignore', command === 'orca' ? 'pipe' : 'ignore', 'pipe'],
    });
    started.push(program);
    return program;
  };
  const end = () => {
    for (const program of started.toReversed()) program.kill();
    display.close();
  };
  process.on('exit', end);

  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address=3');
  env.DBUS_SESSION_BUS_ADDRESS = (await firstLine(bus.stdio[3] as Readable)).trim();
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  start('openbox');
  await setTimeout(2000);
  const orca = start('orca');
  let errors = '';
  orca.stderr?.on('data', (chunk) => {
    errors += chunk;
  });

  let heard = 0;
  const lines = () => readFileSync(speech, 'utf8').split('\n').slice(0, -1);
  const take = () => {
    const all = lines();
    const fresh = all.slice(heard).map((line) => JSON.parse(line) as string | null);
    heard = all.length;
    return fresh.filter((line) => line !== null);
  };
  const xdotool = (...args: string[]) => execFileSync('xdotool', args, { env });
  const until = async (done: (state: { quiet: number; fresh: string[] }) => boolean) => {
    const from = Date.now();
    let count = lines().length;
    let last = from;
    for (;;) {
      // on a virtual display Firefox paints and sends events only while something moves
      xdotool('mousemove', String(640 + (Date.now() % 2)), '12');
      await setTimeout(50);
      const now = lines();
      if (now.length !== count) [count, last] = [now.length, Date.now()];
      if (done({ quiet: Date.now() - last, fresh: now.slice(heard) })) return;
      if (orca.exitCode !== null) throw new Error(`Orca ended with ${orca.exitCode}. ${errors}`);
      if (Date.now() - from > timeoutMs) throw new Error('Orca does not come to an end.');
    }
  };
  /** Waits until Orca is silent, and returns what it said. */
  const listen = async () => {
    await until(({ quiet, fresh }) => quiet > (fresh.length ? silence.later : silence.first));
    return take();
  };
  /** Presses a key on the keyboard of the display, and returns what Orca says. */
  const press = (key: string) => {
    xdotool('key', '--clearmodifiers', key);
    return listen();
  };

  // waits until Orca announces its start
  await until(({ fresh }) => fresh.length > 0);
  await listen();
  return {
    /** the environment of programs on Orca's display */
    env,
    press,
    listen,
    /** Types letter by letter: of quick typing, Orca says what it has time for. */
    async type(text: string) {
      const said: string[] = [];
      for (const letter of text) {
        xdotool('type', letter);
        said.push(...(await listen()));
      }
      return said;
    },
    /** Reads the page from its beginning to its end. */
    async readAll() {
      await press('ctrl+Home');
      xdotool('key', 'KP_Add');
      await until(({ fresh }) => fresh.includes('null'));
      return listen();
    },
    async close() {
      process.off('exit', end);
      end();
    },
  };
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const chunk of stream) return String(chunk);
  return '';
}
