import { PLANS, type Plan } from './plans.ts';
import { allowanceOf, type Capability } from './usage.ts';

const perDay = (plan: Plan, capability: Capability): number => allowanceOf(plan, capability).perDay ?? 0;

const pictures = (plan: Plan): number => perDay(plan, 'pictures');
const rewrites = (plan: Plan): number => perDay(plan, 'rewrites');

const { free, pro_monthly: pro, unlimited_monthly: unlimited } = PLANS;

const startOf = (plan: Plan): string =>
  `In one day you can paint up to ${pictures(plan)} pictures and rewrite ${rewrites(plan)} paragraphs`;
const END = ', on top of the pictures that come with chapters.';
const RECORDINGS = ` The recording of ${perDay(unlimited, 'narrations')} stories can begin in one day.`;

/** The daily limits of a plan in sentences, for its card, so that they are known before anyone pays. */
export const dailyLimitsOf = (plan: Plan): string =>
  `${startOf(plan)}${END}${plan.limits.audioNarration > perDay(plan, 'narrations') ? RECORDINGS : ''}`;

/** The daily limits of all plans in one sentence; yearly plans allow the same as monthly ones. */
export const DAILY_LIMITS = `${startOf(free)} on Free, ${pictures(pro)} and ${rewrites(pro)} on Pro, ${pictures(unlimited)} and ${rewrites(unlimited)} on Unlimited${END}${RECORDINGS}`;
