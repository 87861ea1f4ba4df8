import { defineConfig } from 'vitest/config';
import { announcementsPlugin } from './build/vite/announcements-plugin.ts';
import { messagesPlugin } from './build/vite/messages-plugin.ts';

export default defineConfig({
  plugins: [messagesPlugin(), announcementsPlugin()],
  test: {
    include: [
      'src/**/*.test.ts',
      'build/**/*.test.ts',
      'server/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    environment: 'node',
    // a thread could not change its process's time zone, and clocks are tested in several
    pool: 'forks',
    restoreMocks: true,
    unstubEnvs: true,
  },
});
