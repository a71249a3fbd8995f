import { useEffect } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import type { ShareReference } from '../../services/ports/share-repository.ts';
import { keep, readKept } from '../kept-draft.ts';
import { useSharedItems } from './use-shared-items.ts';
import { whenInFront } from './when-in-front.ts';

/** Counts one view of a visit, whatever becomes of it; a page that lies in the background was not seen yet. */
export function useCountView(share: ShareReference | null): void {
  const load = useSharedItems();
  useEffect(() => {
    if (!share) return;
    const key = STORAGE_KEYS.viewedShare(share.id);
    return whenInFront(0, () => {
      if (readKept(key) !== null) return;
      keep(key, 'yes');
      load().then(
        (items) => items.countView(share),
        () => undefined,
      );
    });
  }, [share, load]);
}
