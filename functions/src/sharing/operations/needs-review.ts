import type { Hold } from '@talelantern/domain/sharing/item-sharing';
import { MAX_WORDS_KEYS, recognizableTextsOf, allTextOf } from '@talelantern/domain/sharing/removed-words';
import type { SharedCopy } from '@talelantern/domain/sharing/shared-copy';
import type { StoredShare, TextKeys, Removals, SharedItem } from '../ports/ports.ts';
import type { ItemVerdict } from './moderate-item.ts';
import { withoutUrls } from './shared-pictures.ts';

/** Hashes by which a removed copy is recognized. */
export const copyTextKeysOf = (copy: SharedCopy | null, textKeys: TextKeys): string[] =>
  copy ? recognizableTextsOf(copy).map(textKeys.copyTextKey) : [];

/** The hash by which an approval recognizes what `copy` shows. */
export const approvalOf = (copy: SharedCopy, textKeys: TextKeys): string => textKeys.copyTextKey(allTextOf(copy));

/** The hash of all that `copy` shows, with its pictures and punctuation. */
export const copyKeyOf = (copy: SharedCopy, textKeys: TextKeys): string => textKeys.copyTextKey(JSON.stringify(copy));

/**
 * Since when a share waits to be approved. One that was held for review already keeps its time, or null if an
 * administrator holds it.
 */
export const waitsSinceOf = (hold: Hold | null, before: StoredShare | null, now: number): StoredShare['waitsSince'] => {
  if (hold !== 'review') return null;
  return before?.hold === 'review' ? before.waitsSince : now;
};

export interface ReviewDeps {
  removals: Removals;
  textKeys: TextKeys;
}

/** Because of earlier removals, or because it is too long to be moderated; not if what it were approved. */
export async function needsReview(
  { removals, textKeys }: ReviewDeps,
  item: SharedItem,
  verdict: ItemVerdict,
  approvedWords: string | null,
): Promise<boolean> {
  const copy = withoutUrls(item);
  if (approvedWords === approvalOf(copy, textKeys)) return false;
  const isTooLong = verdict.hold === null && verdict.isTooLong;
  const wordsKeys = copyTextKeysOf(copy, textKeys);
  if (isTooLong || wordsKeys.length > MAX_WORDS_KEYS) return true;
  return removals.needReview(item.item.userId, wordsKeys);
}
