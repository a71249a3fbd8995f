import { appendFileSync } from 'node:fs';
import { watchHttp2 } from './watch-http2.ts';

/*
 * Loaded into every process of a test run that calls Firestore: logs each query as a line of JSON for the index check
 * (scripts/indexes). Does nothing without TALELANTERN_QUERY_LOG.
 */

const file = process.env['TALELANTERN_QUERY_LOG'];

/** `RunQuery` with gRPC, `:runQuery` with REST. */
const QUERY_METHOD = /[/:](runQuery|runAggregationQuery)$/i;

/** The prefix of a gRPC message: a flag and its length. */
const GRPC_PREFIX_BYTES = 5;

export function recordRestQuery(url: string, body: unknown): void {
  const { pathname } = new URL(url);
  if (file !== undefined && QUERY_METHOD.test(pathname) && typeof body === 'string')
    appendFileSync(file, `${JSON.stringify({ json: body })}\n`);
}

function recordGrpcQuery(method: string, message: unknown): void {
  if (file === undefined || !Buffer.isBuffer(message)) return;
  const grpc = message.subarray(GRPC_PREFIX_BYTES).toString('base64');
  appendFileSync(file, `${JSON.stringify({ method, grpc })}\n`);
}

/** Test files share a process, which loads this for each of them. */
const RECORDING = Symbol.for('talelantern.recording-queries');

if (file !== undefined && !(RECORDING in globalThis)) {
  Object.assign(globalThis, { [RECORDING]: true });
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    recordRestQuery(input instanceof Request ? input.url : String(input), init?.body);
    return send(input, init);
  };

  watchHttp2((path, stream) => {
    const method = QUERY_METHOD.exec(path)?.[1];
    if (method === undefined) return;
    const write = stream.write.bind(stream) as (...chunk: unknown[]) => boolean;
    stream.write = (...chunk: unknown[]) => {
      recordGrpcQuery(method, chunk[0]);
      return write(...chunk);
    };
  });
}
