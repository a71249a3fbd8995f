import { PLANS, type Plan } from './plans.ts';
import { allowanceOf, type Capability } from './usage.ts';

const perDay = (plan: Plan, capability: Capability): number => allowanceOf(plan, capability).perDay ?? 0;

const pictures = (plan: Plan): number => perDay(plan, 'pictures');
const rewrites = (plan: Plan): number => perDay(plan, 'rewrites');

const { free, pro_monthly: pro, unlimited_monthly: unlimited } = PLANS;

/** Said before anyone pays; yearly plans allow the same as monthly ones. */
export const DAILY_LIMITS = `In one day you can paint up to ${pictures(free)} pictures and rewrite ${rewrites(free)} paragraphs on Free, ${pictures(pro)} and ${rewrites(pro)} on Pro, ${pictures(unlimited)} and ${rewrites(unlimited)} on Unlimited, on top of the pictures that come with chapters.`;
