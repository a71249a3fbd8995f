import { createContext, use } from 'react';
import type { SharedItemService } from '../../services/shared-item-service.ts';

/** Loads what readers may do with a share; the same each time for one person. */
export type LoadSharedItems = () => Promise<SharedItemService>;

/** Filled by src/app for a visitor or for whoever is signed in; tests fill it with fakes. */
export const SharedItemsContext = createContext<LoadSharedItems | null>(null);

export function useSharedItems(): LoadSharedItems {
  const load = use(SharedItemsContext);
  if (!load) throw new Error('useSharedItems: no service above');
  return load;
}
