import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { MoneyMovement, PaymentEvent } from '../../ports/ports.ts';

/** Maximum age of a signature (https://docs.stripe.com/webhooks#replay-attacks). */
const TOLERANCE_S = 300;

const text = z.string().check(z.minLength(1), z.maxLength(200));
/** An id or, in some versions of the API, the expanded object. */
const reference = z.nullish(z.union([text, z.object({ id: text })]));

/** The event only identifies its subject; the state is read from the API. */
const schema = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,190}$/)),
  type: text,
  created: z.int(),
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

/** Events that may change a plan; the webhook does not receive others, and reads the rest from the vendor. */
export const PLAN_EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  // Listed, because a schedule holds a smaller plan that starts with the next period.
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'invoice.paid',
  'invoice.payment_failed',
  // The invoice ended without a payment, so a subscription that waited for one is active again.
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

type VendorObject = z.infer<typeof schema>['data']['object'];

/**
 * Events in which money moves after the payment. `charge.dispute.created` is not among them, because it also announces
 * a bank's inquiry, in which no money has moved, and a dispute that was prevented
 * (https://docs.stripe.com/disputes/how-disputes-work).
 */
const MOVEMENTS = new Map<string, MoneyMovement>([
  ['charge.refunded', 'refunded'],
  ['charge.dispute.funds_withdrawn', 'disputed'],
  ['charge.dispute.funds_reinstated', 'reinstated'],
]);
export const MOVEMENT_EVENTS = [...MOVEMENTS.keys()];

/**
 * Parses `body`, which must be exactly the bytes that the vendor signed with `webhookSecret`.
 * @throws AppError `invalid` for a missing, wrong or expired signature, and for a body that is not an event.
 */
export function readEvent(
  stripe: Stripe,
  { webhookSecret, isLive }: { webhookSecret: string; isLive: boolean },
  body: Buffer,
  signature: string,
): PaymentEvent {
  return toPaymentEvent(verify(stripe, body, signature, webhookSecret), isLive);
}

/** @throws AppError `invalid` when `event` is not a valid Stripe event. */
export function toPaymentEvent(event: unknown, isLive: boolean): PaymentEvent {
  const parsed = schema.safeParse(event);
  if (!parsed.success) throw new AppError('invalid', INVALID_BODY, { cause: parsed.error });
  const { id, type, created, livemode, data } = parsed.data;
  return {
    id,
    type,
    createdAt: created * 1000,
    isMatchingMode: livemode === isLive,
    isAboutPlan: PLAN_EVENTS.some((known) => known === type),
    customerId: idOf(data.object.customer),
    movedPayment: movedPayment(type, data.object),
  };
}

function verify(stripe: Stripe, body: Buffer, signature: string, webhookSecret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S);
  } catch (error) {
    throw new AppError('invalid', INVALID_BODY, { cause: error });
  }
}

/** Full refunds only: a partial one does not end a subscription. */
function movedPayment(type: string, { id, charge, refunded }: VendorObject): PaymentEvent['movedPayment'] {
  const movement = MOVEMENTS.get(type);
  if (movement === undefined || (movement === 'refunded' && refunded !== true)) return null;
  const chargeId = movement === 'refunded' ? id : idOf(charge);
  return chargeId ? { chargeId, movement } : null;
}

/** The id of a reference that may be expanded. */
export const idOf = (referred: string | { id: string } | null | undefined): string | null =>
  typeof referred === 'object' ? (referred?.id ?? null) : (referred ?? null);
