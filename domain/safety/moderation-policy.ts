import type { AgeRange } from '../stories/ages.ts';

/** Who will see a text or picture: readers of an age, or (for wishes and portraits) the whole family. */
export type Audience = AgeRange | 'family';

/** One item's verdict of a moderation model: a score between 0 and 1, and the model's own mark, per category. */
export interface ModerationVerdict {
  scores: Readonly<Record<string, number>>;
  flagged: readonly string[];
}

/** Scores from which a category is too much for anybody here; the vendor's own marks are made for adults. */
const STRICT: Readonly<Record<string, number>> = {
  sexual: 0.3,
  'sexual/minors': 0.1,
  'self-harm': 0.3,
  'self-harm/intent': 0.3,
  'self-harm/instructions': 0.2,
  hate: 0.4,
  'hate/threatening': 0.2,
  harassment: 0.6,
  'harassment/threatening': 0.5,
  illicit: 0.5,
  'illicit/violent': 0.3,
};

/** Adventures score on violence, so the older the reader, the more of it passes. */
const VIOLENCE: Readonly<Record<Audience, { violence: number; graphic: number }>> = {
  '3-4': { violence: 0.3, graphic: 0.1 },
  '5-8': { violence: 0.4, graphic: 0.2 },
  '9-12': { violence: 0.6, graphic: 0.3 },
  '12-17': { violence: 0.75, graphic: 0.4 },
  family: { violence: 0.6, graphic: 0.3 },
};

/** Categories in which the vendor's mark alone says nothing: a dragon fight may carry it. */
const JUDGED_BY_SCORE_ALONE = ['violence', 'harassment'];

/** The first category in which `verdict` is not fit for `audience`, or null (architecture §6). */
export function refusedCategory(verdict: ModerationVerdict, audience: Audience): string | null {
  const { violence, graphic } = VIOLENCE[audience];
  const limits: Record<string, number> = { ...STRICT, violence, 'violence/graphic': graphic };
  const tooHigh = Object.entries(verdict.scores).find(([category, score]) => score >= (limits[category] ?? 1));
  if (tooHigh) return tooHigh[0];
  return verdict.flagged.find((category) => !JUDGED_BY_SCORE_ALONE.includes(category)) ?? null;
}
