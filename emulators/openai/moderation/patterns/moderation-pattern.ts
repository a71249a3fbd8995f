import type { Category } from '../categories.ts';

export interface ModerationPattern {
  pattern: RegExp;
  /** Scores from 0.5 on flag the input; lower ones are for products with their own limits per age. */
  scores: Partial<Record<Category, number>>;
}
