import * as z from 'zod';

/** The hero's home; every field is lower-case. */
export const settingSchema = z.strictObject({
  /** The name of the home, with "the". */
  name: z.string(),
  /** The preposition before the name: "in the harbor town". */
  preposition: z.enum(['in', 'on', 'at']),
  /** A description that follows the name after a comma. */
  look: z.string(),
  smell: z.string(),
  sound: z.string(),
  sight: z.string(),
  /** Two people who live there, each with "the". */
  folk: z.tuple([z.string(), z.string()]),
});
export type Setting = z.infer<typeof settingSchema>;

/** A nameless companion for a hero without friends in the cast. */
const helperSchema = z.strictObject({
  /** The name of the companion, with "the". */
  name: z.string(),
  is: z.enum(['it', 'he', 'she']),
  /** The sentence that introduces `{friend}`. */
  meeting: z.string(),
});
export type Helper = z.infer<typeof helperSchema>;

/** What all themes of a category share. `{hero}`, `{friend}`, `{short}`, `{place}` and the pronouns are filled in. */
export const worldSchema = z.strictObject({
  settings: z.array(settingSchema).min(1),
  helpers: z.array(helperSchema).min(1),
  /** Obstacles on the way, each a paragraph with a minor danger and its solution. */
  trials: z.array(z.string()).min(1),
  /** Evenings during the journey. */
  rests: z.array(z.string()).min(1),
  /** How good news is celebrated. */
  feasts: z.array(z.string()).min(1),
  /** Onomatopoeia for ages 3-4. */
  noises: z.array(z.string()).min(1),
});
export type World = z.infer<typeof worldSchema>;
