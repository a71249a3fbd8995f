import type { ModerationPattern } from './moderation-pattern.ts';

/** The vendor has no category for personal data; illicit is the closest. */
export const PERSONAL_DATA_PATTERNS: readonly ModerationPattern[] = [
  { pattern: /\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b/iu, scores: { illicit: 0.6 } },
  { pattern: /(?<![\d.])\+?\d{1,3}[ .-]?\(?\d{2,4}\)?[ .-]\d{3,4}[ .-]?\d{2,4}(?!\d)/u, scores: { illicit: 0.6 } },
  { pattern: /\b(?:\d[ -]?){13,16}\b/u, scores: { illicit: 0.65 } },
  {
    pattern: /\b\d{1,5}\s+(?:[A-Z][a-z]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Close)\b/u,
    scores: { illicit: 0.55 },
  },
  { pattern: /\b(?:my|our)\s+(?:home\s+)?address\s+is\b/iu, scores: { illicit: 0.6 } },
  { pattern: /(?<![\d.])0\d{3,4}[ .-]?\d{3}[ .-]?\d{3,4}(?!\d)/u, scores: { illicit: 0.6 } },
  { pattern: /\bmy\s+(?:phone|mobile|cell|telephone)\s+number\s+is\b/iu, scores: { illicit: 0.6 } },
];
