import { createServer } from 'node:http';
import { forward } from './forward.ts';

/**
 * A proxy in front of the Storage emulator; uploads fail while `accepts` is 'nothing', and once while it is 'the second
 * try'.
 */
export interface FailingStorage {
  /** The value for STORAGE_EMULATOR_HOST. */
  url: string;
  accepts: 'everything' | 'nothing' | 'the second try';
  /** Whether files can be deleted. */
  deletes: boolean;
  /** Each copy of a file waits for this. */
  beforeCopy: () => Promise<void>;
  close: () => void;
}

/** Starts the proxy for the Storage emulator at `emulator` ('http://127.0.0.1:9405'). */
export async function startFailingStorage(emulator: () => string): Promise<FailingStorage> {
  const storage: FailingStorage = {
    url: '',
    accepts: 'everything',
    deletes: true,
    beforeCopy: async () => {},
    close: () => server.close(),
  };
  const server = createServer((incoming, outgoing) => {
    const isUpload = incoming.method === 'POST' && incoming.url?.includes('/upload/');
    if (isUpload && storage.accepts !== 'everything') {
      if (storage.accepts === 'the second try') storage.accepts = 'everything';
      incoming.resume().once('end', () => outgoing.writeHead(503).end('Storage takes nothing'));
      return;
    }
    if (incoming.method === 'DELETE' && !storage.deletes) {
      outgoing.writeHead(403).end('Storage deletes nothing');
      return;
    }
    const isCopy = incoming.url?.includes('/rewriteTo/') || incoming.url?.includes('/copyTo/');
    const ready = isCopy ? storage.beforeCopy() : Promise.resolve();
    ready.then(
      () => forward(emulator(), incoming, outgoing),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  storage.url = `http://127.0.0.1:${address.port}`;
  return storage;
}
