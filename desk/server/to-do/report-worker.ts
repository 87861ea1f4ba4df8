import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';

// every report imports these modules again: the cache keeps their compiled code, which halves the time
enableCompileCache(fileURLToPath(new URL('../../../.cache/desk/compiled', import.meta.url)));
const { ownerReport } = await import('../../../tools/owner/owner-report.ts');
flushCompileCache();

parentPort?.postMessage(ownerReport());
