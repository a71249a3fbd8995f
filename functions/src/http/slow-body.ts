import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import { log } from './log.ts';

/**
 * Answers 400 to a request that is not there as a whole after `timeoutMs`, and closes its connection. The server would
 * wait five minutes for it (https://nodejs.org/api/http.html#serverrequesttimeout), and forty callers who send a byte
 * now and then would hold all places of a process.
 */
export function giveUpSlowBody(request: IncomingMessage, response: ServerResponse, timeoutMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else answer(response, () => request.destroy());
  }, timeoutMs);
  request.once('close', () => clearTimeout(timer));
}

function answer(response: ServerResponse, onSent: () => void): void {
  const requestId = randomUUID();
  const error = new AppError('invalid', INVALID_BODY, { field: 'body' });
  log('info', 'slow_body', { requestId, status: error.status });
  response
    .writeHead(error.status, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' })
    .end(JSON.stringify(toErrorBody(error, requestId)), onSent);
}
