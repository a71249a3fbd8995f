import type { ChildFields, ChildProfile } from '@talelantern/domain/family/child-profile';
import type { HeldDeletion } from './held-deletion.ts';

/** The children of the family, of whom little is known. Every failure is an AppError with the sentence to show. */
export interface ChildService {
  /** All of them, the first made first. 'Failed to load required data'. */
  list: () => Promise<ChildProfile[]>;
  /** After a failure it may be called again with the same fields: the child is stored once. 'Failed to save child'. */
  create: (fields: ChildFields) => Promise<ChildProfile>;
  /** 'Failed to update child'. */
  update: (child: ChildProfile, fields: ChildFields) => Promise<ChildProfile>;
  /** Leaves the list at once and is deleted ten seconds later unless undone. 'Failed to delete child'. */
  deleteLater: (child: ChildProfile) => HeldDeletion;
}

export const SAVE_CHILD_FAILED = 'Failed to save child';
export const UPDATE_CHILD_FAILED = 'Failed to update child';
export const DELETE_CHILD_FAILED = 'Failed to delete child';
