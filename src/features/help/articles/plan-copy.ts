import { VOICE_CHOICES } from '@talelantern/domain/narration/voices';
import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { PLANS, type Plan, type PlanId } from '@talelantern/domain/plans/plans';

export const AGES = `${AGE_RANGES.slice(0, -1).join(', ')} and ${AGE_RANGES.at(-1) ?? ''}`;

export const VOICE_COUNT = VOICE_CHOICES.length;

const ORDER: readonly PlanId[] = ['free', 'pro_monthly', 'unlimited_monthly', 'pro_yearly', 'unlimited_yearly'];

const priceOf = ({ price, interval, label }: Plan): string =>
  price === 0
    ? 'nothing'
    : `$${price.toFixed(2)} a ${interval}${label === undefined ? '' : ` (${label.toLowerCase()})`}`;

export const PLAN_ROWS = ORDER.map((id) => {
  const plan = PLANS[id];
  return [plan.name, priceOf(plan), plan.features.join(', ')];
});
