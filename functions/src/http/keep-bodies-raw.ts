import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '@talelantern/domain/limits/limits';
import { giveUpSlowBody } from './slow-body.ts';

interface Start {
  request: IncomingMessage;
  response: ServerResponse;
}

const isStart = (message: unknown): message is Start =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message;

/**
 * Whether this process serves HTTPS functions and not events, whose bodies the framework has to read. Set by the runtime
 * (https://github.com/GoogleCloudPlatform/functions-framework-nodejs#configure-the-functions-framework).
 */
export const answersRequests = ({ FUNCTION_SIGNATURE_TYPE }: NodeJS.ProcessEnv): boolean =>
  FUNCTION_SIGNATURE_TYPE === undefined || FUNCTION_SIGNATURE_TYPE === 'http';

/**
 * Lets every body reach us as the bytes that were sent. Before our code runs, the functions framework parses JSON,
 * inflates what is compressed (up to 1 GB, for anybody) and answers a broken body with an HTML page that names our files.
 * Seen as plain bytes, it leaves the body to us, and the answer is JSON like any other. A body that is not there as a
 * whole after `timeoutMs` is given up.
 */
export function keepBodiesRaw(timeoutMs: number): void {
  subscribe('http.server.request.start', (message) => {
    if (!isStart(message)) return;
    const { headers } = message.request;
    headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
    leaveUnread(message.request);
    giveUpSlowBody(message.request, message.response, timeoutMs);
  });
}

/** Stands in place of a length that is too large; no client can send it, since Node takes nothing but digits there. */
const UNREAD = 'unread';

/** Whether the body was too large to be read at all. */
export const isUnread = (contentLength: string | undefined): boolean => contentLength === UNREAD;

/** Of a body that does not say how long it is. */
const MOST_UNTOLD_BYTES = 4 * MAX_BODY_BYTES;

/**
 * The framework would read up to 32 MB for anybody, signed in or not, and forty callers at once would end the process.
 * A body that says it is too large is left where it is; one that does not say is cut off with its connection.
 */
function leaveUnread(request: IncomingMessage): void {
  const { headers } = request;
  if (Number(headers['content-length']) > MAX_BODY_BYTES) headers['content-length'] = UNREAD;
  if (headers['transfer-encoding'] === undefined) return;
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_UNTOLD_BYTES) request.destroy();
  });
}
