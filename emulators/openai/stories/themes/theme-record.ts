import type { Setting } from '../worlds/world-record.ts';

/**
 * What a story of a theme is about. Everything is lower-case and fits into a sentence; `{place}` is home, `{hero}` the
 * hero, `{foe}` whoever stands in the way: the cast's villain, or `foe` when the cast has none.
 */
export interface ThemeRecord {
  /** The theme's name; a second one is what it is called for the smallest. */
  names: readonly string[];
  /** The thing that is looked for, singular, with "the". */
  want: string;
  /** The same in one or two words. */
  short: string;
  /** Past clause: the first thing that happens. */
  sign: string;
  /** Past clause: what is wrong. */
  trouble: string;
  /** Clause with "would": what happens if nobody helps. */
  stake: string;
  /** Thing with "a" or "an": what is found. */
  clue: string;
  /** Infinitive clause: what the hero promises to do. */
  vow: string;
  /** Whoever stands in the way, with "the". */
  foe: string;
  foeIs: 'he' | 'she' | 'it';
  /** Past clause that follows "who": why. */
  motive: string;
  /** Where it is decided, with "the". */
  lair: string;
  /** Past clause: how it is put right at home. */
  cure: string;
  /** Home, where the theme does not fit the homes of its category. */
  setting?: Setting;
}
