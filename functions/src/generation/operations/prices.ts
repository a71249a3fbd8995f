import type { PlanLimits } from '@talelantern/domain/plans/plans';
import type { VendorUsage } from '../ports/providers.ts';

type Quality = PlanLimits['imageQuality'];

/** Dollars per million tokens, which is micros per token. */
interface TextPrice {
  in: number;
  out: number;
}

interface PicturePrice {
  text: number;
  picture: number;
  out: number;
}

/** Dollars per minute of speech. */
type SpeechPrice = number;

export interface ModelPrices {
  text: Readonly<Record<string, TextPrice>>;
  pictures: Readonly<Record<string, PicturePrice>>;
  speech: Readonly<Record<string, SpeechPrice>>;
}

const PICTURE_PRICE: PicturePrice = { text: 5, picture: 8, out: 30 };

/**
 * The vendor's price lists as of 2026-11-21 by the beginning of a model's name. MODEL_PRICES adds to them; a model in
 * neither costs as much as the most expensive of its kind.
 */
export const LISTED_PRICES: ModelPrices = {
  text: {
    'gpt-6-luna': { in: 0.1, out: 0.5 },
    'gpt-6.1-terra': { in: 1, out: 5 },
    'gpt-6-sol': { in: 2, out: 10 },
    'gpt-6.1-sol': { in: 2, out: 10 },
  },
  pictures: {
    'gpt-image-2': PICTURE_PRICE,
    'gpt-image-2.5-flare': PICTURE_PRICE,
    'gpt-image-2.6-flare': PICTURE_PRICE,
  },
  // Realtime models are billed by tokens: 20 a second of sound, about 6 % more for text.
  speech: {
    'gpt-realtime-2': 0.082,
    'gpt-realtime-2.1-mini': 0.026,
    'gpt-4o-mini-tts': 0.015,
    'tts-1': 0.015,
    'tts-1-hd': 0.03,
  },
};

const ENTRY = /^([a-z0-9][a-z0-9.:-]*)=(\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?){0,2})$/;

/**
 * Reads MODEL_PRICES: 'text-model=in/out, picture-model=text in/pictures in/out, voice=per minute', in dollars, per
 * million tokens where it is not per minute. Null for anything else.
 */
export function parseModelPrices(setting: string): ModelPrices | null {
  const prices = {
    text: { ...LISTED_PRICES.text },
    pictures: { ...LISTED_PRICES.pictures },
    speech: { ...LISTED_PRICES.speech },
  };
  for (const entry of setting.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, model, amounts] = ENTRY.exec(entry) ?? [];
    if (model === undefined || amounts === undefined) return null;
    const [first = 0, second, third] = amounts.split('/').map(Number);
    if (second === undefined) prices.speech[model] = first;
    else if (third === undefined) prices.text[model] = { in: first, out: second };
    else prices.pictures[model] = { text: first, picture: second, out: third };
  }
  return prices;
}

/** The end of a dated version of a model, '-2026-10-01' or '-1106'. */
const VERSION_DATE = /-\d{4}(?:-\d{2}-\d{2})?$/;

/** Whether the model, or the one that it is a dated version of, is listed itself, not only the beginning of its name. */
export const hasOwnPrice = (pricesByModel: Readonly<Record<string, unknown>>, model: string): boolean =>
  Object.hasOwn(pricesByModel, model) || Object.hasOwn(pricesByModel, model.replace(VERSION_DATE, ''));

/** The price under the longest listed beginning of the model's name. */
function priceOf<Price>(
  pricesByModel: Readonly<Record<string, Price>>,
  model: string,
  amountOf: (price: Price) => number,
): Price {
  const byLength = Object.entries(pricesByModel).toSorted(([one], [other]) => other.length - one.length);
  const found =
    byLength.find(([name]) => model.startsWith(name)) ??
    byLength.toSorted(([, one], [, other]) => amountOf(other) - amountOf(one))[0];
  if (!found) throw new Error('No prices are listed');
  return found[1];
}

/** The fraction of the price that the vendor charges for the cached part of a prompt. */
const CACHED_PRICE_FRACTION = 0.1;
/** The vendor's surcharge for the part of a prompt that it writes to its cache; other models report no such tokens. */
const CACHE_WRITE_SURCHARGE = 0.25;
const SECONDS_PER_MINUTE = 60;
const MICROS_PER_DOLLAR = 1_000_000;

/** The cost of one call in micros, rounded up. */
export function costOf(prices: ModelPrices, usage: VendorUsage): number {
  switch (usage.kind) {
    case 'text': {
      const { in: input, out } = priceOf(prices.text, usage.model, ({ out: amount }) => amount);
      const cacheReads = Math.min(usage.cachedTokens, usage.inputTokens);
      const cacheWrites = Math.min(usage.cacheWriteTokens, usage.inputTokens - cacheReads);
      const inputTokens =
        usage.inputTokens - cacheReads * (1 - CACHED_PRICE_FRACTION) + cacheWrites * CACHE_WRITE_SURCHARGE;
      return Math.ceil(inputTokens * input + usage.outputTokens * out);
    }
    case 'picture': {
      const { text, picture, out } = priceOf(prices.pictures, usage.model, ({ out: amount }) => amount);
      return Math.ceil(usage.textTokens * text + usage.pictureTokens * picture + usage.outputTokens * out);
    }
    case 'speech':
      return Math.ceil(
        (usage.seconds / SECONDS_PER_MINUTE) *
          priceOf(prices.speech, usage.model, (amount) => amount) *
          MICROS_PER_DOLLAR,
      );
  }
}

/** Tokens of a picture of 1024 by 1024, larger than ours, by the beginning of the model's name. */
const OUTPUT_TOKENS: Readonly<Record<string, Readonly<Record<Quality, number>>>> = {
  'gpt-image-2': { low: 196, medium: 439, high: 1_756 },
  // The same number of tokens as gpt-image-2 for `high`, but four times as many for the lower qualities.
  'gpt-image-2.6': { low: 784, medium: 1_756, high: 1_756 },
};

export const pictureTokens = (model: string, quality: Quality): number =>
  priceOf(OUTPUT_TOKENS, model, ({ low }) => low)[quality];
