import { useSyncExternalStore } from 'react';

/** On a button that needs the network, before it is pressed. */
export const OFFLINE_BUTTON = 'Offline, waiting for connection';

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** False once the device knows that it has no network; kept up to date. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
