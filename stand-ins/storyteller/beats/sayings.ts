import sayings from './prose/sayings.json' with { type: 'json' };
import { readTextList } from './read-prose.ts';

/** Sayings of the hero's home, repeated at the farewell, in the darkest moment and at the end. */
export const REFRAINS = readTextList(sayings.refrains);

/** Sayings for ages 3-4, short and easy to repeat. */
export const SMALL_REFRAINS = readTextList(sayings.smallRefrains);

/** Sentences in which the saying is called out. */
export const SMALL_REFRAIN_CALLS = readTextList(sayings.smallRefrainCalls);

/** Keepsakes from home without any use. */
export const GIFTS = readTextList(sayings.gifts);

/** What the hero learns at the lowest point; clauses in the present tense. */
export const LESSONS = readTextList(sayings.lessons);
