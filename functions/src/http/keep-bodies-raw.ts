import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '@talelantern/domain/limits/limits';
import { randomUUID } from 'node:crypto';
import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError, ERROR_STATUS } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import { log } from '../core/request-log.ts';

interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
}

const isRequestStart = (message: unknown): message is RequestStart =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message;

/** The names of task functions, which only Cloud Tasks may call. */
const TASK_NAME = /Task$/;

/**
 * Whether this process serves requests of clients rather than events or tasks, whose bodies the framework must parse. The
 * runtime sets both variables (https://github.com/GoogleCloudPlatform/functions-framework-nodejs#configure-the-functions-framework).
 */
export const servesRequests = ({ FUNCTION_SIGNATURE_TYPE, FUNCTION_TARGET = '' }: NodeJS.ProcessEnv): boolean =>
  (FUNCTION_SIGNATURE_TYPE === undefined || FUNCTION_SIGNATURE_TYPE === 'http') && !TASK_NAME.test(FUNCTION_TARGET);

/**
 * Makes the functions framework pass every body as raw bytes. It would parse JSON, inflate compressed bodies (up to 1
 * GB, before authentication) and respond to a malformed body with an HTML page that contains our file names. Aborts a
 * body that is incomplete after `timeoutMs`.
 */
export function keepBodiesRaw(timeoutMs: number): void {
  subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message)) return;
    const { headers } = message.request;
    headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
    skipBody(message.request);
    abortSlowBody(message.request, message.response, timeoutMs);
  });
}

/** Replaces a content length that is too large. Clients cannot send it, because Node accepts only digits. */
const UNREAD = 'unread';

/** Whether the body was too large to be read. */
export const isUnread = (contentLength: string | undefined): boolean => contentLength === UNREAD;

/** Maximum size of a body without a content length. */
const MAX_CHUNKED_BYTES = 4 * MAX_BODY_BYTES;

/**
 * The framework would read up to 32 MB per request before authentication; forty at the same time would exhaust the process's
 * memory. A body that declares too large a length is not read; one without a length is aborted
 * at the limit by closing its connection.
 */
function skipBody(request: IncomingMessage): void {
  const { headers } = request;
  if (Number(headers['content-length']) > MAX_BODY_BYTES) headers['content-length'] = UNREAD;
  if (headers['transfer-encoding'] === undefined) return;
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_CHUNKED_BYTES) request.destroy();
  });
}

/**
 * How long to discard incoming bytes after the response. Closing a connection with unread bytes resets it, and the
 * reset may overtake the response (RFC 9112 §9.6, https://www.rfc-editor.org/rfc/rfc9112#section-9.6).
 */
const LINGER_MS = 1_000;

/**
 * Responds 400 to a request that is incomplete after `timeoutMs`, and closes its connection. The server would wait five
 * minutes (https://nodejs.org/api/http.html#serverrequesttimeout), so forty slow clients could block a process.
 */
function abortSlowBody(request: IncomingMessage, response: ServerResponse, timeoutMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else sendTimeout(response, () => closeConnection(request));
  }, timeoutMs);
  request.once('close', () => clearTimeout(timer));
}

/** Sends `keep-alive`, because `Connection: close` would make the server close the connection immediately. */
function sendTimeout(response: ServerResponse, onSent: () => void): void {
  const requestId = randomUUID();
  const error = new AppError('invalid', INVALID_BODY, { field: 'body' });
  const status = ERROR_STATUS[error.code];
  log('info', 'slow_body', { requestId, status });
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'keep-alive' })
    .end(JSON.stringify(toErrorBody(error, requestId)), onSent);
}

/** Half-closes the connection, and closes it when the client has read the response or after the linger time. */
function closeConnection(request: IncomingMessage): void {
  const { socket } = request;
  request.resume();
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
