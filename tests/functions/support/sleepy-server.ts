import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { forward } from './forward.ts';

/** A service that is reached through kept connections, and closes them while nobody looks. */
export interface SleepyServer {
  /** 'http://127.0.0.1:4711'. */
  url: string;
  /** Whoever asks next on one of the connections that are open now finds it closed, and with it all the others. */
  closeKept: () => void;
  /** How many requests have found their connection closed. */
  found: () => number;
  close: () => void;
}

/** Listens in front of the emulator at `emulator` ('http://127.0.0.1:9405'). */
export async function startSleepyServer(emulator: () => string): Promise<SleepyServer> {
  const open = new Set<Socket>();
  const asleep = new Set<Socket>();
  let found = 0;
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    if (!asleep.has(incoming.socket)) {
      forward(emulator(), incoming, outgoing);
      return;
    }
    found += 1;
    for (const socket of asleep) socket.destroy();
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      asleep.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    closeKept: () => open.forEach((socket) => asleep.add(socket)),
    found: () => found,
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
