import { parentPort } from 'node:worker_threads';
import { ownerMessages } from '../../../tools/owner/owner-messages.ts';
import { ownerReport } from '../../../tools/owner/owner-report.ts';

const now = Date.now();
parentPort?.postMessage(
  (['it', 'en'] as const).map((language) => ownerReport({ language, messages: ownerMessages[language], now })),
);
