import { childModeKey, isChildModeKey } from '../../config/storage-keys.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';

/** The child whose books this tab is held in until a grown-up leaves them; null outside of child mode. */
export const heldChild = (uid: string): string | null => readStored(childModeKey(uid));

/** Whether this tab is held in the books of a child, of whichever family. */
export const isHeld = (): boolean => {
  try {
    return Object.keys(sessionStorage).some(isChildModeKey);
  } catch {
    return false;
  }
};

export const holdChild = (uid: string, childId: string | null): void => keep(childModeKey(uid), childId);
