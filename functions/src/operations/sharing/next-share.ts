import type { UpdateSharingRequest } from '@talelantern/domain/contracts/update-sharing';
import type { Share } from '@talelantern/domain/sharing/share';

/** What a family may leave as it was. */
export type SharingSettings = Pick<UpdateSharingRequest, 'allowComments' | 'offered'>;

interface Publication extends Pick<Share, 'contentType' | 'copy'> {
  shareId: string;
  penName: string;
  settings: SharingSettings;
  isHidden: boolean;
  /** Ms since 1970. */
  now: number;
}

/** The share as it is published now; what is not said stays as it was `before`, a listing only while nothing changes. */
export function nextShare(
  before: Share | null,
  { shareId, contentType, copy, penName, settings, isHidden, now }: Publication,
): Share {
  const offered = settings.offered ?? before?.offered ?? false;
  const isChanged = JSON.stringify(before?.copy) !== JSON.stringify(copy);
  return {
    id: shareId,
    contentType,
    copy,
    sharing: {
      isPublic: true,
      allowComments: settings.allowComments ?? before?.sharing.allowComments ?? false,
      shareId,
      sharedAt: before?.sharing.sharedAt ?? now,
      sharedBy: penName,
      views: before?.sharing.views ?? 0,
      likes: before?.sharing.likes ?? 0,
    },
    hidden: isHidden,
    offered,
    listed: (before?.listed ?? false) && offered && !isHidden && !isChanged,
    withdrawnAt: null,
  };
}
