import type { UserSummary } from '@talelantern/domain/contracts/admin/users';
import { expect, test } from 'vitest';
import { subscriptionCopy } from './person-page.tsx';

const NOW = Date.UTC(2026, 10, 23);
const LATER = Date.UTC(2026, 11, 1);
const EARLIER = Date.UTC(2026, 10, 22);
const person: UserSummary = {
  uid: 'u1',
  email: '',
  displayName: '',
  penName: '',
  plan: 'pro_monthly',
  status: 'active',
  createdAt: 0,
  lastLoginAt: 0,
};

const statusWords = (
  plan: UserSummary['plan'],
  status: string | null,
  currentPeriodEnd: number | null,
  cancelAtPeriodEnd = false,
  nextPriceId: string | null = null,
): string =>
  subscriptionCopy(
    {
      person: { ...person, plan },
      subscription: { priceId: 'pro_monthly', nextPriceId, status, currentPeriodEnd, cancelAtPeriodEnd },
    },
    NOW,
  );

test.each([
  ['is paid', statusWords('pro_monthly', 'active', LATER), 'Paid, renews on Dec 1, 2026'],
  ['is cancelled', statusWords('pro_monthly', 'active', LATER, true), 'Canceled, ends on Dec 1, 2026'],
  [
    'changes to another plan',
    statusWords('pro_monthly', 'active', LATER, false, 'pro_yearly'),
    'Paid, changes to Pro, yearly on Dec 1, 2026',
  ],
  [
    'has a failed payment',
    statusWords('pro_monthly', 'past_due', EARLIER),
    'The last payment failed, kept until Nov 25, 2026',
  ],
  [
    'has an unpaid upgrade',
    statusWords('pro_monthly', 'past_due', LATER),
    'The payment for an upgrade failed, paid until Dec 1, 2026',
  ],
  [
    'outlasts an unpaid upgrade',
    statusWords('pro_monthly', 'kept', LATER, true),
    'Ended after a failed payment, paid until Dec 1, 2026',
  ],
  [
    'has expired and is in the grace period',
    statusWords('pro_monthly', 'active', EARLIER),
    'Paid until Nov 22, 2026, kept until Nov 25, 2026 while waiting for the next payment',
  ],
  [
    'is unpaid after the grace period',
    statusWords('free', 'unpaid', EARLIER),
    'A payment for Pro, monthly is missing, so the account is on Free',
  ],
  ['is on trial', statusWords('pro_monthly', 'trialing', LATER), 'On trial until Dec 1, 2026'],
  [
    'is paused',
    statusWords('free', 'paused', LATER),
    'Pro, monthly is paused at the vendor, so the account is on Free',
  ],
  ['has ended', statusWords('free', 'canceled', EARLIER), 'Pro, monthly ended on Nov 22, 2026'],
  ['never began', statusWords('free', 'incomplete', null), 'None'],
])('a subscription that %s is described in words', (_how, said, expected) => {
  expect(said).toBe(expected);
});
