import { CHANGED_MEANWHILE, OUTDATED_PAGE } from '@talelantern/domain/contracts/admin/admin-action';
import { AppError } from '@talelantern/domain/errors/app-error';

const changedMeanwhile = (field: string): AppError => new AppError('in_progress', CHANGED_MEANWHILE, { field });

/**
 * Two administrators may look at the same thing. @throws AppError `in_progress` when its state is neither what this one
 * saw nor what this one asks for. Without `from` any state is accepted.
 */
export function assertAsSeen<State extends string>(
  state: State,
  { from, to }: { from: State | undefined; to: State | null },
): void {
  if (from !== undefined && state !== from && state !== to) throw changedMeanwhile('from');
}

/**
 * What is published must be what this administrator saw: its author may have replaced it since. The pages of an
 * earlier version may not say. @throws AppError `in_progress`
 */
export function assertContentAsSeen<Content>(content: Content | null, seen: Content | null | undefined): void {
  if (seen === undefined) throw new AppError('in_progress', OUTDATED_PAGE, { field: 'seen' });
  if (content !== seen) throw changedMeanwhile('seen');
}
