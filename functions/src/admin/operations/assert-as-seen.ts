import { CHANGED_MEANWHILE, OUTDATED_PAGE } from '@talelantern/domain/contracts/admin/admin-action';
import { AppError } from '@talelantern/domain/errors/app-error';

const changedMeanwhile = (field: string): AppError => new AppError('in_progress', CHANGED_MEANWHILE, { field });

/**
 * Prevents an administrator from overwriting another's decision.
 * @throws AppError `in_progress` when the state is neither `from`, which this administrator saw, nor `to`, the result
 * of the decision. Without `from` any state is accepted.
 */
export function assertAsSeen<State extends string>(
  state: State,
  { from, to }: { from: State | undefined; to: State | null },
): void {
  if (from !== undefined && state !== from && state !== to) throw changedMeanwhile('from');
}

/** @throws AppError `in_progress` for a page of an earlier version, which does not say what it showed. */
export function assertIsCurrentPage<Seen>(seen: Seen | undefined): asserts seen is Seen {
  if (seen === undefined) throw new AppError('in_progress', OUTDATED_PAGE, { field: 'seen' });
}

/**
 * Ensures that the published content, or why it is held, is what the administrator saw: its author or another
 * administrator may have changed it in the meantime.
 * @throws AppError `in_progress`, including for a page of an earlier version, which does not say what it showed.
 */
export function assertContentAsSeen<Content>(content: Content | null, seen: Content | null | undefined): void {
  assertIsCurrentPage(seen);
  if (content !== seen) throw changedMeanwhile('seen');
}
