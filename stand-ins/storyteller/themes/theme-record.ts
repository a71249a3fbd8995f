import * as z from 'zod';
import { settingSchema } from '../worlds/world-record.ts';

/**
 * What a story with this theme is about. All texts are lower-case, for use within a sentence; `{place}` is home, `{hero}`
 * the hero, `{foe}` the antagonist: the villain of the cast, or `foe` if there is none.
 */
export const themeRecordSchema = z.strictObject({
  /** The theme's name; a second one is its gentle name for ages 3-4. */
  names: z.array(z.string()).min(1),
  /** The thing that is sought, singular, with "the". */
  want: z.string(),
  /** A short form of `want`, in one or two words. */
  short: z.string(),
  /** A clause in the past tense: the first thing that happens. */
  sign: z.string(),
  /** A clause in the past tense: what is wrong. */
  trouble: z.string(),
  /** A clause with "would": what happens if nobody helps. */
  stake: z.string(),
  /** What is found, with "a" or "an". */
  clue: z.string(),
  /** An infinitive clause: what the hero promises to do. */
  vow: z.string(),
  /** The antagonist, with "the". */
  foe: z.string(),
  foeIs: z.enum(['he', 'she', 'it']),
  /** A clause in the past tense that follows "who": the antagonist's motive. */
  motive: z.string(),
  /** The place of the climax, with "the". */
  lair: z.string(),
  /** A clause in the past tense: how the trouble is resolved at home. */
  cure: z.string(),
  /** Home, if the theme does not fit the homes of its category. */
  setting: settingSchema.optional(),
});
export type ThemeRecord = z.infer<typeof themeRecordSchema>;
