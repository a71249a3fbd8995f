import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { assertPortsFree, portsFrom, PortTakenError, type Ports } from './ports.ts';

let server: Server | null = null;

afterEach(() => server?.close());

/** Listens on a free port that the system chooses, and returns ports with that taken one for `auth`. */
async function portsWithOneTaken(host: string): Promise<{ ports: Ports; taken: number }> {
  const listener = createServer();
  server = listener;
  await new Promise<void>((resolve) => listener.listen(0, host, resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { ports: { ...portsFrom(1), auth: address.port }, taken: address.port };
}

const onlyAuth = ({ auth }: Ports): Ports => ({ auth }) as Ports;

it('each program’s port follows from the base port', () => {
  expect(portsFrom(8400)).toMatchObject({ hosting: 8400, functions: 8401, firestore: 8402, auth: 8404, vite: 8411 });
});

it.each(['127.0.0.1', '0.0.0.0'])('a port taken on %s is reported with the program that holds it', async (host) => {
  const { ports, taken: takenPort } = await portsWithOneTaken(host);
  const rejection = assertPortsFree(onlyAuth(ports));
  await expect(rejection).rejects.toThrow(PortTakenError);
  await expect(rejection).rejects.toThrow(`Port ${takenPort} (sign-in) is taken by process ${process.pid} (`);
});

it('free ports are accepted', async () => {
  const { ports } = await portsWithOneTaken('127.0.0.1');
  await new Promise((resolve) => server?.close(resolve));
  await expect(assertPortsFree(onlyAuth(ports))).resolves.toBeUndefined();
});
