import { useEffect } from 'react';
import type { StorageHealth } from '../../services/storage-health.ts';

/** A picture of ours that does not come may be one of all: then Storage itself is asked. */
export function useLostPictures({ origin, suspect }: Pick<StorageHealth, 'origin' | 'suspect'>): void {
  useEffect(() => {
    function notice({ target }: Event): void {
      if (target instanceof HTMLImageElement && target.src.startsWith(origin)) suspect();
    }
    // Failures of pictures do not bubble.
    window.addEventListener('error', notice, true);
    return () => window.removeEventListener('error', notice, true);
  }, [origin, suspect]);
}
