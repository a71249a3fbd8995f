import type { Choice } from '../../catalogue/choice.ts';
import type { Gender } from '../character.ts';

/** The third level of a character type. `gender` is set where the word itself says it, like 'Queen'. */
export type SpecificType = Choice & { readonly gender?: Gender };

/** The second level, with the four or eight specific types under it (specification §3). */
export type Subcategory = Choice & { readonly types: readonly SpecificType[] };
