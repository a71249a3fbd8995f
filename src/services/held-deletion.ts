/** How long a deletion is held back so that it can be undone (architecture §8). */
export const HOLD_DELETION_MS = 10_000;

/** A deletion on its way. */
export interface HeldDeletion {
  /** Keeps the item, if it is not too late. */
  undo: () => void;
  /** 'deleted' or 'undone'; rejected with an AppError ('Failed to delete character'), and the item is still there. */
  outcome: Promise<'deleted' | 'undone'>;
}
