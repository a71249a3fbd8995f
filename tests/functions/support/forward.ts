import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Forwards a request to the emulator at `emulator` ('http://127.0.0.1:9405'); when that connection breaks, so does
 * `outgoing`.
 */
export function forward(emulator: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url: path, headers } = incoming;
  const { hostname, port } = new URL(emulator);
  const forwarded = httpRequest({ hostname, port, method, path, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.once('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
