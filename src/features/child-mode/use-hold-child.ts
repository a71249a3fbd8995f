import { useLayoutEffect } from 'react';
import { useServices } from '../../shared/services/use-services.ts';
import { holdChild } from './held-child.ts';

/** Holds this device in the child's books, and locks the PIN at once if it was open. */
export function useHoldChild(childId: string | null): void {
  const { uid, deferred } = useServices();
  useLayoutEffect(() => {
    if (childId === null) return;
    holdChild(uid, childId);
    deferred().then(
      ({ lock }) => lock.close(),
      // A lock that cannot be loaded is not open.
      () => undefined,
    );
  }, [uid, childId, deferred]);
}
