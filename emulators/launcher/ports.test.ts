import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { assertPortsFree, portsFrom, PortTakenError, type Ports } from './ports.ts';

let server: Server | null = null;

afterEach(() => server?.close());

/** Ports around one that this process holds, on a free place of the system's choice. */
async function portsWithOneTaken(host: string): Promise<{ ports: Ports; taken: number }> {
  const held = createServer();
  server = held;
  await new Promise<void>((resolve) => held.listen(0, host, resolve));
  const address = held.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { ports: { ...portsFrom(1), auth: address.port }, taken: address.port };
}

const onlyAuth = ({ auth }: Ports): Ports => ({ auth }) as Ports;

describe('ports', () => {
  it('follow their base', () => {
    expect(portsFrom(8400)).toMatchObject({ hosting: 8400, functions: 8401, firestore: 8402, auth: 8404, vite: 8411 });
  });

  it.each(['127.0.0.1', '0.0.0.0'])('taken on %s are reported with the program that holds them', async (host) => {
    const { ports, taken } = await portsWithOneTaken(host);
    const refusal = assertPortsFree(onlyAuth(ports));
    await expect(refusal).rejects.toThrow(PortTakenError);
    await expect(refusal).rejects.toThrow(`Port ${taken} (sign-in) is taken by process ${process.pid} (`);
  });

  it('that are free are accepted', async () => {
    const { ports } = await portsWithOneTaken('127.0.0.1');
    await new Promise((resolve) => server?.close(resolve));
    await expect(assertPortsFree(onlyAuth(ports))).resolves.toBeUndefined();
  });
});
