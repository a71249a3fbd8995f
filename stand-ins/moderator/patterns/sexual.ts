import type { ModerationPattern } from './moderation-pattern.ts';

/** The words that may follow "naked" in a harmless phrase, such as eye, tree and truth, are excluded. */
const NAKED = 'naked\\b(?!\\s+(?:eyes?|mole|trees?|branch|branches|truth|rocks?|hills?|flame|sword))';
const MINOR =
  '(?:child|children|kids?|minors?|underage|teens?|teenage|(?:school|little )?girls?|(?:school|little )?boys?)';
const EXPOSED = `(?:${NAKED}|(?:nudes?|sexy|sexual|porn\\w*|undress(?:ed|ing)|lingerie|without any clothes)\\b)`;
const BODY_OWNER = '(?:my|your|him|her|them|his|their|our)';

export const SEXUAL_PATTERNS: readonly ModerationPattern[] = [
  {
    pattern: /\b(?:nude|nudes|nudity|topless|striptease|stripper|erotic\w*|porn\w*|xxx|lingerie|fetish)\b/iu,
    scores: { sexual: 0.95 },
  },
  { pattern: new RegExp(`\\b${NAKED}`, 'iu'), scores: { sexual: 0.9 } },
  { pattern: /\b(?:sexy|sexual\w*|seduc\w+|aroused|horny|ma(?:king|kes?|de) love)\b/iu, scores: { sexual: 0.92 } },
  {
    pattern: new RegExp(
      `\\b(?:take|took|taking|tear|tore|pull|pulled)\\s+off\\s+(?:all\\s+)?${BODY_OWNER}\\s+(?:clothes|shirt|dress|pants|underwear)\\b`,
      'iu',
    ),
    scores: { sexual: 0.85 },
  },
  {
    pattern: /\bundress(?:ed|ing|es)?\b.{0,40}\b(?:him|her|them|girl|boy|woman|man)\b/iu,
    scores: { sexual: 0.85 },
  },
  {
    pattern: new RegExp(`\\b${MINOR}\\b.{0,40}\\b${EXPOSED}`, 'iu'),
    scores: { sexual: 0.95, 'sexual/minors': 0.97 },
  },
  {
    pattern: new RegExp(`\\b${EXPOSED}.{0,40}\\b${MINOR}\\b`, 'iu'),
    scores: { sexual: 0.95, 'sexual/minors': 0.97 },
  },
  {
    pattern: /\b(?:touch|grop|fondl|strok|show|see)\w*\b.{0,20}\b(?:private parts|genitals|breasts)\b/iu,
    scores: { sexual: 0.9 },
  },
  {
    pattern:
      /\b(?:only|nothing but)\s+(?:her|his|their|a|some)?\s*(?:\w+\s+)?(?:panties|bra|thong|underwear|knickers)\b/iu,
    scores: { sexual: 0.85 },
  },
  { pattern: /\bp[*#]rn\w*/iu, scores: { sexual: 0.9 } },
  { pattern: /\bpa?edophil\w*\b/iu, scores: { sexual: 0.8, 'sexual/minors': 0.9 } },
];
