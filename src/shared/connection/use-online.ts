import { useSyncExternalStore } from 'react';

export const OFFLINE_BUTTON = 'Offline, waiting for connection';

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
