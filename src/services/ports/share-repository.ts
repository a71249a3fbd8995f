import type { Share } from '@talelantern/domain/sharing/share';
import type { Page, PageCursor } from '../page.ts';

/** Names a share. */
export type ShareReference = Pick<Share, 'id' | 'contentType'>;

/** What others shared, for everybody who has the link. */
export interface ShareRepository {
  /** Null where there is none, or none that may be seen: nobody learns which. */
  find: (shareId: string) => Promise<Share | null>;
  /** What owners offered and a reviewer approved, newest first. */
  listPublic: (cursor: PageCursor | null) => Promise<Page<Share>>;
}

/** Counts one view of a share. Rejects where it was not counted. */
export type CountView = (shareId: string) => Promise<void>;

/** The likes of one person. */
export interface LikeRepository {
  isLiked: (share: ShareReference) => Promise<boolean>;
  /** Likes or unlikes together with the share's count; doing it twice does it once. */
  setLiked: (share: ShareReference, isLiked: boolean) => Promise<void>;
}

/** What one family shared itself. */
export interface OwnShares {
  /** Whether the share shows an item of the family's own. */
  isOwn: (share: ShareReference) => Promise<boolean>;
}
