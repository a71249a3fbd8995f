import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/** False during prerendering and hydration, when the page must contain only what everybody sees. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
