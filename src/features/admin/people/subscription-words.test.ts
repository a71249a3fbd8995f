import type { PersonSummary } from '@talelantern/domain/admin/people';
import { expect, test } from 'vitest';
import { subscriptionWords } from './subscription-words.ts';

const NOW = Date.UTC(2026, 10, 23);
const LATER = Date.UTC(2026, 11, 1);
const EARLIER = Date.UTC(2026, 10, 22);
const person: PersonSummary = {
  uid: 'u1',
  email: '',
  displayName: '',
  penName: '',
  plan: 'pro_monthly',
  status: 'active',
  createdAt: 0,
  lastLoginAt: 0,
};

const words = (
  plan: PersonSummary['plan'],
  status: string | null,
  currentPeriodEnd: number | null,
  cancelAtPeriodEnd = false,
): string =>
  subscriptionWords(
    {
      person: { ...person, plan },
      subscription: { priceId: 'pro_monthly', status, currentPeriodEnd, cancelAtPeriodEnd },
    },
    NOW,
  );

test.each([
  ['is paid', words('pro_monthly', 'active', LATER), 'Paid, renews on 1 Dec 2026'],
  ['is cancelled', words('pro_monthly', 'active', LATER, true), 'Cancelled, ends on 1 Dec 2026'],
  ['could not be paid', words('pro_monthly', 'past_due', LATER), 'The last payment failed, kept until 4 Dec 2026'],
  [
    'is over, and kept for a while',
    words('pro_monthly', 'active', EARLIER),
    'Paid until 22 Nov 2026, kept until 25 Nov 2026 while the next payment is awaited',
  ],
  ['was not paid for long', words('free', 'unpaid', EARLIER), 'A payment for Pro, monthly is missing, so Free holds'],
  ['has ended', words('free', 'canceled', EARLIER), 'Pro, monthly ended on 22 Nov 2026'],
  ['never began', words('free', 'incomplete', null), 'None'],
])('a subscription that %s', (_how, said, expected) => {
  expect(said).toBe(expected);
});
