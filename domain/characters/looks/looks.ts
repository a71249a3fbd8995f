import type { Choice } from '../../catalogue/choice.ts';

/** What is chosen from five options each; the options vary by type (specification §3). */
export const APPEARANCE_FIELDS = ['height', 'build', 'color', 'age'] as const;
export type AppearanceField = (typeof APPEARANCE_FIELDS)[number];

/** The options of one body, heights and ages from the least to the most. A color names one that a painter knows. */
export type Looks = Readonly<Record<AppearanceField, readonly Choice[]>>;
