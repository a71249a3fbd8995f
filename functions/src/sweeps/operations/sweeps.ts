import { describeCause, type Log } from '../../core/log.ts';
import { KilledRun, processEach } from '../../core/process-each.ts';
import { deleteAccount, type DeleteAccountDeps } from '../../accounts/operations/delete-account.ts';
import { archivePrefix } from '../../accounts/operations/archive-entries.ts';
import { releaseIfDead } from '../../generation/operations/jobs.ts';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import { generatedPicturePath, thumbnailPath } from '@talelantern/domain/images/media-url';
import { refreshShare, type RefreshDeps } from '../../sharing/operations/refresh-share.ts';
import { refreshUserShares, type RefreshUserSharesDeps } from '../../sharing/operations/refresh-user-shares.ts';
import { handleOrphan, type DeletionDeps } from '../../sharing/operations/item-events.ts';
import type { composeSweeps } from '../compose.ts';
import { moderateComment, type CommentDeps } from '../../sharing/operations/moderate-comment.ts';

type SweepDeps = ReturnType<typeof composeSweeps>;

/** One scheduled task; returns how many things it changed. */
export interface Sweep<Deps> {
  name: string;
  run: (deps: Deps, now: number) => Promise<number>;
}

/** A failure is logged and does not stop the next. @throws Error at the end, so that the schedule shows it. */
export async function runSweeps<Deps extends { log: Log }>(
  deps: Deps,
  sweeps: readonly Sweep<Deps>[],
  now: number,
): Promise<void> {
  const failed: string[] = [];
  for (const { name, run } of sweeps) {
    const log: Log = (severity, event, details) => deps.log(severity, event, { sweep: name, ...details });
    try {
      log('info', 'swept', { count: await run({ ...deps, log }, now) });
    } catch (error) {
      failed.push(name);
      const killedAt = error instanceof KilledRun ? { killedAt: error.path } : {};
      log('error', 'sweep_failed', { ...describeCause(error), ...killedAt });
    }
  }
  if (failed.length > 0) throw new Error(`These sweeps failed: ${failed.join(', ')}`);
}

/** Longer than the other sweeps, because mirroring runs last and grows with the number of shares. */
const MIRROR_TIME_LIMIT_MS = 60_000;

/** What a crash left, and what running requests have stored after that. Returns the number of accounts. */
export const finishAccountDeletions = (deps: DeleteAccountDeps & { log: Log }, now: number): Promise<number> =>
  processEach(
    deps.accountDeletions.unfinished(now),
    async (uid) => {
      await deleteAccount(deps, uid, now);
      await deps.accountDeletions.finish(uid, now);
    },
    deps.log,
  );

/** Removes expired archives. Returns their number. `now` in ms. */
export const removeArchives = (
  { archiveStore, fileStore, log }: Pick<SweepDeps, 'archiveStore' | 'fileStore' | 'log'>,
  now: number,
): Promise<number> =>
  processEach(
    archiveStore.expired(now),
    async (uid) => {
      await fileStore.removeAll(archivePrefix(uid));
      await archiveStore.release(uid);
    },
    log,
  );

/** May run twice or beside a run that takes over the job: the lease is checked again in the transaction. */
export const releaseLapsedJobs = (
  { store, expiredDocuments, log }: Pick<SweepDeps, 'store' | 'expiredDocuments' | 'log'>,
  now: number,
): Promise<number> =>
  processEach(
    expiredDocuments.lapsedJobs(now),
    ({ userId, requestId }) => releaseIfDead(store, { uid: userId, requestId }, now),
    log,
  );

const PICTURE_KINDS: readonly GenerationKind[] = ['portrait', 'location', 'scene'];

/** Before that the pictures of ended jobs: saved ones were copied elsewhere. Returns the number of documents. */
export const deleteExpired = (
  { expiredDocuments, pictures }: Pick<SweepDeps, 'expiredDocuments' | 'pictures'>,
  now: number,
): Promise<number> =>
  expiredDocuments.deleteExpired(now, async (jobs) => {
    const paths = jobs
      .filter(({ kind }) => PICTURE_KINDS.includes(kind))
      .map(({ userId, requestId }) => generatedPicturePath(userId, requestId));
    await pictures.remove(paths.flatMap((path) => [path, thumbnailPath(path)]));
  });

/** Shorter than the limit of the other sweeps, because only a few ledgers expire in a quarter of an hour. */
const UNSAVED_TIME_LIMIT_MS = 15_000;

/** Deletes what ledgers hold about chapters that were not saved. Returns the number of ledgers. `now` in ms. */
export const removeUnsavedTexts = (
  { expiredDocuments, ownedFiles, log }: Pick<SweepDeps, 'expiredDocuments' | 'ownedFiles' | 'log'>,
  now: number,
): Promise<number> =>
  processEach(
    expiredDocuments.unsavedChapters(now),
    ({ userId, memoryKey }) => ownedFiles.removeChapterTexts(userId, memoryKey),
    log,
    { limitMs: UNSAVED_TIME_LIMIT_MS, isResumable: true },
  );

/** Finishes refreshing the shares of users whose status has changed. Returns the number of users. */
export const finishShareFollowUps = (deps: RefreshUserSharesDeps & { log: Log }, now: number): Promise<number> =>
  processEach(deps.followUps.uids(), (uid, isOutOfTime) => refreshUserShares(deps, uid, now, isOutOfTime), deps.log, {
    isResumable: true,
  });

/** Returns how many held comments were decided. */
export const moderateHeldComments = (deps: CommentDeps & { log: Log }): Promise<number> =>
  processEach(deps.comments.heldIds(), (commentId) => moderateComment(deps, commentId), deps.log, {
    isResumable: true,
  });

/** Moderates the shares that wait because moderation was unavailable. Returns their number. `now` in ms. */
export const moderateWaitingShares = (deps: RefreshDeps & { log: Log }, now: number): Promise<number> =>
  processEach(deps.shares.waitingShareIds(), (shareId) => refreshShare(deps, shareId, now), deps.log, {
    isResumable: true,
  });

/**
 * Copies view and like counts from shares to the items, because counting on the item itself would make the owner's
 * saves wait for visitors. Withdraws shares whose item has been gone for a day, and refreshes those whose item has
 * changed, in case the event of the change was lost: after failing for a day, or because the item before and after is
 * too large for an event. Returns how many changed.
 */
export const mirrorCounts = (deps: RefreshDeps & DeletionDeps & { log: Log }): Promise<number> =>
  processEach(
    deps.shares.openShareIds(),
    async (shareId) => {
      const now = deps.clock.now();
      const outcome = await deps.shares.mirrorCounts(shareId, now);
      if (outcome === 'orphaned') await handleOrphan(deps, shareId);
      if (outcome === 'outdated') await refreshShare(deps, shareId, now);
      return outcome !== 'unchanged';
    },
    deps.log,
    { limitMs: MIRROR_TIME_LIMIT_MS, isResumable: true },
  );
