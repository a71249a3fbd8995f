import type { AdminResponse } from '@talelantern/domain/admin/actions';
import { PLANS } from '@talelantern/domain/subscriptions/plans';
import { standingOf } from '../../plan-standing.ts';
import { dateWords } from '../figures.ts';
import { planWords } from './person-words.ts';

type Paying = Pick<AdminResponse<'readPerson'>, 'person' | 'subscription'>;

/** How an account stands with its subscription at `now` (ms), in one sentence. */
export function subscriptionWords({ person, subscription }: Paying, now: number): string {
  const { status, cancelAtPeriodEnd, ...paid } = subscription;
  const standing = standingOf(
    {
      plan: PLANS[person.plan],
      subscription: { ...paid, subscriptionStatus: status },
      cancelsAtPeriodEnd: cancelAtPeriodEnd,
    },
    now,
  );
  switch (standing.is) {
    case 'free':
      return 'None';
    case 'active':
      return `Paid, renews on ${dateWords(standing.nextPayment)}`;
    case 'ending':
      return `Cancelled, ends on ${dateWords(standing.endsAt)}`;
    case 'late':
      return `The last payment failed, kept until ${dateWords(standing.keptUntil)}`;
    case 'waiting':
      return `Paid until ${dateWords(standing.paidUntil)}, kept until ${dateWords(standing.keptUntil)} while the next payment is awaited`;
    case 'unpaid':
      return `A payment for ${planWords(standing.paid.id)} is missing, so Free holds`;
    case 'ended':
      return `${planWords(standing.paid.id)} ended${standing.endedAt === null ? '' : ` on ${dateWords(standing.endedAt)}`}`;
  }
}
