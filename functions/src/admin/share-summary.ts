import type { SharedContent, ShareState, ShareSummary } from '@talelantern/domain/admin/moderation';
import type { Share } from '@talelantern/domain/sharing/share';
import { shareIdContentType } from '@talelantern/domain/sharing/share-id';
import type { SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import type { HeldShare } from '../operations/ports/shares.ts';

export function shareStateOf(share: Share | null): ShareState {
  if (!share) return 'gone';
  if (share.withdrawnAt !== null) return 'withdrawn';
  return share.hidden ? 'held' : 'shown';
}

/** Title of the story or name of the character; '' where there is no copy. */
export function titleOf(copy: SharedCopy | null): string {
  if (!copy) return '';
  return copy.contentType === 'story' ? copy.title : copy.name;
}

export const toShareSummary = ({ share, hold }: HeldShare): ShareSummary => ({
  shareId: share.id,
  contentType: share.contentType,
  title: titleOf(share.copy),
  sharedBy: share.sharing.sharedBy,
  sharedAt: share.sharing.sharedAt,
  state: shareStateOf(share),
  hold,
  offered: share.offered,
  listed: share.listed,
});

/** Of a share whose account is gone. */
export const goneShare = (shareId: string): ShareSummary => ({
  shareId,
  contentType: shareIdContentType(shareId),
  title: '',
  sharedBy: '',
  sharedAt: null,
  state: 'gone',
  hold: null,
  offered: false,
  listed: false,
});

/** What everybody with the link sees. */
export function toSharedContent({ copy, hidden }: Share): SharedContent | null {
  if (!copy) return null;
  const shown = (addresses: readonly (string | null)[]): string[] =>
    hidden ? [] : addresses.filter((address) => address !== null);
  if (copy.contentType === 'character') {
    const { name, type, personality, magicalPower, role, imageUrl } = copy;
    const traits = [type, personality, magicalPower ?? '', role ?? ''].filter((trait) => trait !== '');
    return { contentType: 'character', name, traits, pictures: shown([imageUrl]) };
  }
  const { title, chapters, scenes, cast, places } = copy;
  const pictures = shown([...scenes, ...cast, ...places].map(({ imageUrl }) => imageUrl));
  return { contentType: 'story', title, chapters, pictures };
}
