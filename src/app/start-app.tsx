import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getEnvironment } from '../config/environment.ts';
import { isToHydrate } from './prerendered-root.ts';
import { reloadForMissingChunks } from './reload-for-chunk.ts';

/** App Check starts before the first request to Firebase: once it is enforced, a request without its token is refused. */
async function startAppCheck(): Promise<void> {
  const { startAppCheck: start } = await import('../firebase/start-app-check.ts');
  start(getEnvironment());
}

/** Renders `app` into the document's #root, or hydrates what was prerendered there. When the settings are wrong, the error screen of the app says so. */
export function startApp(app: ReactNode): void {
  function render(): void {
    const root = document.getElementById('root');
    if (!root) throw new Error('The document has no #root to draw into');
    // Errors that an error screen shows become `error` events of the window, as the others are.
    const options = { onCaughtError: reportError };
    const tree = <StrictMode>{app}</StrictMode>;
    // A page that has been changed, as by a browser that translates it, is rendered again: that is no failure.
    const hydration = { ...options, onRecoverableError: () => undefined };
    if (isToHydrate(root)) hydrateRoot(root, tree, hydration);
    else createRoot(root, options).render(tree);
  }
  reloadForMissingChunks(() => window.location.reload(), Date.now);
  // No top-level await: chunks of the imports above may import this one, and both would wait for ever.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) void startAppCheck().then(render, render);
  else render();
}
