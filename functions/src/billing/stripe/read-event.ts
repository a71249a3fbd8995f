import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { PaymentEvent } from '../ports.ts';

/** A signature is believed for that long (https://docs.stripe.com/webhooks#replay-attacks). */
const TOLERANCE_S = 300;

const text = z.string().check(z.minLength(1), z.maxLength(200));
/** A reference is an id or, in some versions of the API, the whole thing. */
const reference = z.nullish(z.union([text, z.object({ id: text })]));

/** What of an event we believe: whom it is about. Everything else is asked for. */
const schema = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,190}$/)),
  type: text,
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(z.nullable(z.string())),
      object: z.string(),
      customer: reference,
      charge: reference,
      refunded: z.optional(z.boolean()),
    }),
  }),
});

type VendorObject = z.infer<typeof schema>['data']['object'];

/** Types of events that tell of a payment given back, or taken back by a bank. */
export const RETURNED_PAYMENTS = { refunded: 'charge.refunded', disputed: 'charge.dispute.created' } as const;

/**
 * The event in `body`, which has to be exactly the bytes that the vendor signed with `webhookSecret`.
 * @throws AppError `invalid` for a signature that is missing, wrong or older than five minutes, and for a body that is no event.
 */
export function readEvent(
  stripe: Stripe,
  { webhookSecret, isLive }: { webhookSecret: string; isLive: boolean },
  body: Buffer,
  signature: string,
): PaymentEvent {
  return toPaymentEvent(verify(stripe, body, signature, webhookSecret), isLive);
}

/** What of the vendor's event we believe. @throws AppError `invalid` for what is no event. */
export function toPaymentEvent(told: unknown, isLive: boolean): PaymentEvent {
  const parsed = schema.safeParse(told);
  if (!parsed.success) throw new AppError('invalid', INVALID_BODY, { cause: parsed.error });
  const { id, type, livemode, data } = parsed.data;
  return {
    id,
    type,
    isOfOurMode: livemode === isLive,
    customerId: data.object.object === 'customer' ? (data.object.id ?? null) : idOf(data.object.customer),
    returnedPayment: returnedPayment(type, data.object),
  };
}

function verify(stripe: Stripe, body: Buffer, signature: string, webhookSecret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S);
  } catch (error) {
    throw new AppError('invalid', INVALID_BODY, { cause: error });
  }
}

/** A part of it given back is a kindness, not the end of a subscription. */
function returnedPayment(type: string, { id, charge, refunded }: VendorObject): PaymentEvent['returnedPayment'] {
  const chargeId = type === RETURNED_PAYMENTS.refunded && refunded === true ? id : null;
  const disputed = type === RETURNED_PAYMENTS.disputed ? idOf(charge) : null;
  const returned = chargeId ?? disputed;
  return returned === null ? null : { chargeId: returned, isTakenBack: disputed !== null };
}

const idOf = (referred: z.infer<typeof reference>): string | null =>
  typeof referred === 'object' ? (referred?.id ?? null) : (referred ?? null);
