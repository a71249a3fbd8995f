import { reportFailureContract } from '@talelantern/domain/contracts/report-failure';
import { log } from '../core/request-log.ts';
import { definePublicFunction } from '../http/define-function.ts';

/** Failures of the app in browsers, a few per minute per IP address: an error line for each (docs/decisions/0152). */
export const reportFailure = definePublicFunction(
  reportFailureContract,
  { compose: async () => log, memory: '512MiB', concurrency: 40, maxInstances: 1 },
  async (write, { body: { error, frames } }) => {
    write('error', 'browser_failed', { error, stack: [error, ...frames.map((frame) => `    at ${frame}`)].join('\n') });
    return { received: true } as const;
  },
);
