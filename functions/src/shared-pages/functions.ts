import { composeLazily } from '../http/compose-lazily.ts';
import { defineEndpoint } from '../http/define-function.ts';
import { serveSharePage } from './share-page.ts';

/** HTML of a share. Hosting rewrites its URL here (firebase.json) and caches it at the edge for a minute. */
export const sharePage = defineEndpoint(
  {
    compose: composeLazily(async () => (await import('./compose.ts')).composeSharedPages),
    timeoutSeconds: 30,
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 10,
  },
  serveSharePage,
);
