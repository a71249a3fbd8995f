import { createContext, use } from 'react';
import type { ShareReference } from '../../services/ports/share-repositories.ts';
import type { SharedItemService } from '../../services/sharing/shared-item-service.ts';

/** Loads the actions of a reader on a share; returns the same object each time for the same user. */
export type LoadSharedItems = () => Promise<SharedItemService>;

export interface SharedItems {
  load: LoadSharedItems;
  countView: (share: ShareReference) => Promise<void>;
}

/** Provided by src/app for visitors and users; tests provide fakes. */
export const SharedItemsContext = createContext<SharedItems | null>(null);

export function useSharedItems(): SharedItems {
  const items = use(SharedItemsContext);
  if (!items) throw new Error('useSharedItems: no service above');
  return items;
}

/** Calls `show` with the loaded value, or `onFailed`, unless canceled first. Returns the function that cancels. */
export function showLoaded<T>(loading: Promise<T>, show: (loaded: T) => void, onFailed?: () => void): () => void {
  let isCanceled = false;
  loading.then(
    (loaded) => !isCanceled && show(loaded),
    () => !isCanceled && onFailed?.(),
  );
  return () => {
    isCanceled = true;
  };
}
