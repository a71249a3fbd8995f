import type { AgeRange } from '../audience/ages.ts';

/** The readers to moderate for: an age range, or the whole family (for wishes and portraits). */
export type Audience = AgeRange | 'family';

/** A moderation verdict: per category a score between 0 and 1, and the vendor's flag. */
export interface ModerationVerdict {
  scores: Readonly<Record<string, number>>;
  flagged: readonly string[];
}

/** Thresholds of scores for every audience; the vendor's flags are meant for adults. */
const STRICT_THRESHOLDS: Readonly<Record<string, number>> = {
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

/** Adventures have high violence scores, so thresholds rise with age. */
const VIOLENCE_THRESHOLDS: Readonly<Record<Audience, { violence: number; graphic: number }>> = {
  '3-4': { violence: 0.3, graphic: 0.1 },
  '5-8': { violence: 0.4, graphic: 0.2 },
  '9-12': { violence: 0.6, graphic: 0.3 },
  '12-17': { violence: 0.75, graphic: 0.4 },
  family: { violence: 0.6, graphic: 0.3 },
};

/** Categories in which the vendor's flag is ignored: a dragon fight may be flagged. */
const DECIDED_BY_SCORE_ALONE = ['violence', 'harassment'];

/** What a rewrite can soften; an output that is refused for anything else is not given back to a model. */
const FRIGHTENING_OR_UNKIND = ['violence', 'violence/graphic', 'harassment', 'harassment/threatening'];

/** The first category in which `verdict` is not fit for `audience`, or null. */
export const refusedCategory = (verdict: ModerationVerdict, audience: Audience): string | null =>
  refusedCategories(verdict, audience)[0] ?? null;

/** Whether `verdict` is not fit for `audience` only because the text is too frightening or unkind. */
export function isOnlyTooHarsh(verdict: ModerationVerdict, audience: Audience): boolean {
  const categories = refusedCategories(verdict, audience);
  return categories.length > 0 && categories.every((category) => FRIGHTENING_OR_UNKIND.includes(category));
}

function refusedCategories({ scores, flagged }: ModerationVerdict, audience: Audience): string[] {
  const { violence, graphic } = VIOLENCE_THRESHOLDS[audience];
  const limits: Record<string, number> = { ...STRICT_THRESHOLDS, violence, 'violence/graphic': graphic };
  const exceeded = Object.keys(scores).filter((category) => (scores[category] ?? 0) >= (limits[category] ?? 1));
  return [...exceeded, ...flagged.filter((category) => !DECIDED_BY_SCORE_ALONE.includes(category))];
}
