import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';

// each report imports its modules anew: compiled once, they take half the time
enableCompileCache(fileURLToPath(new URL('../../../.cache/desk/compiled', import.meta.url)));
const { ownerMessages } = await import('../../../tools/owner/owner-messages.ts');
const { ownerReport } = await import('../../../tools/owner/owner-report.ts');
flushCompileCache();

const now = Date.now();
parentPort?.postMessage(
  (['it', 'en'] as const).map((language) => ownerReport({ language, messages: ownerMessages[language], now })),
);
