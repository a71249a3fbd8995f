import { StrictMode, type ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { getEnvironment } from '../config/environment.ts';
import { isOutdated } from './is-outdated.ts';
import { reloadForMissingChunks } from './reload-for-chunk.ts';

/** App Check starts before the first request to Firebase: once it is enforced, a request without its token is refused. */
async function startAppCheck(): Promise<void> {
  const { startAppCheck: start } = await import('../firebase/start-app-check.ts');
  start(getEnvironment());
}

/** Hydrates the prerendered content of `root`. Returns false if there is none. */
export type Hydrate = (root: Element, tree: ReactNode, options: RootOptions) => boolean;

/** Renders `app` into #root, or hydrates its prerendered content. If a setting is wrong, shows the error screen. */
export function startApp(app: ReactNode, hydrate: Hydrate = () => false): void {
  function render(): void {
    const root = document.getElementById('root');
    if (!root) throw new Error('No #root');
    // Reports errors that an error screen shows as `error` events of the window, like unhandled ones.
    const options = { onCaughtError: reportError };
    const tree = <StrictMode>{app}</StrictMode>;
    if (!hydrate(root, tree, options)) createRoot(root, options).render(tree);
  }
  reloadForMissingChunks(isOutdated, () => window.location.reload(), Date.now);
  // No top-level await: chunks of the imports above may import this module, and would then wait for each other forever.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) void startAppCheck().then(render, render);
  else render();
}
