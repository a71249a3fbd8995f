import type { ItemSharing } from '@talelantern/domain/sharing/item-sharing';

/** Whether others see a character by its link; null if it has none. The share dialog says why it is on hold. */
export function linkLabel(sharing: ItemSharing | null): 'Shared' | 'On hold' | null {
  if (!sharing?.isPublic) return null;
  return sharing.hold === null ? 'Shared' : 'On hold';
}
