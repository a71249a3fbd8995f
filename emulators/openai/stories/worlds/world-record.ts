/** A home to set out from; every field is lower-case. */
export interface Setting {
  /** With "the". */
  name: string;
  /** The word before the name: "in the harbour town". */
  preposition: 'in' | 'on' | 'at';
  /** What follows the name after a comma. */
  look: string;
  smell: string;
  sound: string;
  sight: string;
  /** Two people who live there, with "the". */
  folk: readonly [string, string];
}

/** Somebody without a name who comes along when the hero has no friends in the cast. */
export interface Helper {
  /** With "the". */
  name: string;
  is: 'it' | 'he' | 'she';
  /** A sentence in which `{friend}` is met. */
  meeting: string;
}

/** What all themes of a category share. `{hero}`, `{friend}`, `{short}`, `{place}` and the pronouns are filled in. */
export interface World {
  settings: readonly Setting[];
  helpers: readonly Helper[];
  /** Places on the way, each a paragraph with its own small danger and its own way through. */
  trials: readonly string[];
  /** Evenings on the way. */
  rests: readonly string[];
  /** How good news is celebrated. */
  feasts: readonly string[];
  /** Sounds for the smallest. */
  noises: readonly string[];
}
