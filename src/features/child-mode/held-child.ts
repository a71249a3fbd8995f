import { booksLeftKey, childModeKey, isChildModeKey } from '../../config/storage-keys.ts';
import { device, keep, readStored } from '../../shared/drafts/stored-draft.ts';

/** The child whose books this device is held in until a grown-up leaves them; null outside of child mode. */
export const heldChild = (uid: string): string | null => readStored(childModeKey(uid), device);

/** Whether this device is held in the books of a child, of whichever family. */
export const isInChildMode = (): boolean => {
  try {
    return Object.keys(localStorage).some(isChildModeKey);
  } catch {
    return false;
  }
};

export const holdChild = (uid: string, childId: string | null): void => keep(childModeKey(uid), childId, device);

/** Ends child mode. The addresses of the books stay in the history of this tab. */
export function leaveBooks(uid: string): void {
  holdChild(uid, null);
  keep(booksLeftKey(uid), 'true');
}

/** Whether a grown-up has left the books in this tab. */
export const hasLeftBooks = (uid: string): boolean => readStored(booksLeftKey(uid)) !== null;
