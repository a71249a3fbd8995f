import type { SharedContent, ShareState, ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import type { Share } from '@talelantern/domain/sharing/share';
import { shareIdContentType } from '@talelantern/domain/sharing/share-id';
import type { SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import type { StoredShare } from '../../sharing/ports/ports.ts';

export function shareStateOf(share: Share | null): ShareState {
  if (!share) return 'gone';
  if (share.withdrawnAt !== null) return 'withdrawn';
  return share.hidden ? 'held' : 'shown';
}

export function titleOf(copy: SharedCopy | null): string {
  if (!copy) return '';
  return copy.contentType === 'story' ? copy.title : copy.name;
}

export const toShareSummary = ({ share, hold, waitsSince }: StoredShare): ShareSummary => ({
  shareId: share.id,
  contentType: share.contentType,
  title: titleOf(share.copy),
  sharedBy: share.sharing.sharedBy,
  sharedAt: share.sharing.sharedAt,
  state: shareStateOf(share),
  hold,
  waitsSince,
  offered: share.offered,
  listed: share.listed,
});

export const deletedShareSummary = (shareId: string): ShareSummary => ({
  shareId,
  contentType: shareIdContentType(shareId),
  title: '',
  sharedBy: '',
  sharedAt: null,
  state: 'gone',
  hold: null,
  waitsSince: null,
  offered: false,
  listed: false,
});

export function toSharedContent({ copy, hidden }: Share): SharedContent | null {
  if (!copy) return null;
  const visiblePictures = (urls: readonly (string | null)[]): string[] =>
    hidden ? [] : urls.filter((url) => url !== null);
  if (copy.contentType === 'character') {
    const { name, type, personality, magicalPower, role, imageUrl } = copy;
    const traits = [type, personality, magicalPower ?? '', role ?? ''].filter((trait) => trait !== '');
    return { contentType: 'character', name, traits, pictures: visiblePictures([imageUrl]) };
  }
  const { title, chapters, theme, scenes, cast, places } = copy;
  const pictures = visiblePictures([...scenes, ...cast, ...places].map(({ imageUrl }) => imageUrl));
  const memberCopy = ({ name, type }: (typeof cast)[number]): string => (type === '' ? name : `${name}, ${type}`);
  return {
    contentType: 'story',
    title,
    chapters,
    theme,
    cast: cast.map(memberCopy),
    places: places.map(memberCopy),
    descriptions: scenes.map(({ alt }) => alt).filter((alt) => alt !== ''),
    pictures,
  };
}
