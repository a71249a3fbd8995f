import { newId } from '../account/ids.ts';
import type { Charge } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { Deps } from './deps.ts';

/** Charges an accepted card for an invoice. */
export function chargeCard({ account, eventLog }: Deps, customer: string, amount: number, now: number): Charge {
  const charge = account.charges.put({
    id: newId('ch', 24),
    object: 'charge',
    ...UNUSED.charge,
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
  eventLog.record('charge.succeeded', charge);
  return charge;
}
