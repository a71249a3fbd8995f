import { FAIR_USE_STORIES, type Plan, type PlanLimits } from './plans.ts';
import type { Usage } from './usage.ts';

/** Millionths of a US dollar, the unit of all costs. */
export const MICROS_PER_DOLLAR = 1_000_000;

/** What the payment vendor keeps of each payment: 2.9 % and 30 cents. */
const FEE_FRACTION = 0.029;
const FEE_DOLLARS = 0.3;
/** The most of a plan's income that its generations may cost. */
export const MAX_COST_FRACTION = 0.7;
const FREE_DOLLARS = 1;
const MONTHS: Readonly<Record<Plan['interval'], number>> = { month: 1, year: 12 };

/** What a plan brings per month after fees, in dollars. */
export const incomePerMonth = ({ price, interval }: Plan): number =>
  price === 0 ? 0 : (price * (1 - FEE_FRACTION) - FEE_DOLLARS) / MONTHS[interval];

/** What a family's generations may cost in a UTC month, in micros. */
export const monthlyBudget = (plan: Plan): number =>
  Math.floor((plan.tier === 'free' ? FREE_DOLLARS : incomePerMonth(plan) * MAX_COST_FRACTION) * MICROS_PER_DOLLAR);

/** Fraction of a tier's daily spend cap that one family may use. */
const FAMILY_FRACTION_OF_DAY = 0.05;

/** What one family may cost in a UTC day, in micros: never less than one story. */
export const dailyBudget = (tierCap: number, story: number): number =>
  Math.max(tierCap * FAMILY_FRACTION_OF_DAY, story);

/** Stories and recorded stories that a month's price includes. */
export const soldPerMonth = ({ limits, id }: Plan): { stories: number; narrations: number } => ({
  stories:
    limits.storiesPerMonth ?? (limits.storiesPerYear === undefined ? FAIR_USE_STORIES : limits.storiesPerYear / 12),
  narrations: id === 'pro_yearly' ? limits.audioNarration / 12 : limits.audioNarration,
});

const CHAPTERS = 4;

/** Costs in micros: a chapter by the cheaper model, and the recording of a chapter. */
export interface SoldCosts {
  chapter: number;
  recording: number;
}

/** Money for the chapters and recordings that a month's price includes. Nothing else may use it. */
export function setAside(plan: Plan, { chapter, recording }: SoldCosts): number {
  const { stories, narrations } = soldPerMonth(plan);
  return CHAPTERS * (stories * chapter + narrations * recording);
}

/** A family's money in a month, in micros. */
export interface BudgetState {
  budget: number;
  setAside: number;
  /** Used and reserved by all work. */
  spent: number;
  /** The part of `spent` that is taken from what is set aside. */
  sold: number;
}

export const budgetStateOf = (plan: Plan, { spent }: Usage, costs: SoldCosts): BudgetState => ({
  budget: monthlyBudget(plan),
  setAside: setAside(plan, costs),
  spent: spent.reserved + spent.used,
  sold: spent.sold,
});

/** What all other work may cost. */
const freeMoney = ({ budget, setAside: kept, sold }: BudgetState): number => budget - Math.max(kept, sold);

/** Fractions of the free money, after which each kind of work becomes cheaper or stops. */
const STEPS = { bestEnds: 0.2, mediumEnds: 0.35, automaticEnds: 0.65 };

function fractionSpent(state: BudgetState): number {
  const free = freeMoney(state);
  return free > 0 ? (state.spent - state.sold) / free : Number.POSITIVE_INFINITY;
}

const QUALITIES = ['low', 'medium', 'high'] as const satisfies readonly PlanLimits['imageQuality'][];

/** The best picture quality that the budget still pays for, at most `wanted`. */
export function affordableQuality(state: BudgetState, wanted: PlanLimits['imageQuality']): PlanLimits['imageQuality'] {
  const fraction = fractionSpent(state);
  const most = fraction < STEPS.bestEnds ? 'high' : fraction < STEPS.mediumEnds ? 'medium' : 'low';
  return QUALITIES.indexOf(most) < QUALITIES.indexOf(wanted) ? most : wanted;
}

/** Whether the budget still pays for the better text model. */
export const affordsBestModel = (state: BudgetState): boolean => fractionSpent(state) < STEPS.mediumEnds;

/** Whether the budget still pays for automatic chapter pictures. */
export const affordsAutomatic = (state: BudgetState): boolean => fractionSpent(state) < STEPS.automaticEnds;

/** Whether work of `cost` fits without touching what is set aside. */
export const affords = (state: BudgetState, cost: number): boolean =>
  state.spent - state.sold + cost <= freeMoney(state);

/** Whether sold work fits: false only when failed attempts have used up even what is set aside. */
export const affordsSold = ({ budget, spent }: BudgetState, cost: number): boolean => spent + cost <= budget;
