import { describe, expect, it } from 'vitest';
import { PAID_PLAN_IDS, PLANS, type Plan, type PlanId } from './plans.ts';

const PRO = {
  charactersPerStory: 4,
  imageGeneration: 60,
  imageQuality: 'high',
  chapterPictures: 2,
  paragraphRewritesPerMonth: 60,
  customPrompts: true,
} as const;
const UNLIMITED = {
  imageGeneration: 80,
  imageQuality: 'high',
  chapterPictures: 2,
  paragraphRewritesPerMonth: 300,
  customPrompts: true,
  audioNarration: 4,
} as const;

const LIMITS: Readonly<Record<PlanId, Plan['limits']>> = {
  free: {
    storiesPerMonth: 2,
    charactersPerStory: 2,
    charactersTotal: 2,
    locations: 1,
    imageGeneration: 12,
    imageQuality: 'medium',
    chapterPictures: 1,
    paragraphRewritesPerMonth: 10,
    customPrompts: false,
    audioNarration: 0,
  },
  pro_monthly: { ...PRO, storiesPerMonth: 15, locations: 4, audioNarration: 1 },
  pro_yearly: { ...PRO, storiesPerYear: 180, charactersTotal: 48, locations: 48, audioNarration: 12 },
  unlimited_monthly: UNLIMITED,
  unlimited_yearly: UNLIMITED,
};

const PRICES: Readonly<Record<PlanId, readonly [number, Plan['interval'], Plan['tier']]>> = {
  free: [0, 'month', 'free'],
  pro_monthly: [9.99, 'month', 'pro'],
  pro_yearly: [89.91, 'year', 'pro'],
  unlimited_monthly: [19.99, 'month', 'unlimited'],
  unlimited_yearly: [179.91, 'year', 'unlimited'],
};

describe.each(Object.values(PLANS))('$name ($id)', ({ id, price, interval, tier, limits, label }) => {
  it('a plan has its price and includes exactly its amounts', () => {
    expect([price, interval, tier]).toEqual(PRICES[id]);
    expect(limits).toEqual(LIMITS[id]);
  });

  it('a yearly plan costs a quarter less, and its label says this', () => {
    const monthly = PLANS[tier === 'pro' ? 'pro_monthly' : 'unlimited_monthly'];
    expect(label).toBe(interval === 'year' ? 'Save 25%' : undefined);
    if (interval === 'year') expect(price).toBeCloseTo(monthly.price * 12 * 0.75, 1);
  });
});

const PRO_FEATURES = ['Custom prompts', 'One or two pictures per chapter', '60 pictures a month'];
const UNLIMITED_FEATURES = [
  'Unlimited stories',
  'Unlimited characters',
  'Unlimited locations',
  'Custom prompts',
  '4 stories recorded a month',
  'One or two pictures per chapter',
  '80 pictures a month',
  'Fair use: about 30 stories a month',
];

it.each<[PlanId, readonly string[]]>([
  [
    'free',
    ['2 stories a month', '2 characters', '1 location', 'A picture with every chapter', 'Basic images, 12 a month'],
  ],
  [
    'pro_monthly',
    ['15 stories a month', '4 characters per story', '4 locations', '1 story recorded a month', ...PRO_FEATURES],
  ],
  [
    'pro_yearly',
    [
      '180 stories a year',
      '48 characters',
      '48 locations',
      '4 characters per story',
      '12 stories recorded a year',
      ...PRO_FEATURES,
    ],
  ],
  ['unlimited_monthly', UNLIMITED_FEATURES],
  ['unlimited_yearly', UNLIMITED_FEATURES],
])('%s promises what it includes', (id, features) => {
  expect(PLANS[id].features.toSorted()).toEqual(features.toSorted());
});

it('every plan but Free is sold', () => {
  expect(PAID_PLAN_IDS).toEqual(['pro_monthly', 'unlimited_monthly', 'pro_yearly', 'unlimited_yearly']);
});
