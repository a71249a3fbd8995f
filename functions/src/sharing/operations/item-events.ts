import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { readShareId } from '@talelantern/domain/sharing/sharing';
import { isRecord, readList, readText, type StoredData } from '@talelantern/domain/stored/read-fields';
import { startTimeLimit } from '../../core/process-each.ts';
import { removeItemFiles, type ItemFilesDeps } from '../../pictures/operations/store-for-item.ts';
import type { ItemCollection, UserDocuments } from '../../families/ports/ports.ts';
import { COLLECTION_OF, CONTENT_TYPE_OF, type ItemEdit } from '../ports/ports.ts';
import { refreshThrottled, type ThrottleDeps, withdrawUnlessShared, type RefreshDeps } from './refresh-share.ts';
import { processShares, refreshOrHold, type RefreshUserSharesDeps } from './refresh-user-shares.ts';
import { holdNaming } from './moderate-comment.ts';
import { readItem } from './read-item.ts';
import { fingerprint } from './shared-pictures.ts';

export type DeletionDeps = Pick<RefreshDeps, 'shares' | 'pictures' | 'clock'> & ItemFilesDeps;

/** The document before it was deleted. */
export interface ItemDeletion {
  collection: ItemCollection;
  id: string;
  before: StoredData | undefined;
}

/**
 * Withdraws the share and removes the files of a deleted story, character or location. With a story go its word times,
 * the notes of its chapters, and the pictures of deleted characters and locations that only this story
 * still showed. Reads the current state, because the event may come twice, late, or after a newer one.
 * @throws Error when the event brings no document, so that it is delivered again.
 */
export async function handleDeletion(deps: DeletionDeps, { collection, id, before }: ItemDeletion): Promise<void> {
  if (!before) throw new Error('The event of a deletion has no document');
  const shareId = shareIdOf(before);
  if (shareId !== null) await withdrawUnlessShared(deps, shareId, deps.clock.now());
  const ownerId = readText(before['userId']);
  if (ownerId === '') return;
  const isGone = await removeItemFiles(deps, { collection, id, ownerId });
  if (!isGone || collection !== 'stories') return;
  await deps.ownedFiles.removeWordTimes(ownerId, id);
  const memoryKey = readText(before['memoryKey']);
  if (ENTITY_ID_PATTERN.test(memoryKey)) await deps.ownedFiles.removeChapterTexts(ownerId, memoryKey);
  for (const shownItem of itemsShownBy(before)) await removeItemFiles(deps, { ...shownItem, ownerId });
}

const itemsShownBy = (story: StoredData) =>
  (['characters', 'locations'] as const).flatMap((collection) =>
    readList(story[collection]).flatMap((entry) => {
      const id = isRecord(entry) ? readText(entry['id']) : '';
      return ENTITY_ID_PATTERN.test(id) ? [{ collection, id }] : [];
    }),
  );

/** Handles a share whose item is gone or no longer refers to it: events that fail for a day are lost. */
export async function handleOrphan(deps: DeletionDeps, shareId: string): Promise<void> {
  const storedShare = await deps.shares.share(shareId);
  if (!storedShare) return;
  const { ownerId, contentType, contentId } = storedShare.source;
  const before = { userId: ownerId, sharing: { shareId } };
  await handleDeletion(deps, { collection: COLLECTION_OF[contentType], id: contentId, before });
}

/** A write of a document that may name a real child. */
export interface NameChange {
  before: StoredData | undefined;
  after: StoredData | undefined;
  /** The real child's name in the document, or ''. */
  nameOf: (document: StoredData | undefined) => string;
  /** Id of the event, unchanged when it is delivered again. */
  eventId: string;
}

/** Within the five minutes of the function, even when the last share is slow. */
const NAMES_TIME_LIMIT_MS = 200_000;

/**
 * Refreshes the shares of a family when the real child's name in one of its documents changes: the shares and their
 * comments were moderated by the names known then, and may show the new name. The first change is handled immediately,
 * until `isOutOfTime`; the sweep handles those that follow within a minute, and what is left. The event is delivered
 * again for what has failed. The name of a deleted child is kept in stories that mention it.
 */
export async function handleRealName(
  deps: RefreshUserSharesDeps & { userDocuments: Pick<UserDocuments, 'keepDeletedChild'> },
  uid: string,
  { before, after, nameOf, eventId }: NameChange,
  isOutOfTime = startTimeLimit(NAMES_TIME_LIMIT_MS),
): Promise<void> {
  const [former, name] = [nameOf(before), nameOf(after)];
  if (former === name || uid === '') return;
  // Since the deletion nothing knew the name, so a story with it may have been shared.
  if (!after) await deps.userDocuments.keepDeletedChild(uid, former);
  const now = deps.clock.now();
  const begun = await deps.followUps.begin(uid, eventId, now);
  if (!begun) return;
  const { decidedAt, isFirst } = begun;
  // Looks for all names unless this is the first change, because the sweep does not repeat what is done here.
  const earlierNames = isFirst ? [] : (await deps.families.safetyOf(uid, null)).realNames;
  const work = async (shareId: string): Promise<void> => {
    await refreshOrHold(deps, shareId, now);
    // An administrator may have shown a comment with a different name, so shown comments are held too.
    if (name !== '') await holdNaming(deps, shareId, [name], { keepsShown: false });
    if (!isFirst) await holdNaming(deps, shareId, earlierNames, { keepsShown: true });
  };
  const isDone = await processShares(deps, { uid, decidedAt }, work, isOutOfTime);
  // Leaves an earlier decision, such as about the comments of a disabled account, to the sweep.
  if (isDone && isFirst) await deps.followUps.settle(uid, decidedAt);
}

/** The name of a character that is a real child; otherwise ''. */
export const realNameOf = (character: StoredData | undefined): string =>
  character?.['realChild'] === true ? readText(character['name']) : '';

export const nicknameOf = (child: StoredData | undefined): string => readText(child?.['nickname']);

/** Withdraws the share that the item no longer points to, and moderates the one that it points to now. */
export async function handleEdit(deps: ThrottleDeps, edit: ItemEdit): Promise<void> {
  if (!changesShare(edit)) return;
  const [before, after] = [publicShareIdOf(edit.before), publicShareIdOf(edit.after)];
  // Withdraws immediately, because a withdrawal does not need moderation.
  if (before !== null && before !== after) await withdrawUnlessShared(deps, before, deps.clock.now());
  if (after !== null) await refreshThrottled(deps, after, edit);
}

/** Whether the edit affects the share's content or settings, or whether it may be shared; not only the reading position. */
function changesShare({ collection, id, before, after }: ItemEdit): boolean {
  const [earlier, later] = [before, after].map((data) => {
    const sharedItem = readItem({ contentType: CONTENT_TYPE_OF[collection], contentId: id }, data);
    if (!sharedItem) return null;
    const { sharing } = sharedItem.item;
    const approved = sharedItem.contentType === 'story' ? sharedItem.item.approvedParts : [];
    return JSON.stringify([fingerprint(sharedItem), realNameOf(data), sharing?.shareId, sharing?.isPublic, approved]);
  });
  return earlier !== later;
}

const publicShareIdOf = (data: StoredData): string | null =>
  isRecord(data['sharing']) && data['sharing']['isPublic'] === true ? shareIdOf(data) : null;

const shareIdOf = (data: StoredData): string | null =>
  isRecord(data['sharing']) ? readShareId(data['sharing']['shareId']) : null;
