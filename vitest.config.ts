import { defineConfig } from 'vitest/config';
import { periodsPlugin } from './scripts/head-plugin.ts';
import { wordsPlugin } from './scripts/words-plugin.ts';

export default defineConfig({
  plugins: [wordsPlugin(), periodsPlugin()],
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    environment: 'node',
    // a thread could not change its process's time zone, and clocks are tested in several
    pool: 'forks',
    restoreMocks: true,
    unstubEnvs: true,
  },
});
