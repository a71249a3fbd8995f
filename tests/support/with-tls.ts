import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import { onTestFinished } from 'vitest';
import { createCertificate } from './certificate.ts';

/** Another URL of `app` until the test ends, with TLS as in the cloud. */
export async function withTls(app: string): Promise<string> {
  const { hostname, port } = new URL(app);
  const server = createServer(createCertificate(), (socket) => {
    const connection = connect(Number(port), hostname);
    // Browsers close connections at any time, which is no error here.
    socket.on('error', () => connection.destroy());
    connection.on('error', () => socket.destroy());
    socket.pipe(connection).pipe(socket);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, 'localhost'), 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
