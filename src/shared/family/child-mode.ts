import { childModeExitedKey, childModeKey, isChildModeKey } from '../../config/child-mode-keys.ts';
import { attempt } from '../../services/core/attempt.ts';
import { device, keep, readStored } from '../drafts/stored-draft.ts';

/** The child whose books this device shows until a grown-up leaves them; null outside of child mode. */
export const childModeChild = (uid: string): string | null => readStored(childModeKey(uid), device);

/** Whether this device is in child mode, for a child of any family. */
export const isInChildMode = (): boolean => attempt(() => Object.keys(localStorage).some(isChildModeKey), false);

export const setChildModeChild = (uid: string, childId: string | null): void =>
  keep(childModeKey(uid), childId, device);

/** Ends child mode. Remembers that the books were left, because their URLs stay in the history of this tab. */
export function endChildMode(uid: string): void {
  setChildModeChild(uid, null);
  keep(childModeExitedKey(uid), 'true');
}

/** Whether a grown-up has left the books in this tab. */
export const hasExitedChildMode = (uid: string): boolean => readStored(childModeExitedKey(uid)) !== null;
