import { useSyncExternalStore } from 'react';
import { listen } from '../../services/core/listen.ts';

export const OFFLINE_BUTTON = 'Offline, waiting for connection';

const watch = (onChange: () => void) => listen(window, ['online', 'offline'], onChange);

export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
