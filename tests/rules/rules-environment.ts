import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, inject } from 'vitest';

interface Connection {
  environment: RulesTestEnvironment;
  /** Acts as the server, bypassing the rules. */
  server: RulesTestContext;
  close: () => Promise<void>;
}

let connection: Connection | null = null;

const hostAndPort = (url: string): { host: string; port: number } => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

async function connect(): Promise<Connection> {
  const { projectId, urls } = inject('cloud');
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: hostAndPort(urls.firestore),
    storage: hostAndPort(urls.storage),
  });
  // The context lives as long as the callback: one per file is much faster than one per document.
  const { promise: closed, resolve: closeServer } = Promise.withResolvers<void>();
  const { promise: serverReady, resolve: setServer } = Promise.withResolvers<RulesTestContext>();
  const serverClosed = environment.withSecurityRulesDisabled((context) => {
    setServer(context);
    return closed;
  });
  return {
    environment,
    server: await serverReady,
    close: async () => {
      closeServer();
      await serverClosed;
      await environment.cleanup();
    },
  };
}

/** Connects this file's tests to the running emulators, which have loaded the rules. Leaves other data alone. */
export function setUpRulesEnvironment(): void {
  beforeAll(async () => {
    // Silent, because the SDK logs each refused request, and here refusals are expected.
    setLogLevel('silent');
    connection = await connect();
  });
  afterAll(disconnect);
}

async function disconnect(): Promise<void> {
  await connection?.close();
  connection = null;
}

/** Signs out all users of this file; each holds a connection. */
export async function reconnect(): Promise<void> {
  await disconnect();
  connection = await connect();
}

function openConnection(): Connection {
  if (!connection) throw new Error('setUpRulesEnvironment() has not run');
  return connection;
}

/** A client signed in as `uid`; `token` contains further claims. */
export const signedIn = (
  uid: string,
  /** `auth_time`: time of the sign-in, seconds since 1970; long ago by default. */
  token: { email?: string; email_verified?: boolean; auth_time?: number } = {},
): RulesTestContext => openConnection().environment.authenticatedContext(uid, token);

export const visitor = (): RulesTestContext => openConnection().environment.unauthenticatedContext();

export const server = (): RulesTestContext => openConnection().server;
