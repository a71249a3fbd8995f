import { createServer } from 'node:net';
import { describePortHolder } from './port-holder.ts';

/** The port of each program as an offset from the base port. */
const OFFSETS = {
  hosting: 0,
  functions: 1,
  firestore: 2,
  firestoreWebsocket: 3,
  auth: 4,
  storage: 5,
  hub: 6,
  logging: 7,
  openai: 8,
  eventarc: 9,
  tasks: 10,
  vite: 11,
  sweep: 12,
  voice: 13,
  stripe: 14,
  triggers: 15,
} as const;

const PURPOSES: Record<keyof typeof OFFSETS, string> = {
  hosting: 'the app',
  functions: 'the functions',
  firestore: 'Firestore',
  firestoreWebsocket: "Firestore's request log",
  auth: 'sign-in',
  storage: 'Cloud Storage',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  openai: 'the OpenAI stand-in',
  eventarc: 'function events',
  tasks: 'function tasks',
  vite: 'the development server',
  sweep: 'the scheduled function',
  voice: 'the voice',
  stripe: 'the Stripe stand-in',
  triggers: 'the functions emulator of the tests',
};

type PortName = keyof typeof OFFSETS;
export type Ports = Readonly<Record<PortName, number>>;

/** A port is in use; `message` is for the user at the terminal. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

export function portsFrom(base: number): Ports {
  const names = Object.keys(OFFSETS) as PortName[];
  return Object.fromEntries(names.map((name) => [name, base + OFFSETS[name]])) as Ports;
}

/**
 * Checks that every port can be listened on.
 * @throws PortTakenError naming each taken port and the program that holds it.
 */
export async function assertPortsFree(ports: Ports): Promise<void> {
  const names = Object.keys(ports) as PortName[];
  const areFree = await Promise.all(names.map((name) => isFree(ports[name])));
  const takenNames = names.filter((_name, index) => !areFree[index]);
  if (takenNames.length === 0) return;
  const sentences = takenNames.map(
    (name) => `Port ${ports[name]} (${PURPOSES[name]}) is taken by ${describePortHolder(ports[name])}.`,
  );
  sentences.push(`Stop that program, or choose other ports: TALELANTERN_PORT=${ports.hosting + 200} npm start`);
  throw new PortTakenError(sentences.join('\n'));
}

async function isFree(port: number): Promise<boolean> {
  const loopbacks = ['127.0.0.1', '::1'];
  const results = await Promise.all(loopbacks.map((host) => canListen(host, port)));
  return results.every(Boolean);
}

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Other errors mean a free port: without IPv6, no program listens there.
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES');
    });
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
