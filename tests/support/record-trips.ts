import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { watchHttp2 } from './watch-http2.ts';

/*
 * Loaded before functions: logs the start and end in ms of each request to Firestore and to the vendor as lines of JSON
 * to the file of TALELANTERN_TRIP_LOG (trip-log.ts). Does nothing if the variable is not set.
 */

const file = process.env['TALELANTERN_TRIP_LOG'];

/** What Node's fetch publishes: the same object when a request begins and when it ends. */
interface Fetch {
  request: { origin: unknown };
}

const isFetch = (message: unknown): message is Fetch =>
  typeof message === 'object' &&
  message !== null &&
  'request' in message &&
  typeof message.request === 'object' &&
  message.request !== null &&
  'origin' in message.request;

if (file !== undefined) {
  const log = (to: 'firestore' | 'vendor', from: number, until = performance.now()): void =>
    appendFileSync(file, `${JSON.stringify({ to, from, until })}\n`);

  watchHttp2((_path, stream) => {
    const from = performance.now();
    // Ends at the last data, not at the trailers: the caller may continue before those arrive.
    let until = from;
    stream.on('data', () => {
      until = performance.now();
    });
    stream.once('trailers', () => log('firestore', from, until));
  });

  const vendor = new URL(process.env['TEXT_BASE_URL'] ?? '').origin;
  const startByRequest = new WeakMap<object, number>();
  subscribe('undici:request:create', (message) => {
    if (isFetch(message) && message.request.origin === vendor) startByRequest.set(message.request, performance.now());
  });
  for (const end of ['undici:request:trailers', 'undici:request:error'])
    subscribe(end, (message) => {
      const from = isFetch(message) ? startByRequest.get(message.request) : undefined;
      if (from !== undefined) log('vendor', from);
    });
}
