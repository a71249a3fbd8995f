import { appendFileSync } from 'node:fs';
import http2 from 'node:http2';

/*
 * Loaded into every process of a test run that asks Firestore: writes down each query as it leaves the process, one line
 * of JSON each, for the check that all have an index (scripts/indexes). Without TALELANTERN_QUERY_LOG it does nothing.
 */

const file = process.env['TALELANTERN_QUERY_LOG'];

/** `RunQuery` with gRPC, `:runQuery` with REST. */
const QUERY_METHOD = /[/:](runQuery|runAggregationQuery)$/i;

/** A gRPC message begins with a flag and its length. */
const GRPC_PREFIX_BYTES = 5;

export function recordRestQuery(url: string, body: unknown): void {
  const { pathname } = new URL(url);
  if (file !== undefined && QUERY_METHOD.test(pathname) && typeof body === 'string')
    appendFileSync(file, `${JSON.stringify({ json: body })}\n`);
}

function recordGrpcQuery(message: unknown): void {
  if (file !== undefined && Buffer.isBuffer(message))
    appendFileSync(file, `${JSON.stringify({ grpc: message.subarray(GRPC_PREFIX_BYTES).toString('base64') })}\n`);
}

if (file !== undefined) {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    recordRestQuery(input instanceof Request ? input.url : String(input), init?.body);
    return send(input, init);
  };

  const connect = http2.connect.bind(http2);
  const connectAndListen = (...args: Parameters<typeof connect>): http2.ClientHttp2Session => {
    const session = connect(...args);
    const request = session.request.bind(session);
    session.request = (headers, options) => {
      const stream = request(headers, options);
      const path = headers && ':path' in headers ? headers[':path'] : undefined;
      if (typeof path === 'string' && QUERY_METHOD.test(path)) {
        const write = stream.write.bind(stream) as (...chunk: unknown[]) => boolean;
        stream.write = (...chunk: unknown[]) => {
          recordGrpcQuery(chunk[0]);
          return write(...chunk);
        };
      }
      return stream;
    };
    return session;
  };
  Object.assign(http2, { connect: connectAndListen });
}
