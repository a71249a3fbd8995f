import type { Category } from '../categories.ts';

export interface ModerationPattern {
  pattern: RegExp;
  /** Scores from 0.5 flag the input; lower ones serve products with their own limits per age. */
  scores: Partial<Record<Category, number>>;
}
