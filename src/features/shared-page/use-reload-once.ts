import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';

const hasReloaded = (navigation: string): boolean => readStored(STORAGE_KEYS.reloadedForShare) === navigation;

/** Reloads once for the page of the server. `navigation`: the router's key, which a reload does not change. */
export function useReloadOnce(navigation: string): { hasFailed: boolean; retry: () => void } {
  const [hasTried] = useState(() => hasReloaded(navigation));
  useEffect(() => {
    keep(STORAGE_KEYS.reloadedForShare, hasTried ? null : navigation);
    // Without storage it would reload forever.
    if (hasReloaded(navigation)) window.location.reload();
  }, [navigation, hasTried]);
  return { hasFailed: hasTried, retry: () => window.location.reload() };
}
