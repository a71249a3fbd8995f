import { createContext, use, type ReactNode } from 'react';
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

/** Draws a part with the services of the family that is signed in, and with the question for its grown-up, around it. */
export type DrawForFamily = (part: ReactNode) => ReactNode;

/** Filled by src/app, where a shared page stands outside of a family's pages; in tests all of it is around already. */
export const ForFamilyContext = createContext<DrawForFamily>((part) => part);
