import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import type { Request, Response } from 'firebase-functions/https';
import { log } from './log.ts';

type Answer = (request: Request, response: Response) => Promise<void>;

/**
 * Gives handlers what `compose` makes, once per process. While it fails (a secret is missing) every request is answered
 * with 503 and somebody is told; the next request tries again.
 */
export function composeOnce<Tools>(compose: () => Tools) {
  let tools: Tools | undefined;
  return (answer: (tools: Tools, request: Request, response: Response) => Promise<void>): Answer =>
    async (request, response) => {
      try {
        tools ??= compose();
      } catch (error) {
        log('alert', 'not_configured', { reason: error instanceof Error ? error.message : '' });
        response.status(503).json(toErrorBody(new AppError('busy', BUSY)));
        return;
      }
      await answer(tools, request, response);
    };
}
