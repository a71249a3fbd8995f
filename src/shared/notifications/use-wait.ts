import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { waitAfter, type Failure } from './wait-sentence.ts';

const watchTab = (onSeen: () => void) => focusManager.subscribe(onSeen);

/** `waitAfter`, recomputed when the screen is rendered and when the tab becomes visible again. */
export const useWait = (failure: Failure | null): string | null =>
  useSyncExternalStore(watchTab, () => failure && waitAfter(failure));

/** The message of `failure`, followed by how long to wait. */
export function useMessageWithWait(failure: Failure | null): string | null {
  const wait = useWait(failure);
  return failure && `${failure.message} ${wait ?? ''}`.trim();
}
