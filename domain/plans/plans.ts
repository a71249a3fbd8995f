/** Ids of the plans, also values of `priceId` and Stripe lookup keys. */
export const PLAN_IDS = ['free', 'pro_monthly', 'unlimited_monthly', 'pro_yearly', 'unlimited_yearly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const PAID_PLAN_IDS = PLAN_IDS.filter((id) => id !== 'free');
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];
export type Tier = 'free' | 'pro' | 'unlimited';

/** Limits of a plan; a missing limit means unlimited (docs/specification.md#6). */
export interface PlanLimits {
  storiesPerMonth?: number;
  storiesPerYear?: number;
  charactersPerStory?: number;
  charactersTotal?: number;
  locations?: number;
  /** Pictures per UTC month, counted at the provider call. */
  imageGeneration: number;
  /** Highest picture quality; lowered when the family's monthly budget runs low (docs/decisions/0146). */
  imageQuality: 'low' | 'medium' | 'high';
  /**
   * Automatic pictures of each chapter, in addition to the picture allowance. Only the first is promised
   * (docs/decisions/0174).
   */
  chapterPictures: number;
  paragraphRewritesPerMonth: number;
  customPrompts: boolean;
  /** Narrated stories per month, or per year where `storiesPerYear` is set. */
  audioNarration: number;
}

export interface Plan {
  id: PlanId;
  name: string;
  tier: Tier;
  /** The price in US dollars per interval. */
  price: number;
  interval: 'month' | 'year';
  features: readonly string[];
  limits: PlanLimits;
  label?: string;
}

const FREE_LIMITS = {
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
} as const;
const PRO_LIMITS = {
  charactersPerStory: 4,
  imageGeneration: 60,
  imageQuality: 'high',
  chapterPictures: 2,
  paragraphRewritesPerMonth: 60,
  customPrompts: true,
} as const;
const PRO_MONTHLY_LIMITS = { ...PRO_LIMITS, storiesPerMonth: 15, locations: 4, audioNarration: 1 } as const;
const PRO_YEARLY_LIMITS = {
  ...PRO_LIMITS,
  storiesPerYear: 180,
  charactersTotal: 48,
  locations: 48,
  audioNarration: 12,
} as const;
const UNLIMITED_LIMITS: PlanLimits = {
  imageGeneration: 80,
  imageQuality: 'high',
  chapterPictures: 2,
  paragraphRewritesPerMonth: 300,
  customPrompts: true,
  audioNarration: 4,
};
/** Fair use of Unlimited in stories a month: further ones are written while the month's budget lasts. */
export const FAIR_USE_STORIES = 30;
/**
 * The cap of a plan without a limit: ten stories for every evening, which bounds what a script can store
 * (docs/decisions/0198).
 */
export const MAX_STORIES_PER_MONTH = 300;
const UNLIMITED_FEATURES = [
  'Unlimited stories',
  'Unlimited characters',
  'Unlimited locations',
  'Custom prompts',
  `${UNLIMITED_LIMITS.audioNarration} stories recorded a month`,
  'One or two pictures per chapter',
  `${UNLIMITED_LIMITS.imageGeneration} pictures a month`,
  `Fair use: about ${FAIR_USE_STORIES} stories a month`,
];
const YEARLY_LABEL = 'Save 25%';

/** Prices and allowances (docs/specification.md#9, completed by docs/decisions/0006). */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    tier: 'free',
    price: 0,
    interval: 'month',
    features: [
      `${FREE_LIMITS.storiesPerMonth} stories a month`,
      `${FREE_LIMITS.charactersTotal} characters`,
      `${FREE_LIMITS.locations} location`,
      'A picture with every chapter',
      `Basic images, ${FREE_LIMITS.imageGeneration} a month`,
    ],
    limits: FREE_LIMITS,
  },
  pro_monthly: {
    id: 'pro_monthly',
    name: 'Pro',
    tier: 'pro',
    price: 9.99,
    interval: 'month',
    features: [
      `${PRO_MONTHLY_LIMITS.storiesPerMonth} stories a month`,
      `${PRO_LIMITS.charactersPerStory} characters per story`,
      `${PRO_MONTHLY_LIMITS.locations} locations`,
      'Custom prompts',
      `${PRO_MONTHLY_LIMITS.audioNarration} story recorded a month`,
      'One or two pictures per chapter',
      `${PRO_LIMITS.imageGeneration} pictures a month`,
    ],
    limits: PRO_MONTHLY_LIMITS,
  },
  unlimited_monthly: {
    id: 'unlimited_monthly',
    name: 'Unlimited',
    tier: 'unlimited',
    price: 19.99,
    interval: 'month',
    features: UNLIMITED_FEATURES,
    limits: UNLIMITED_LIMITS,
  },
  pro_yearly: {
    id: 'pro_yearly',
    name: 'Pro, yearly',
    tier: 'pro',
    price: 89.91,
    interval: 'year',
    label: YEARLY_LABEL,
    features: [
      `${PRO_YEARLY_LIMITS.storiesPerYear} stories a year`,
      `${PRO_YEARLY_LIMITS.charactersTotal} characters`,
      `${PRO_YEARLY_LIMITS.locations} locations`,
      `${PRO_LIMITS.charactersPerStory} characters per story`,
      'Custom prompts',
      `${PRO_YEARLY_LIMITS.audioNarration} stories recorded a year`,
      'One or two pictures per chapter',
      `${PRO_LIMITS.imageGeneration} pictures a month`,
    ],
    limits: PRO_YEARLY_LIMITS,
  },
  unlimited_yearly: {
    id: 'unlimited_yearly',
    name: 'Unlimited, yearly',
    tier: 'unlimited',
    price: 179.91,
    interval: 'year',
    label: YEARLY_LABEL,
    features: UNLIMITED_FEATURES,
    limits: UNLIMITED_LIMITS,
  },
};

export const isPlanId = (value: unknown): value is PlanId => PLAN_IDS.some((id) => id === value);
export const isPaidPlanId = (value: unknown): value is PaidPlanId => PAID_PLAN_IDS.some((id) => id === value);
