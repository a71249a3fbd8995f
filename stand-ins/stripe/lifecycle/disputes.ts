import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import type { Charge } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { Deps } from './deps.ts';

/**
 * The kinds of disputes: a chargeback takes the money immediately; an inquiry does not, unless it escalates; a
 * prevented one is refunded instead; a won one gives the money back.
 */
const DISPUTE_KINDS = ['chargeback', 'inquiry', 'inquiry-closed', 'escalated', 'prevented', 'won'] as const;
export const disputeKind = z._default(z.enum(DISPUTE_KINDS), 'chargeback');
export type DisputeKind = (typeof DISPUTE_KINDS)[number];

/** The events of each kind in order, each with the dispute's status. */
const EVENTS: Readonly<Record<DisputeKind, readonly (readonly [type: string, status: string])[]>> = {
  chargeback: [
    ['charge.dispute.created', 'needs_response'],
    ['charge.dispute.funds_withdrawn', 'needs_response'],
  ],
  inquiry: [['charge.dispute.created', 'warning_needs_response']],
  'inquiry-closed': [
    ['charge.dispute.created', 'warning_needs_response'],
    ['charge.dispute.closed', 'warning_closed'],
  ],
  escalated: [
    ['charge.dispute.created', 'warning_needs_response'],
    ['charge.dispute.updated', 'needs_response'],
    ['charge.dispute.funds_withdrawn', 'needs_response'],
  ],
  prevented: [['charge.dispute.created', 'prevented']],
  won: [
    ['charge.dispute.created', 'needs_response'],
    ['charge.dispute.funds_withdrawn', 'needs_response'],
    ['charge.dispute.closed', 'won'],
    ['charge.dispute.funds_reinstated', 'won'],
  ],
};

/** The payer's bank disputes a charge. */
export function disputeCharge({ account, eventLog }: Deps, charge: Charge, kind: DisputeKind): void {
  const disputed = account.charges.put({ ...charge, disputed: true });
  const isInquiry = kind === 'inquiry' || kind === 'inquiry-closed';
  const dispute = {
    id: newId('dp', 24),
    object: 'dispute',
    ...UNUSED.dispute,
    amount: disputed.amount,
    charge: disputed.id,
    created: account.now(disputed.customer),
    currency: 'usd',
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: disputed.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { ...UNUSED.disputedCard, brand: 'amex', case_type: isInquiry ? 'inquiry' : 'chargeback' },
    },
    reason: 'fraudulent',
  };
  for (const [type, status] of EVENTS[kind]) eventLog.record(type, { ...dispute, status });
}
