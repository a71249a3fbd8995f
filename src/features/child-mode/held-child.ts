import { childModeKey } from '../../config/storage-keys.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';

/** The child whose books this tab is held in until a grown-up leaves them; null outside of child mode. */
export const heldChild = (uid: string): string | null => readStored(childModeKey(uid));

export const holdChild = (uid: string, childId: string | null): void => keep(childModeKey(uid), childId);
