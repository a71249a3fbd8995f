import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, inject } from 'vitest';

let environment: RulesTestEnvironment | null = null;

const hostAndPort = (url: string): { host: string; port: number } => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

/** Connects this file's tests to the running emulators, which have loaded the rules. Data of others is left alone. */
export function useRulesEnvironment(): void {
  beforeAll(async () => {
    const { projectId, urls } = inject('cloud');
    // The SDK reports each refused request; here they are wanted.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: hostAndPort(urls.firestore),
      storage: hostAndPort(urls.storage),
    });
  });
  afterAll(async () => {
    await environment?.cleanup();
    environment = null;
  });
}

export function rulesEnvironment(): RulesTestEnvironment {
  if (!environment) throw new Error('useRulesEnvironment() has not run');
  return environment;
}
