import type { PlanId } from '@talelantern/domain/plans/plans';
import { describe, expect, it } from 'vitest';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { usageOf } from '../../testing/fake-services.ts';
import { planStatusOf } from '../../shared/plans/plan-status.ts';
import { planStatusCopy } from './plan-status-copy.ts';

const NOW = Date.UTC(2026, 10, 21);
const LATER = Date.UTC(2026, 11, 3);
const EARLIER = Date.UTC(2026, 10, 20);

interface Stored {
  priceId: string | null;
  status: string | null;
  end: number | null;
  cancels?: boolean;
  next?: PlanId;
  /** The plan in force. */
  plan?: PlanId;
}

function statusCopyFor({ priceId, status, end, cancels = false, next, plan = 'free' }: Stored) {
  const differences: Partial<PlanUsage> = {
    subscription: { priceId, subscriptionStatus: status, currentPeriodEnd: end },
    periodEnd: end,
    nextPriceId: next ?? null,
    cancelsAtPeriodEnd: cancels,
  };
  const usage = usageOf(plan, differences);
  return planStatusCopy(planStatusOf(usage, NOW), usage, NOW);
}

describe('plan status', () => {
  it.each<[string, Stored, { status: string; manage: string | null; sentence: RegExp }]>([
    [
      'the plan status of a user who never paid',
      { priceId: null, status: null, end: null },
      { status: 'Active', manage: null, sentence: /^Your stories renew on December 1\.$/ },
    ],
    [
      'the plan status of a user without a profile',
      { priceId: null, status: null, end: Date.UTC(2026, 11, 21) },
      { status: 'Active', manage: null, sentence: /^Your stories .* Your current period ends on December 21\.$/ },
    ],
    [
      'the plan status of a user whose stored subscription is Free',
      { priceId: 'free', status: 'active', end: null },
      { status: 'Active', manage: null, sentence: /^Your stories renew/ },
    ],
    [
      'the plan status after an incomplete first payment',
      { priceId: 'pro_monthly', status: 'incomplete', end: null },
      { status: 'Active', manage: null, sentence: /^Your stories renew/ },
    ],
    [
      'the plan status before the next payment',
      { priceId: 'pro_monthly', status: 'active', end: LATER, plan: 'pro_monthly' },
      { status: 'Active', manage: 'Manage subscription', sentence: /^Your next payment is on December 3\.$/ },
    ],
    [
      'the plan status before a payment next year',
      { priceId: 'pro_yearly', status: 'active', end: Date.UTC(2027, 10, 3), plan: 'pro_yearly' },
      { status: 'Active', manage: 'Manage subscription', sentence: /on November 3, 2027\.$/ },
    ],
    [
      'the plan status before a smaller plan',
      { priceId: 'unlimited_monthly', status: 'active', end: LATER, next: 'pro_monthly', plan: 'unlimited_monthly' },
      {
        status: 'Changing',
        manage: 'Manage subscription',
        sentence: /^You keep Unlimited until December 3\. Then your plan changes to Pro\.$/,
      },
    ],
    [
      'the plan status of a cancelled subscription',
      { priceId: 'pro_monthly', status: 'active', end: LATER, cancels: true, plan: 'pro_monthly' },
      {
        status: 'Canceled',
        manage: 'Manage subscription',
        sentence: /^Your plan ends on December 3\. You won’t be charged again/,
      },
    ],
    [
      'the plan status of a cancelled trial',
      { priceId: 'pro_monthly', status: 'trialing', end: LATER, cancels: true, plan: 'pro_monthly' },
      {
        status: 'Canceled',
        manage: 'Manage subscription',
        sentence: /^Your plan ends on December 3\. You won’t be charged, and/,
      },
    ],
    [
      'the plan status of a cancelled subscription whose last payment failed',
      { priceId: 'pro_monthly', status: 'past_due', end: EARLIER, cancels: true, plan: 'pro_monthly' },
      {
        status: 'Payment due',
        manage: 'Manage subscription',
        sentence: /didn’t go through\. You keep Pro until November 23/,
      },
    ],
    [
      'the plan status of a cancelled subscription whose end was not heard of',
      { priceId: 'pro_monthly', status: 'active', end: Date.UTC(2026, 9, 1), cancels: true },
      { status: 'Active', manage: null, sentence: /^Pro ended on October 1\. Everything you made stays yours/ },
    ],
    [
      'the plan status while an upgrade is not paid',
      { priceId: 'pro_monthly', status: 'past_due', end: LATER, plan: 'pro_monthly' },
      {
        status: 'Payment due',
        manage: 'Manage subscription',
        sentence:
          /^The payment for your new plan didn’t go through\. You’ve paid for Pro, so you keep it until December 3\. For the new plan, please update your payment method soon\.$/,
      },
    ],
    [
      'the plan status of a plan that outlasts an unpaid upgrade',
      { priceId: 'pro_yearly', status: 'kept', end: LATER, cancels: true, plan: 'pro_yearly' },
      {
        status: 'Ending',
        manage: null,
        sentence:
          /^The last payment didn’t go through, so your subscription ended\. What you paid before is yours: you keep Pro, yearly until December 3\.$/,
      },
    ],
    [
      'the plan status of a kept plan that is over',
      { priceId: 'pro_yearly', status: 'kept', end: Date.UTC(2026, 9, 1), cancels: true },
      { status: 'Active', manage: null, sentence: /^Pro, yearly ended on October 1\./ },
    ],
    [
      'the plan status in the grace period',
      { priceId: 'pro_monthly', status: 'active', end: EARLIER, plan: 'pro_monthly' },
      {
        status: 'Waiting for a payment',
        manage: 'Manage subscription',
        sentence: /^Your paid period ended on November 20\. You keep Pro until November 23/,
      },
    ],
    [
      'the plan status after the grace period',
      { priceId: 'unlimited_monthly', status: 'past_due', end: Date.UTC(2026, 9, 1) },
      {
        status: 'Payment due',
        manage: 'Manage subscription',
        // The missing payment may be for another plan than the last paid plan.
        sentence:
          /^A payment is missing, so you’re on Free for now\. .* your plan comes back once you’ve paid under Manage subscription\.$/,
      },
    ],
    [
      'the plan status of an unpaid subscription',
      { priceId: 'pro_monthly', status: 'unpaid', end: LATER },
      { status: 'Payment due', manage: 'Manage subscription', sentence: /Everything you made is still here/ },
    ],
    [
      'the plan status on a trial',
      { priceId: 'pro_monthly', status: 'trialing', end: LATER, plan: 'pro_monthly' },
      { status: 'Trial', manage: 'Manage subscription', sentence: /^You’re trying Pro until December 3\. Your first/ },
    ],
    [
      'the plan status of a paused subscription',
      { priceId: 'pro_monthly', status: 'paused', end: LATER },
      { status: 'Paused', manage: 'Manage subscription', sentence: /^Pro is paused, so you’re on Free for now\./ },
    ],
    [
      'the plan status of a subscription in a state that we do not know',
      { priceId: 'pro_monthly', status: 'enchanted', end: LATER },
      { status: 'Paused', manage: 'Manage subscription', sentence: /^Pro is paused/ },
    ],
    [
      'the plan status after a subscription ended',
      { priceId: 'pro_monthly', status: 'canceled', end: EARLIER },
      { status: 'Active', manage: null, sentence: /^Pro ended on November 20\. Everything you made stays yours/ },
    ],
    [
      'the plan status of a subscription that ended early',
      { priceId: 'pro_monthly', status: 'canceled', end: LATER },
      { status: 'Active', manage: null, sentence: /^Pro ended\. Everything you made stays yours/ },
    ],
  ])('%s', (_when, stored, { status, manage, sentence }) => {
    const words = statusCopyFor(stored);
    expect(words).toMatchObject({ status, manage });
    expect(words.sentence).toMatch(sentence);
  });
});
