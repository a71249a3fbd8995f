import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import type { Charge } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError } from '../http/api-error.ts';
import { expand, integer, metadata, readParams, text } from '../http/read-params.ts';
import { listOf, LIST_PARAMS } from './lists.ts';
import { mergedMetadata } from './metadata.ts';

const listSchema = z.strictObject({ ...LIST_PARAMS, customer: z.optional(text) });
const refundSchema = z.strictObject({
  amount: z.optional(z.pipe(integer, z.number().check(z.minimum(1)))),
  charge: text,
  expand,
  metadata: z.optional(metadata),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
});

export function retrieveCharge({ account, ids: [id = ''], params }: ApiCall): Charge {
  readParams(z.strictObject({ expand }), params);
  return account.charges.getOrThrow(id);
}

export function listCharges({ account, params }: ApiCall): object {
  const { customer, ...page } = readParams(listSchema, params);
  const charges = account.charges.all().filter((charge) => customer === undefined || charge.customer === customer);
  return listOf('/v1/charges', charges, page);
}

/** Refunds a charge, in full or in part. */
export function createRefund({ account, eventLog, params }: ApiCall): object {
  const refundParams = readParams(refundSchema, params);
  const charge = account.charges.getOrThrow(refundParams.charge, 'charge');
  const refundable = charge.amount - charge.amount_refunded;
  const amount = refundParams.amount ?? refundable;
  if (refundable === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new ApiError(400, message, { code: 'charge_already_refunded' });
  }
  if (amount > refundable) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable})`;
    throw new ApiError(400, message, { param: 'amount' });
  }
  const refunded = account.charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === refundable,
  });
  eventLog.record('charge.refunded', refunded);
  return {
    id: newId('re', 24),
    object: 'refund',
    ...UNUSED.refund,
    amount,
    charge: charge.id,
    created: account.now(charge.customer),
    currency: 'usd',
    customer: charge.customer,
    metadata: mergedMetadata({}, refundParams.metadata),
    payment_intent: charge.payment_intent,
    reason: refundParams.reason ?? null,
    status: 'succeeded',
  };
}
