import type { Choice } from '../../catalogue/choice.ts';

/** The second level of a location, with the four subcategories under it. */
export type LocationCategory = Choice & { readonly subcategories: readonly Choice[] };
