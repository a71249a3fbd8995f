import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';

const hasOpened = (path: string): boolean => readKept(STORAGE_KEYS.openedAnew) === path;

/**
 * Asks the server for the page at this address, once: where it did not come with the document, the next time is the
 * reader's to choose.
 */
export function useOpenAnew(path: string): { hasFailed: boolean; retry: () => void } {
  const [hasTried] = useState(() => hasOpened(path));
  useEffect(() => {
    keep(STORAGE_KEYS.openedAnew, hasTried ? null : path);
    // Without memory it would load itself for ever.
    if (hasOpened(path)) window.location.reload();
  }, [path, hasTried]);
  return { hasFailed: hasTried, retry: () => window.location.reload() };
}
