import http2 from 'node:http2';

/** Calls `onRequest` with path and stream of each HTTP/2 request of this process (gRPC). */
export function watchHttp2(onRequest: (path: string, stream: http2.ClientHttp2Stream) => void): void {
  const connect = http2.connect.bind(http2);
  const connectAndWatch = (...args: Parameters<typeof connect>): http2.ClientHttp2Session => {
    const session = connect(...args);
    const request = session.request.bind(session);
    session.request = (headers, options) => {
      const stream = request(headers, options);
      const path = headers && ':path' in headers ? headers[':path'] : undefined;
      if (typeof path === 'string') onRequest(path, stream);
      return stream;
    };
    return session;
  };
  Object.assign(http2, { connect: connectAndWatch });
}
