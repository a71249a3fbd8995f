import type { ModerationPattern } from './moderation-pattern.ts';

/** `\\b` does not recognize umlauts as letters. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** Basic German patterns: fewer than for English, because few families write German. */
export const GERMAN_PATTERNS: readonly ModerationPattern[] = [
  { pattern: word('titten|fotzen?|ficken|fickt?|gefickt|porno\\p{L}*'), scores: { sexual: 0.93 } },
  { pattern: word('nackt\\p{L}*\\s+(?:frau|frauen|mann|männer|körper|prinzessin|leute)'), scores: { sexual: 0.9 } },
  {
    pattern: word('nackt\\p{L}*\\s+(?:mädchen|jungen?|kind|kinder|schüler\\p{L}*)'),
    scores: { sexual: 0.95, 'sexual/minors': 0.97 },
  },
  {
    pattern: word('huren?söhne?|hurensohn|wichser|arschl(?:och|öcher)|schlampen?|missgeburt|schei(?:ß|ss)\\p{L}*'),
    scores: { harassment: 0.92 },
  },
  {
    pattern: word('ich\\s+bringe?\\s+(?:dich|euch|ihn|sie)\\s+um(?!\\s+(?:den|die|das))'),
    scores: { harassment: 0.9, 'harassment/threatening': 0.92 },
  },
  {
    pattern: word('(?<!ich\\s)bring\\s+dich\\s+um(?!\\s+(?:den|die|das))|selbstmord\\p{L}*|suizid\\p{L}*'),
    scores: { 'self-harm': 0.93 },
  },
  {
    pattern: word('ich\\s+(?:will|möchte)\\s+(?:nicht\\s+mehr\\s+leben|sterben)|(?:mich|sich|dich)\\s+umbringen'),
    scores: { 'self-harm': 0.92, 'self-harm/intent': 0.93 },
  },
  {
    pattern: word('ritz(?:e|t|te)\\s+(?:sich|mich)\\s+(?:die\\s+)?(?:arme?|haut|beine?)?'),
    scores: { 'self-harm': 0.9 },
  },
  { pattern: word('blut\\s+(?:spritzt?e?|floss|strömte)'), scores: { violence: 0.85, 'violence/graphic': 0.87 } },
  {
    pattern: word(
      '(?:schnitt|schlug|hackte|riss)\\s+(?:ihm|ihr|ihnen)\\s+(?:den|die|das)\\s+(?:kopf|hand|arm|bein|ohr)\\s+ab',
    ),
    scores: { violence: 0.92, 'violence/graphic': 0.93 },
  },
  { pattern: word('ausländer\\s+raus|sieg\\s+heil|judensau'), scores: { hate: 0.95 } },
  { pattern: word('kokain|drogen\\s+(?:nehmen|kaufen|verkaufen)'), scores: { illicit: 0.9 } },
];
