import sayings from './prose/sayings.json' with { type: 'json' };
import { readTexts } from './read-prose.ts';

/** Sayings of the hero's home, repeated at the farewell, in the darkest moment and at the end. */
export const REFRAINS = readTexts(sayings.refrains);

/** Sayings for ages 3-4, short and easy to repeat. */
export const SMALL_REFRAINS = readTexts(sayings.smallRefrains);

/** Sentences in which the saying is called out. */
export const SMALL_REFRAIN_CALLS = readTexts(sayings.smallRefrainCalls);

/** Keepsakes from home without any use. */
export const GIFTS = readTexts(sayings.gifts);

/** What the hero learns at the lowest point; clauses in the present tense. */
export const LESSONS = readTexts(sayings.lessons);
