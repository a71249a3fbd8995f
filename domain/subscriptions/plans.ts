/** Plan keys equal `priceId` and the Stripe lookup keys (architecture §3). */
export const PLAN_IDS = ['free', 'pro_monthly', 'unlimited_monthly', 'pro_yearly', 'unlimited_yearly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
/** The plans that are bought. */
export const PAID_PLAN_IDS = PLAN_IDS.filter((id) => id !== 'free');
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];
export type Tier = 'free' | 'pro' | 'unlimited';

/** What a plan allows. A limit that is missing means unlimited (specification §6). */
export interface PlanLimits {
  storiesPerMonth?: number;
  storiesPerYear?: number;
  charactersPerStory?: number;
  /** Characters owned at once. */
  charactersTotal?: number;
  /** Locations owned at once. */
  locations?: number;
  /** Pictures per UTC month, counted at the provider call. */
  imageGeneration: number;
  imageQuality: 'medium' | 'high';
  paragraphRewritesPerMonth: number;
  customPrompts: boolean;
  /** Narrated stories per month, or per year where the plan is yearly Pro. */
  audioNarration: number;
}

export interface Plan {
  id: PlanId;
  name: string;
  tier: Tier;
  /** US dollars per interval. */
  price: number;
  interval: 'month' | 'year';
  features: readonly string[];
  limits: PlanLimits;
  label?: string;
}

const PRO = {
  charactersPerStory: 4,
  imageGeneration: 120,
  imageQuality: 'high',
  paragraphRewritesPerMonth: 60,
  customPrompts: true,
} as const;
const UNLIMITED: PlanLimits = {
  imageGeneration: 600,
  imageQuality: 'high',
  paragraphRewritesPerMonth: 300,
  customPrompts: true,
  audioNarration: 4,
};
const YEARLY_LABEL = 'Save 25%';

/** The one table of prices and allowances (specification §9, completed by architecture §3). */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    tier: 'free',
    price: 0,
    interval: 'month',
    features: ['2 stories a month', '2 characters', '1 location', 'Basic images, 12 a month'],
    limits: {
      storiesPerMonth: 2,
      charactersPerStory: 2,
      charactersTotal: 2,
      locations: 1,
      imageGeneration: 12,
      imageQuality: 'medium',
      paragraphRewritesPerMonth: 10,
      customPrompts: false,
      audioNarration: 0,
    },
  },
  pro_monthly: {
    id: 'pro_monthly',
    name: 'Pro',
    tier: 'pro',
    price: 9.99,
    interval: 'month',
    features: [
      '15 stories a month',
      '4 characters per story',
      '4 locations',
      'Custom prompts',
      '1 audio narration a month',
      '120 pictures a month',
    ],
    limits: { ...PRO, storiesPerMonth: 15, locations: 4, audioNarration: 1 },
  },
  unlimited_monthly: {
    id: 'unlimited_monthly',
    name: 'Unlimited',
    tier: 'unlimited',
    price: 19.99,
    interval: 'month',
    features: [
      'Unlimited stories',
      'Unlimited characters',
      'Unlimited locations',
      'Custom prompts',
      '4 audio narrations a month',
      '600 pictures a month',
    ],
    limits: UNLIMITED,
  },
  pro_yearly: {
    id: 'pro_yearly',
    name: 'Pro, yearly',
    tier: 'pro',
    price: 89.91,
    interval: 'year',
    label: YEARLY_LABEL,
    features: [
      '180 stories a year',
      '48 characters',
      '48 locations',
      '4 characters per story',
      'Custom prompts',
      '12 audio narrations a year',
      '120 pictures a month',
    ],
    limits: { ...PRO, storiesPerYear: 180, charactersTotal: 48, locations: 48, audioNarration: 12 },
  },
  unlimited_yearly: {
    id: 'unlimited_yearly',
    name: 'Unlimited, yearly',
    tier: 'unlimited',
    price: 179.91,
    interval: 'year',
    label: YEARLY_LABEL,
    features: [
      'Unlimited stories',
      'Unlimited characters',
      'Unlimited locations',
      'Custom prompts',
      '4 audio narrations a month',
      '600 pictures a month',
    ],
    limits: UNLIMITED,
  },
};

export const isPlanId = (value: unknown): value is PlanId => PLAN_IDS.some((id) => id === value);
export const isPaidPlanId = (value: unknown): value is PaidPlanId => PAID_PLAN_IDS.some((id) => id === value);
