import type { PlanId } from '@talelantern/domain/subscriptions/plans';
import { describe, expect, it } from 'vitest';
import type { PlanUsage } from '../../services/usage-service.ts';
import { usageOf } from '../fake-services.ts';
import { standingOf } from '../plan-standing.ts';
import { standingWords } from './standing-words.ts';

const NOW = Date.UTC(2026, 10, 21);
const LATER = Date.UTC(2026, 11, 3);
const EARLIER = Date.UTC(2026, 10, 20);

interface Stored {
  priceId: string | null;
  status: string | null;
  end: number | null;
  cancels?: boolean;
  /** The one that holds. */
  plan?: PlanId;
}

function wordsFor({ priceId, status, end, cancels = false, plan = 'free' }: Stored) {
  const differences: Partial<PlanUsage> = {
    subscription: { priceId, subscriptionStatus: status, currentPeriodEnd: end },
    periodEnd: end,
    cancelsAtPeriodEnd: cancels,
  };
  const usage = usageOf(plan, differences);
  return standingWords(standingOf(usage, NOW), usage, NOW);
}

describe('how a family stands is said', () => {
  it.each<[string, Stored, { status: string; manage: string | null; sentence: RegExp }]>([
    [
      'to whom never paid',
      { priceId: null, status: null, end: null },
      { status: 'Active', manage: null, sentence: /^Your stories come back on 1 December\.$/ },
    ],
    [
      'to whom has the keys of Free',
      { priceId: 'free', status: 'active', end: null },
      { status: 'Active', manage: null, sentence: /^Your stories come back/ },
    ],
    [
      'to whom never finished the first payment',
      { priceId: 'pro_monthly', status: 'incomplete', end: LATER },
      { status: 'Active', manage: null, sentence: /^Your stories come back/ },
    ],
    [
      'before the next payment',
      { priceId: 'pro_monthly', status: 'active', end: LATER, plan: 'pro_monthly' },
      { status: 'Active', manage: 'Manage subscription', sentence: /^Your next payment is on 3 December\.$/ },
    ],
    [
      'before a payment of another year',
      { priceId: 'pro_yearly', status: 'active', end: Date.UTC(2027, 10, 3), plan: 'pro_yearly' },
      { status: 'Active', manage: 'Manage subscription', sentence: /on 3 November 2027\.$/ },
    ],
    [
      'once it is cancelled',
      { priceId: 'pro_monthly', status: 'active', end: LATER, cancels: true, plan: 'pro_monthly' },
      {
        status: 'Cancelled',
        manage: 'Manage subscription',
        sentence: /^Your plan ends on 3 December\. Nothing more is/,
      },
    ],
    [
      'while a payment is late',
      { priceId: 'pro_monthly', status: 'past_due', end: LATER, plan: 'pro_monthly' },
      {
        status: 'Payment due',
        manage: 'Update how you pay',
        sentence: /did not go through\. Pro stays until 6 December/,
      },
    ],
    [
      'in the days of grace',
      { priceId: 'pro_monthly', status: 'active', end: EARLIER, plan: 'pro_monthly' },
      {
        status: 'Waiting for a payment',
        manage: 'Manage subscription',
        sentence: /^The time you paid for ended on 20 November\. Pro stays until 23 November/,
      },
    ],
    [
      'when the grace is over',
      { priceId: 'unlimited_monthly', status: 'past_due', end: Date.UTC(2026, 9, 1) },
      { status: 'Payment due', manage: 'Update how you pay', sentence: /^A payment for Unlimited is missing, so Free/ },
    ],
    [
      'when nothing was paid',
      { priceId: 'pro_monthly', status: 'unpaid', end: LATER },
      { status: 'Payment due', manage: 'Update how you pay', sentence: /Everything you made is here/ },
    ],
    [
      'after the end',
      { priceId: 'pro_monthly', status: 'canceled', end: EARLIER },
      { status: 'Active', manage: null, sentence: /^Pro ended on 20 November\. Everything you made stays yours/ },
    ],
    [
      'after an end before its time',
      { priceId: 'pro_monthly', status: 'canceled', end: LATER },
      { status: 'Active', manage: null, sentence: /^Pro ended\. Everything you made stays yours/ },
    ],
  ])('%s', (_when, stored, { status, manage, sentence }) => {
    const words = wordsFor(stored);
    expect(words).toMatchObject({ status, manage });
    expect(words.sentence).toMatch(sentence);
  });
});
