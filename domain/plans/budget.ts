import { LIMITS } from '../limits/limits.ts';
import { FAIR_USE_STORIES, type Plan, type PlanLimits } from './plans.ts';
import type { Usage } from './usage.ts';

/** Millionths of a US dollar, the unit of all costs. */
export const MICROS_PER_DOLLAR = 1_000_000;

/** The payment vendor's fee: 2.9 % and 30 cents of each payment. */
const FEE_FRACTION = 0.029;
const FEE_DOLLARS = 0.3;
/** The maximum cost of a plan's generations, as a fraction of its income. */
export const MAX_COST_FRACTION = 0.7;
const FREE_DOLLARS = 1;
const MONTHS: Readonly<Record<Plan['interval'], number>> = { month: 1, year: 12 };

/** The monthly income from a plan after fees, in dollars. */
export const incomePerMonth = ({ price, interval }: Plan): number =>
  price === 0 ? 0 : (price * (1 - FEE_FRACTION) - FEE_DOLLARS) / MONTHS[interval];

/** The maximum cost of a family's generations in a UTC month, in micros. */
export const monthlyBudget = (plan: Plan): number =>
  Math.floor((plan.tier === 'free' ? FREE_DOLLARS : incomePerMonth(plan) * MAX_COST_FRACTION) * MICROS_PER_DOLLAR);

/** Fraction of a tier's daily spend cap that one family may use. */
const FAMILY_FRACTION_OF_DAILY_CAP = 0.05;

/** The maximum cost of one family in a UTC day, in micros: never less than one story. */
export const dailyBudget = (tierCap: number, story: number): number =>
  Math.max(tierCap * FAMILY_FRACTION_OF_DAILY_CAP, story);

/** Stories and recorded stories that a month's price includes. */
export const includedPerMonth = ({ limits }: Plan): { stories: number; narrations: number } => ({
  stories:
    limits.storiesPerMonth ?? (limits.storiesPerYear === undefined ? FAIR_USE_STORIES : limits.storiesPerYear / 12),
  narrations: limits.storiesPerYear === undefined ? limits.audioNarration : limits.audioNarration / 12,
});

/** Whether the `count`th story of a month, or of a year on a plan that counts by the year, is one that the plan includes. */
export const isStoryIncluded = ({ limits }: Plan, count: number): boolean =>
  count <= (limits.storiesPerYear ?? limits.storiesPerMonth ?? FAIR_USE_STORIES);

/** Costs in micros of what plans include, each in its cheapest form. */
export interface IncludedCosts {
  chapter: number;
  /** The maximum cost of an attempt at a chapter. */
  attempt: number;
  /** The recording of a chapter. */
  recording: number;
  /** A picture that the family asks for, not one that comes with a chapter. */
  picture: number;
  chapterPicture: number;
  rewrite: number;
}

/** Fraction of a month's budget that failed attempts at included chapters and recordings may cost. */
const FAILURE_FRACTION = 0.03;

/** The maximum cost of failed attempts in a month, in micros, once other work has used up the rest of the budget. */
export const failureAllowance = (plan: Plan): number => monthlyBudget(plan) * FAILURE_FRACTION;

/**
 * The part of the monthly budget for the chapters and recordings that a month's price includes, and for their failures:
 * the allowance and the attempt that exceeds it. Nothing else may use it.
 */
export function setAside(plan: Plan, { chapter, attempt, recording }: IncludedCosts): number {
  const { stories, narrations } = includedPerMonth(plan);
  return LIMITS.chapters * (stories * chapter + narrations * recording) + failureAllowance(plan) + attempt;
}

/** The cost of a month's pictures (one with each chapter) and rewrites of the plan, each in its cheapest form. */
function promisedCosts(plan: Plan, { picture, chapterPicture, rewrite }: IncludedCosts): number {
  const { imageGeneration, paragraphRewritesPerMonth } = plan.limits;
  const chapters = LIMITS.chapters * includedPerMonth(plan).stories;
  return imageGeneration * picture + chapters * chapterPicture + paragraphRewritesPerMonth * rewrite;
}

/** A family's monthly budget and what is used of it, in micros. */
export const budgetStateOf = (plan: Plan, { spent }: Usage, costs: IncludedCosts) => ({
  budget: monthlyBudget(plan),
  setAside: setAside(plan, costs),
  /** The cost of all pictures and rewrites of the plan in their cheapest form. */
  promised: promisedCosts(plan, costs),
  /** Used and reserved by all work. */
  spent: spent.reserved + spent.used,
  /** The amount set aside for included chapters and recordings that are done or in progress. */
  usedFromSetAside: spent.sold,
  /** The cost of failed attempts at included work when only the part set aside was left. */
  failed: spent.failed,
  failureAllowance: failureAllowance(plan),
});

export type BudgetState = ReturnType<typeof budgetStateOf>;

/** The maximum cost of all other work. */
const budgetForOtherWork = ({ budget, setAside: amountSetAside, usedFromSetAside }: BudgetState): number =>
  budget - Math.max(amountSetAside, usedFromSetAside);

/** The cost of other work; negative when chapters cost less than was set aside for them. */
const spentOnOthers = ({ spent, usedFromSetAside }: BudgetState): number => spent - usedFromSetAside;

/** What the promised pictures and rewrites leave; it pays for better pictures (docs/decisions/0174). */
const surplusOf = (state: BudgetState): number => budgetForOtherWork(state) - state.promised;

/** Fraction of the surplus after which the best pictures stop. */
const BEST_ENDS = 0.5;
/** Fraction of the budget for other work after which automatic pictures stop. */
const AUTOMATIC_ENDS = 0.95;

const QUALITIES = ['low', 'medium', 'high'] as const satisfies readonly PlanLimits['imageQuality'][];

/** The best picture quality that the budget still pays for, at most `wanted`. */
export function affordableQuality(
  state: BudgetState,
  requestedQuality: PlanLimits['imageQuality'],
): PlanLimits['imageQuality'] {
  const most = spentOnOthers(state) < surplusOf(state) * BEST_ENDS ? 'high' : canAffordExtras(state) ? 'medium' : 'low';
  return QUALITIES.indexOf(most) < QUALITIES.indexOf(requestedQuality) ? most : requestedQuality;
}

/** Whether the budget still pays for the better text model and for a second picture with a chapter. */
export const canAffordExtras = (state: BudgetState): boolean => spentOnOthers(state) < surplusOf(state);

/** Whether the budget still pays for automatic chapter pictures. */
export const canAffordAutomatic = (state: BudgetState): boolean =>
  spentOnOthers(state) < budgetForOtherWork(state) * AUTOMATIC_ENDS;

/** Whether work of `cost` fits without touching what is set aside. */
export const canAfford = (state: BudgetState, cost: number): boolean =>
  spentOnOthers(state) + cost <= budgetForOtherWork(state);

/** Whether included work may be tried although nothing but the part set aside is left. */
export const canAffordFailure = ({ failed, failureAllowance: most }: BudgetState): boolean => failed < most;
