import * as z from 'zod/mini';
import { LISTED_PRICES, parseModelPrices } from './generation/operations/prices.ts';

/** Schema of an amount in millionths of a US dollar. */
const micros = (standard: number) => z._default(z.coerce.number().check(z.int(), z.gte(0)), standard);

export const spendingSettings = {
  /** Prices of models that are not in generation/operations/prices.ts, or that have changed. */
  MODEL_PRICES: z._default(z.string().check(z.refine((setting) => parseModelPrices(setting) !== null)), ''),
  /** Spend caps of all users of a tier per UTC day. */
  SPEND_CAP_FREE_MICROS: micros(10_000_000),
  SPEND_CAP_PRO_MICROS: micros(30_000_000),
  SPEND_CAP_UNLIMITED_MICROS: micros(30_000_000),
  /** The part of Free's cap that families without a verified email address may use together. */
  SPEND_UNVERIFIED_PERCENT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)), 40),
  /** Maximum age of the cached amount spent on a day, in ms. */
  SPEND_KNOWN_FOR_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(300_000)), 10_000),
};

const schema = z.object(spendingSettings);

export const toSpendingConfig = (values: z.infer<typeof schema>) => ({
  prices: parseModelPrices(values.MODEL_PRICES) ?? LISTED_PRICES,
  caps: {
    free: values.SPEND_CAP_FREE_MICROS,
    pro: values.SPEND_CAP_PRO_MICROS,
    unlimited: values.SPEND_CAP_UNLIMITED_MICROS,
  },
  unverifiedPercent: values.SPEND_UNVERIFIED_PERCENT,
  maxAgeMs: values.SPEND_KNOWN_FOR_MS,
});
