import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { PlanLimits, Tier } from '@talelantern/domain/subscriptions/plans';
import * as z from 'zod/mini';

/** Millionths of a US dollar. */
const micros = (standard: number) => z._default(z.coerce.number().check(z.int(), z.gte(0)), standard);

/**
 * What one generation costs us, generously estimated from the vendor's price lists as of 2026-11-21. Text: gpt-6.1-terra
 * at $1 and $5 per million tokens in and out. Pictures: gpt-image-2.6-flare at $30 per million tokens out, some 1,760
 * tokens a picture, and $8 per million in for the pictures that a scene refers to. Voice: gpt-4o-mini-tts at about 1.5
 * cents a minute.
 */
export const spendingSettings = {
  /** A chapter of 1,500 words with its repair and its notes. */
  COST_STORY_MICROS: micros(40_000),
  COST_REWRITE_MICROS: micros(10_000),
  COST_PICTURE_MEDIUM_MICROS: micros(55_000),
  COST_PICTURE_HIGH_MICROS: micros(55_000),
  COST_SCENE_MEDIUM_MICROS: micros(110_000),
  COST_SCENE_HIGH_MICROS: micros(110_000),
  /** The longest chapter. */
  COST_NARRATION_MICROS: micros(300_000),
  /** The most that the families of a tier together may cost in a UTC day. */
  SPEND_CAP_FREE_MICROS: micros(50_000_000),
  SPEND_CAP_PRO_MICROS: micros(200_000_000),
  SPEND_CAP_UNLIMITED_MICROS: micros(200_000_000),
  /** How old the known sum of a day may be, in milliseconds. */
  SPEND_KNOWN_FOR_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(300_000)), 10_000),
};

const schema = z.object(spendingSettings);

/** In millionths of a US dollar. */
export interface SpendingConfig {
  prices: Readonly<Record<GenerationKind, Readonly<Record<PlanLimits['imageQuality'], number>>>>;
  caps: Readonly<Record<Tier, number>>;
  knownForMs: number;
}

export function toSpendingConfig(values: z.infer<typeof schema>): SpendingConfig {
  const whateverTheQuality = (price: number) => ({ medium: price, high: price });
  const picture = { medium: values.COST_PICTURE_MEDIUM_MICROS, high: values.COST_PICTURE_HIGH_MICROS };
  return {
    prices: {
      story: whateverTheQuality(values.COST_STORY_MICROS),
      rewrite: whateverTheQuality(values.COST_REWRITE_MICROS),
      narration: whateverTheQuality(values.COST_NARRATION_MICROS),
      portrait: picture,
      location: picture,
      scene: { medium: values.COST_SCENE_MEDIUM_MICROS, high: values.COST_SCENE_HIGH_MICROS },
    },
    caps: {
      free: values.SPEND_CAP_FREE_MICROS,
      pro: values.SPEND_CAP_PRO_MICROS,
      unlimited: values.SPEND_CAP_UNLIMITED_MICROS,
    },
    knownForMs: values.SPEND_KNOWN_FOR_MS,
  };
}
