/** How long a deletion is held back so that it can be undone (architecture §8). */
export const HOLD_DELETION_MS = 10_000;

/** A deletion on its way. */
export interface HeldDeletion {
  /** Keeps the item, if it is not too late. */
  undo: () => void;
  /** 'deleted', or 'undone' (also when put off to the next visit); rejected with an AppError ('Failed to delete character'), and the item is still there. */
  outcome: Promise<'deleted' | 'undone'>;
}

/** What can be deleted and brought back. */
export const HELD_KINDS = ['character', 'story', 'location', 'scene', 'child'] as const;
type HeldKind = (typeof HELD_KINDS)[number];

export interface HeldItem {
  kind: HeldKind;
  id: string;
}

/** Holds deletions back and remembers them, so that one cut off by leaving the page is made up for. */
export interface HeldDeletions {
  hold: (item: HeldItem) => HeldDeletion;
  isHeld: (item: HeldItem) => boolean;
  /** Carries out everything that is held: the page is being left. */
  carryOut: () => void;
  /** The family has signed out: nothing can be deleted now. What is held is left to its next visit. */
  putOff: () => void;
  /** The family is here. */
  takeUp: () => void;
  /** Carries out what an earlier visit could not finish. */
  carryOutLeftovers: () => Promise<void>;
  /** Carries out everything that any tab holds: the family leaves this device. Never rejects. */
  finish: () => Promise<void>;
}
