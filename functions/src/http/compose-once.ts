import { randomUUID } from 'node:crypto';
import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import type { Request, Response } from 'firebase-functions/https';
import { log } from './log.ts';

type Answer = (request: Request, response: Response) => Promise<void>;

/**
 * Gives handlers what `compose` makes, once per process. While it fails (a secret is missing) every request is answered
 * with 503, every event and scheduled run fails, and somebody is told; the next one tries again.
 */
export function composeOnce<Tools>(compose: () => Tools) {
  let tools: Tools | undefined;
  const ready = (requestId?: string): Tools => {
    try {
      return (tools ??= compose());
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      log('alert', 'not_configured', { reason, ...(requestId === undefined ? {} : { requestId }) });
      throw error;
    }
  };
  return {
    composed:
      (answer: (tools: Tools, request: Request, response: Response) => Promise<void>): Answer =>
      async (request, response) => {
        let composed: Tools;
        const requestId = randomUUID();
        try {
          composed = ready(requestId);
        } catch {
          response
            .status(503)
            .setHeader('Cache-Control', 'no-store')
            .json(toErrorBody(new AppError('busy', BUSY), requestId));
          return;
        }
        await answer(composed, request, response);
      },
    triggered:
      <Event>(run: (tools: Tools, event: Event) => Promise<void>) =>
      async (event: Event): Promise<void> =>
        run(ready(), event),
  };
}
