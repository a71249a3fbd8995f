import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { forward } from './forward.ts';

/** A proxy with keep-alive connections that it closes while they are idle. */
export interface IdleClosingServer {
  /** 'http://127.0.0.1:4711'. */
  url: string;
  /** Closes the open connections on the next request on any of them. */
  closeIdle: () => void;
  /** How many requests failed on a closed connection. */
  found: () => number;
  close: () => void;
}

/** Starts the proxy for the emulator at `emulator` ('http://127.0.0.1:9405'). */
export async function startIdleClosingServer(emulator: () => string): Promise<IdleClosingServer> {
  const open = new Set<Socket>();
  const idle = new Set<Socket>();
  let failedCount = 0;
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    if (!idle.has(incoming.socket)) {
      forward(emulator(), incoming, outgoing);
      return;
    }
    failedCount += 1;
    for (const socket of idle) socket.destroy();
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      idle.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    closeIdle: () => open.forEach((socket) => idle.add(socket)),
    found: () => failedCount,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No address');
  return address.port;
}
