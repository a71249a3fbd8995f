import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/** False while a page is prerendered, and while React hydrates it: it then has only what everybody sees. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
