import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import { log } from './log.ts';

/**
 * How long what still arrives is thrown away after the answer. A connection that is closed over unread bytes is reset,
 * and a reset overtakes the answer (RFC 9112 §9.6, https://www.rfc-editor.org/rfc/rfc9112#section-9.6).
 */
const LINGER_MS = 1_000;

/**
 * Answers 400 to a request that is not there as a whole after `timeoutMs`, and closes its connection. The server would
 * wait five minutes for it (https://nodejs.org/api/http.html#serverrequesttimeout), and forty callers who send a byte
 * now and then would hold all places of a process.
 */
export function giveUpSlowBody(request: IncomingMessage, response: ServerResponse, timeoutMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else answer(response, () => hangUp(request));
  }, timeoutMs);
  request.once('close', () => clearTimeout(timer));
}

/** `Connection: close` would make the server close at once. */
function answer(response: ServerResponse, onSent: () => void): void {
  const requestId = randomUUID();
  const error = new AppError('invalid', INVALID_BODY, { field: 'body' });
  log('info', 'slow_body', { requestId, status: error.status });
  response
    .writeHead(error.status, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'keep-alive' })
    .end(JSON.stringify(toErrorBody(error, requestId)), onSent);
}

/** Says that nothing more will come, and ends the connection when the other side has heard it or does not listen. */
function hangUp(request: IncomingMessage): void {
  const { socket } = request;
  request.resume();
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
