import { defineConfig } from 'vitest/config';
import { announcementsPlugin } from './build/vite/boot-plugin.ts';
import { messagesPlugin } from './build/vite/messages-plugin.ts';

const tests = (names: string) => [`{src,build,server,desk,tools}/**/${names}`];

export default defineConfig({
  plugins: [messagesPlugin(), announcementsPlugin()],
  test: {
    // a thread cannot change the time zone of its process, and clocks are tested in several
    pool: 'forks',
    // by default one core is left idle
    maxWorkers: '100%',
    restoreMocks: true,
    // a build with photographs takes minutes on a busy machine
    testTimeout: 300_000,
    hookTimeout: 300_000,
    unstubEnvs: true,
    // `npm test` runs `quick`, `npm run test:full` runs `full`
    projects: [
      { extends: true, test: { name: 'quick', include: tests('*.test.ts'), exclude: tests('*.full.test.ts') } },
      { extends: true, test: { name: 'full', include: tests('*.full.test.ts') } },
    ],
  },
});
