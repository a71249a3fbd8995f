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

/** What others get to see of an item. */
export const SHOWN_TO_OTHERS: Readonly<Record<SharedContentType, string>> = {
  story: 'the chapters and their pictures',
  character: 'the portrait, the name and what is told about them',
};

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** 'Seen 12 times · liked 3 times', or that nobody came by yet. */
export function countsSentence({ views, likes }: Extract<SharingState, { status: 'public' | 'held' }>): string {
  if (views === 0 && likes === 0) return 'Nobody has come by yet.';
  return `Seen ${times(views)}${likes === 0 ? '' : ` · liked ${times(likes)}`}`;
}
