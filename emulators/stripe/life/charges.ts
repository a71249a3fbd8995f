import { newId } from '../account/ids.ts';
import type { Charge } from '../account/records.ts';
import type { Books } from './books.ts';

/** Takes money for an invoice that the card has let through. */
export function takeMoney({ account, announcer }: Books, customer: string, amount: number, now: number): Charge {
  const charge = account.charges.put({
    id: newId('ch', 24),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    created: now,
    currency: 'usd',
    customer,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: newId('pi', 24),
    refunded: false,
    status: 'succeeded',
  });
  announcer.announce('charge.succeeded', charge);
  return charge;
}

/** The family's bank takes the money back. */
export function disputeCharge({ account, announcer }: Books, charge: Charge): void {
  const disputed = account.charges.put({ ...charge, disputed: true });
  announcer.announce('charge.dispute.created', {
    id: newId('dp', 24),
    object: 'dispute',
    amount: disputed.amount,
    charge: disputed.id,
    created: account.now(disputed.customer),
    currency: 'usd',
    livemode: false,
    metadata: {},
    reason: 'fraudulent',
    status: 'needs_response',
  });
}
