import { createContext, use, type ReactNode } from 'react';
import type { SharedItemService } from '../../services/sharing/shared-item-service.ts';

/** Loads the actions of a reader on a share; returns the same object each time for the same user. */
export type LoadSharedItems = () => Promise<SharedItemService>;

/** Provided by src/app for visitors and users; tests provide fakes. */
export const SharedItemsContext = createContext<LoadSharedItems | null>(null);

export function useSharedItems(): LoadSharedItems {
  const load = use(SharedItemsContext);
  if (!load) throw new Error('useSharedItems: no service above');
  return load;
}

/** Renders a part of the page with the services and the PIN dialog of the signed-in family. */
export type RenderForFamily = (part: ReactNode) => ReactNode;

/** Provided by src/app for shared pages, which are outside of the family's pages; tests need no wrapper. */
export const ForFamilyContext = createContext<RenderForFamily>((part) => part);
