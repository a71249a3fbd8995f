import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { getEnvironment } from '../config/environment.ts';
import { reloadForMissingChunks } from './reload-for-chunk.ts';

/** App Check starts before the first request to Firebase: once it is enforced, a request without its token is refused. */
async function startAppCheck(): Promise<void> {
  const { startAppCheck: start } = await import('../firebase/start-app-check.ts');
  start(getEnvironment());
}

/** Renders `app` into the document's #root. When the settings are wrong, the error screen of the app says so. */
export function startApp(app: ReactNode): void {
  function render(): void {
    const root = document.getElementById('root');
    if (!root) throw new Error('The document has no #root to draw into');
    // Errors that an error screen shows become `error` events of the window, as the others are.
    createRoot(root, { onCaughtError: reportError }).render(<StrictMode>{app}</StrictMode>);
  }
  reloadForMissingChunks(() => window.location.reload(), Date.now);
  // No top-level await: chunks of the imports above may import this one, and both would wait for ever.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) void startAppCheck().then(render, render);
  else render();
}
