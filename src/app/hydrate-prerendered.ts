import { hydrateRoot } from 'react-dom/client';
import { shouldHydrate } from './prerendered-root.ts';
import type { Hydrate } from './start-app.tsx';

export const hydratePrerendered: Hydrate = (root, tree, options) => {
  if (!shouldHydrate(root)) return false;
  // If the page was changed before hydration, as by a translating browser, React renders it again: no failure.
  hydrateRoot(root, tree, { ...options, onRecoverableError: () => undefined });
  return true;
};
