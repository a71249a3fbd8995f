import { GERMAN_PATTERNS } from './german.ts';
import { ILLICIT_PATTERNS } from './illicit.ts';
import type { ModerationPattern } from './moderation-pattern.ts';
import { PERSONAL_DATA_PATTERNS } from './personal-data.ts';
import { SELF_HARM_PATTERNS } from './self-harm.ts';
import { SEXUAL_PATTERNS } from './sexual.ts';
import { THREATS_AND_HATE_PATTERNS } from './threats-and-hate.ts';
import { VIOLENCE_PATTERNS } from './violence.ts';

/** Patterns for phrases whose single words are harmless. */
export const MODERATION_PATTERNS: readonly ModerationPattern[] = [
  ...SEXUAL_PATTERNS,
  ...SELF_HARM_PATTERNS,
  ...VIOLENCE_PATTERNS,
  ...THREATS_AND_HATE_PATTERNS,
  ...ILLICIT_PATTERNS,
  ...PERSONAL_DATA_PATTERNS,
  ...GERMAN_PATTERNS,
];
