import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { SharingState } from '../../services/sharing-service.ts';
import { PATHS } from '../../config/paths.ts';

const PATH_OF: Readonly<Record<SharedContentType, string>> = {
  story: PATHS.sharedStory,
  character: PATHS.sharedCharacter,
};

/** The whole address to pass on, for example 'https://talelantern.app/characters/shared/c_…'. */
export const shareAddress = (contentType: SharedContentType, shareId: string): string =>
  new URL(PATH_OF[contentType].replace(':shareId', shareId), window.location.origin).href;

export const SHARE_TITLES: Readonly<Record<SharedContentType, string>> = {
  story: 'Share a story',
  character: 'Share a character',
};

/** What others get to see of an item, as domain/sharing/shared-copy.ts copies it, and what stays at home. */
export const SEEN_BY_OTHERS: Readonly<Record<SharedContentType, { shown: readonly string[]; kept: string }>> = {
  story: {
    shown: ['title, chapters and pictures', 'names and portraits of who is in it, and the places', 'theme and age'],
    kept: 'for whom it was told, your wishes, and everything else on your shelf',
  },
  character: {
    shown: ['portrait and name', 'kind, traits, power and role'],
    kept: 'your own description, how the portrait was asked for, and earlier portraits',
  },
};

export const WITHDRAWN = 'The link is withdrawn';
/** Shared pages are kept nearby for a minute at most (architecture §4). */
export const WITHDRAWN_DETAIL = 'It leads nowhere now. Where it was open just before, it may show for a minute more.';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** 'Seen 12 times · liked 3 times', or that nobody came by yet. */
export function countsSentence({ views, likes }: Extract<SharingState, { status: 'public' | 'held' }>): string {
  if (views === 0 && likes === 0) return 'Nobody has come by yet.';
  return `Seen ${times(views)}${likes === 0 ? '' : ` · liked ${times(likes)}`}`;
}
