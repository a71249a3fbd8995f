import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const isStart = (message: unknown): message is { request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message;

/**
 * Whether this process serves HTTPS functions and not events, whose bodies the framework has to read. Set by the runtime
 * (https://github.com/GoogleCloudPlatform/functions-framework-nodejs#configure-the-functions-framework).
 */
export const answersRequests = ({ FUNCTION_SIGNATURE_TYPE }: NodeJS.ProcessEnv): boolean =>
  FUNCTION_SIGNATURE_TYPE === undefined || FUNCTION_SIGNATURE_TYPE === 'http';

/**
 * Lets every body reach us as the bytes that were sent. Before our code runs, the functions framework parses JSON,
 * inflates what is compressed (up to 1 GB, for anybody) and answers a broken body with an HTML page that names our files.
 * Seen as plain bytes, it leaves the body to us, and the answer is JSON like any other.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    if (!isStart(message)) return;
    const { headers } = message.request;
    headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}
