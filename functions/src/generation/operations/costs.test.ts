import { PLANS } from '@talelantern/domain/plans/plans';
import { describe, expect, it } from 'vitest';
import { createCosts, startMeter } from './costs.ts';
import { costOf, LISTED_PRICES, parseModelPrices } from './prices.ts';

const MODELS = {
  text: { model: 'gpt-6.1-terra', economyModel: 'gpt-6-luna' },
  image: { model: 'gpt-image-2.6-flare', economyModel: 'gpt-image-2.5-flare' },
  speech: { model: 'gpt-4o-mini-tts' },
};
const costs = createCosts(LISTED_PRICES, MODELS);
const text = (model: string, { cachedTokens = 0, cacheWriteTokens = 0 } = {}) =>
  ({ kind: 'text', model, inputTokens: 1_000_000, cachedTokens, cacheWriteTokens, outputTokens: 100_000 }) as const;

it('tokens of text cost what the model’s price list says, cached ones a tenth, ones written to the cache a quarter more', () => {
  expect(costOf(LISTED_PRICES, text('gpt-6-luna'))).toBe(150_000);
  expect(costOf(LISTED_PRICES, text('gpt-6.1-terra'))).toBe(1_500_000);
  expect(costOf(LISTED_PRICES, text('gpt-6.1-terra', { cachedTokens: 1_000_000 }))).toBe(600_000);
  expect(costOf(LISTED_PRICES, text('gpt-6.1-terra', { cacheWriteTokens: 1_000_000 }))).toBe(1_750_000);
  const partlyCached = text('gpt-6.1-terra', { cachedTokens: 600_000, cacheWriteTokens: 200_000 });
  expect(costOf(LISTED_PRICES, partlyCached)).toBe(60_000 + 250_000 + 200_000 + 500_000);
});

it('a picture costs its prompt, its reference pictures and its tokens; speech its duration', () => {
  const picture = { textTokens: 100, pictureTokens: 1_000, outputTokens: 439 };
  expect(costOf(LISTED_PRICES, { kind: 'picture', model: 'gpt-image-2.5-flare', ...picture })).toBe(
    500 + 8_000 + 13_170,
  );
  expect(costOf(LISTED_PRICES, { kind: 'speech', model: 'gpt-4o-mini-tts', seconds: 90 })).toBe(22_500);
});

it('an unknown model costs as much as the most expensive one, until MODEL_PRICES says otherwise', () => {
  expect(costOf(LISTED_PRICES, text('tales-1'))).toBe(costOf(LISTED_PRICES, text('gpt-6.1-sol')));
  const prices = parseModelPrices('tales-1=0/1');
  expect(prices && costOf(prices, text('tales-1'))).toBe(100_000);
});

describe('the maximum cost of work', () => {
  it('the maximum cost, which is reserved, exceeds the typical cost of every kind, quality and model', () => {
    for (const kind of ['story', 'rewrite', 'narration', 'portrait', 'location', 'scene'] as const)
      for (const quality of ['low', 'medium', 'high'] as const)
        for (const isEconomy of [true, false]) {
          const order = { kind, quality, isEconomy };
          expect(costs.maximum(order), JSON.stringify(order)).toBeGreaterThan(costs.typical(order));
        }
  });

  it('only pictures of high quality are drawn by the expensive model', () => {
    const portrait = (quality: 'low' | 'medium' | 'high') =>
      costs.typical({ kind: 'portrait', quality, isEconomy: false });
    expect([portrait('low'), portrait('medium'), portrait('high')]).toEqual([7_880, 15_170, 54_680]);
  });

  it('a scene costs more than a portrait by its moment and its judgement from the cheaper text model', () => {
    const order = { quality: 'medium', isEconomy: false, references: 0 } as const;
    const replyCosts = costs.typical({ kind: 'scene', ...order }) - costs.typical({ kind: 'portrait', ...order });
    expect(replyCosts).toBe(185 + 210);
    expect(costs.maximum({ kind: 'scene', ...order }) - costs.maximum({ kind: 'portrait', ...order })).toBe(2 * 3_500);
  });

  it('references and the length of a recorded chapter raise what is reserved', () => {
    const scene = (references: number) => costs.maximum({ kind: 'scene', quality: 'low', isEconomy: true, references });
    expect(scene(2) - scene(1)).toBe(12_000);
    const reading = (characters: number) =>
      costs.maximum({ kind: 'narration', quality: 'low', isEconomy: true, characters });
    expect(reading(1_200)).toBe(2 * reading(600));
  });

  it('the reservation of a recording covers two readings of each passage at the slowest speed', () => {
    const order = { kind: 'narration', quality: 'low', isEconomy: true, characters: 600 } as const;
    expect(costs.maximum(order)).toBe(costs.of({ kind: 'speech', model: MODELS.speech.model, seconds: 2 * 60 }));
  });

  it('a story costs four chapters with the pictures and recordings of its plan', () => {
    // 10,000 for the prompt, 60,000 for five references, 13,170 for the picture, and the two outputs.
    const picture = 83_170 + 2 * 3_500;
    expect(costs.story(PLANS.free)).toBe(4 * (7_000 + 10_000 + picture));
    // Ten minutes of speech cost 150,000.
    expect(costs.story(PLANS.pro_monthly)).toBe(4 * (70_000 + 100_000 + 2 * picture + 150_000));
  });
});

const speechUsage = (seconds: number) => ({ kind: 'speech', model: 'gpt-4o-mini-tts', seconds }) as const;

it('the vendor’s reports add up; without calls nothing is spent', () => {
  const { meter, spent } = startMeter(costs);
  expect(spent(900)).toBe(0);
  for (let call = 0; call < 2; call += 1) meter.beginCall()(speechUsage(1));
  expect(spent(900)).toBe(500);
});

it('a call without a report costs what was reserved, or more if the other calls cost more', () => {
  const { meter, spent } = startMeter(costs);
  meter.beginCall();
  expect(spent(900)).toBe(900);
  meter.beginCall()(speechUsage(60));
  expect(spent(900)).toBe(15_000);
});

it('a call that the vendor refused before any work costs nothing, and other calls are still counted', () => {
  const { meter, spent } = startMeter(costs);
  meter.beginCall()('nothing');
  expect(spent(900)).toBe(0);
  meter.beginCall()(speechUsage(1));
  meter.beginCall()('nothing');
  expect(spent(900)).toBe(250);
});

it('a passage without a report costs the maximum of this passage', () => {
  const { meter, spent } = startMeter(costs);
  meter.beginCall({ characters: 60 });
  meter.beginCall({ characters: 600 })(speechUsage(60));
  expect(spent(9_000_000)).toBe(15_000 + 2 * 1_500);
});

it.each([
  ['moment', true, 3_500],
  ['judgement', true, 3_500],
  ['notes', true, 6_500],
  ['notes', false, 65_000],
] as const)(
  'a reply (%s, by the cheaper model: %s) without a report costs its maximum, not all that was reserved',
  (reply, isEconomy, maximum) => {
    const { meter, spent } = startMeter(costs);
    meter.beginCall({ reply, isEconomy });
    expect(spent(9_000_000)).toBe(maximum);
    expect(costs.maximum({ kind: 'story', quality: 'low', isEconomy })).toBeGreaterThan(2 * maximum);
  },
);
