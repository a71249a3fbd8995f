import type { FirebaseApp } from 'firebase/app';
import type { Environment } from '../config/environment.ts';
import { onFirstUse } from '../services/on-first-use.ts';
import type { NarrationFiles } from '../services/ports/narration-files.ts';

interface FileDependencies {
  app: () => FirebaseApp;
  environment: Pick<Environment, 'emulators'>;
  fetch: typeof fetch;
}

/** Recordings in Cloud Storage. Its SDK is loaded with the first recording. */
export function createNarrationFiles({ app, environment, fetch }: FileDependencies): NarrationFiles {
  const addresses = onFirstUse(async () => {
    const { startStorage, findAddress } = await import('./start-storage.ts');
    const storage = startStorage(app(), environment);
    return (path: string) => findAddress(storage, path);
  });

  return {
    addressOf: async (path) => (await addresses())(path),
    async read(address) {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The file could not be fetched: ${response.status}`);
      const content: unknown = await response.json();
      return content;
    },
  };
}
