import * as z from 'zod/mini';

/**
 * The account's objects in the vendor's format; endpoints return them unchanged. Schemas contain the fields that the
 * stand-in reads; constant fields pass through. Times are seconds since 1970.
 */
const stringRecord = z.record(z.string(), z.string());
const optionalText = z.nullable(z.string());
const optionalTime = z.nullable(z.int());

export const customerSchema = z.looseObject({
  id: z.string(),
  object: z.literal('customer'),
  created: z.int(),
  delinquent: z.boolean(),
  description: optionalText,
  email: optionalText,
  invoice_settings: z.looseObject({ default_payment_method: optionalText }),
  metadata: stringRecord,
  name: optionalText,
});
export type Customer = z.infer<typeof customerSchema>;

export const productSchema = z.looseObject({
  id: z.string(),
  object: z.literal('product'),
  active: z.boolean(),
  created: z.int(),
  description: optionalText,
  metadata: stringRecord,
  name: z.string(),
  updated: z.int(),
});
export type Product = z.infer<typeof productSchema>;

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;

export const priceSchema = z.looseObject({
  id: z.string(),
  object: z.literal('price'),
  active: z.boolean(),
  created: z.int(),
  currency: z.string(),
  lookup_key: optionalText,
  metadata: stringRecord,
  nickname: optionalText,
  product: z.string(),
  recurring: z.nullable(z.looseObject({ interval: z.enum(INTERVALS), interval_count: z.int() })),
  /** The price in cents. */
  unit_amount: z.int(),
});
export type Price = z.infer<typeof priceSchema>;

const subscriptionItemSchema = z.looseObject({
  id: z.string(),
  object: z.literal('subscription_item'),
  created: z.int(),
  current_period_end: z.int(),
  current_period_start: z.int(),
  metadata: stringRecord,
  price: priceSchema,
  quantity: z.int(),
  subscription: z.string(),
});
export type SubscriptionItem = z.infer<typeof subscriptionItemSchema>;

export const subscriptionSchema = z.looseObject({
  id: z.string(),
  object: z.literal('subscription'),
  billing_cycle_anchor: z.int(),
  billing_mode: z.looseObject({ type: z.enum(['classic', 'flexible']) }),
  cancel_at: optionalTime,
  cancel_at_period_end: z.boolean(),
  canceled_at: optionalTime,
  cancellation_details: z.looseObject({ reason: optionalText }),
  created: z.int(),
  customer: z.string(),
  ended_at: optionalTime,
  items: z.looseObject({ data: z.array(subscriptionItemSchema) }),
  latest_invoice: optionalText,
  metadata: stringRecord,
  schedule: optionalText,
  /** Any string: the vendor may add a value, and a test may use an unknown one. */
  status: z.string(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const phaseSchema = z.looseObject({
  start_date: z.int(),
  end_date: z.int(),
  items: z.array(z.looseObject({ price: z.string(), quantity: z.int() })),
});

export const scheduleSchema = z.looseObject({
  id: z.string(),
  object: z.literal('subscription_schedule'),
  created: z.int(),
  current_phase: z.nullable(z.looseObject({ start_date: z.int(), end_date: z.int() })),
  customer: z.string(),
  phases: z.array(phaseSchema),
  status: z.enum(['active', 'released']),
  subscription: optionalText,
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const invoiceSchema = z.looseObject({
  id: z.string(),
  object: z.literal('invoice'),
  amount_due: z.int(),
  amount_paid: z.int(),
  amount_remaining: z.int(),
  attempt_count: z.int(),
  attempted: z.boolean(),
  billing_reason: z.string(),
  created: z.int(),
  customer: z.string(),
  next_payment_attempt: optionalTime,
  parent: z.looseObject({ subscription_details: z.looseObject({ subscription: z.string() }) }),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  total: z.int(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const invoicePaymentSchema = z.looseObject({
  id: z.string(),
  object: z.literal('invoice_payment'),
  invoice: z.string(),
  payment: z.object({ type: z.literal('payment_intent'), payment_intent: z.string() }),
  status: z.enum(['open', 'paid', 'canceled']),
});
export type InvoicePayment = z.infer<typeof invoicePaymentSchema>;

export const checkoutSessionSchema = z.looseObject({
  id: z.string(),
  object: z.literal('checkout.session'),
  cancel_url: optionalText,
  client_reference_id: optionalText,
  created: z.int(),
  customer: optionalText,
  customer_email: optionalText,
  expires_at: z.int(),
  metadata: stringRecord,
  payment_status: z.enum(['unpaid', 'paid', 'no_payment_required']),
  status: z.enum(['open', 'complete', 'expired']),
  subscription: optionalText,
  success_url: z.string(),
  url: optionalText,
});
export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;

/** Data that the hosted page needs to start a subscription and that the API does not expose. */
export const checkoutOrderSchema = z.object({
  id: z.string(),
  billingMode: z.enum(['classic', 'flexible']),
  price: z.string(),
  quantity: z.int(),
  subscriptionMetadata: stringRecord,
});

/** When the portal lets a change of plan wait for the end of the period. */
export const SCHEDULE_CONDITIONS = ['decreasing_item_amount', 'shortening_interval'] as const;

/** Whether a change of the price begins a new period. */
export const cycleAnchor = z.enum(['now', 'unchanged']);
export type CycleAnchor = z.infer<typeof cycleAnchor>;

const portalProductSchema = z.looseObject({ product: z.string(), prices: z.array(z.string()) });

export const portalConfigurationSchema = z.looseObject({
  id: z.string(),
  object: z.literal('billing_portal.configuration'),
  active: z.boolean(),
  created: z.int(),
  default_return_url: optionalText,
  features: z.looseObject({
    invoice_history: z.looseObject({ enabled: z.boolean() }),
    payment_method_update: z.looseObject({ enabled: z.boolean() }),
    subscription_cancel: z.looseObject({ enabled: z.boolean(), mode: z.enum(['at_period_end', 'immediately']) }),
    subscription_update: z.looseObject({
      billing_cycle_anchor: z.nullish(cycleAnchor),
      enabled: z.boolean(),
      products: z.nullable(z.array(portalProductSchema)),
      schedule_at_period_end: z.looseObject({
        conditions: z.array(z.looseObject({ type: z.enum(SCHEDULE_CONDITIONS) })),
      }),
    }),
  }),
  is_default: z.boolean(),
  metadata: stringRecord,
  updated: z.int(),
});
export type PortalConfiguration = z.infer<typeof portalConfigurationSchema>;

export const portalSessionSchema = z.looseObject({
  id: z.string(),
  object: z.literal('billing_portal.session'),
  configuration: z.string(),
  created: z.int(),
  customer: z.string(),
  /** The one action that the session is for; null for the whole portal. */
  flow: z.nullish(
    z.looseObject({
      type: z.literal('subscription_cancel'),
      after_completion: z.looseObject({ redirect: z.object({ return_url: z.string() }) }),
      subscription_cancel: z.looseObject({ subscription: z.string() }),
    }),
  ),
  return_url: optionalText,
  url: z.string(),
});
export type PortalSession = z.infer<typeof portalSessionSchema>;

export const webhookEndpointSchema = z.looseObject({
  id: z.string(),
  object: z.literal('webhook_endpoint'),
  api_version: optionalText,
  created: z.int(),
  description: optionalText,
  enabled_events: z.array(z.string()),
  metadata: stringRecord,
  status: z.enum(['enabled', 'disabled']),
  url: z.string(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

export const eventSchema = z.looseObject({
  id: z.string(),
  object: z.literal('event'),
  api_version: z.string(),
  created: z.int(),
  data: z.looseObject({ object: z.looseObject({ id: z.string() }) }),
  livemode: z.boolean(),
  type: z.string(),
});
export type VendorEvent = z.infer<typeof eventSchema>;

export const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
  type: z.string(),
  url: z.string(),
  /** The webhook endpoint, or DIRECT for the webhook that is set without one. */
  endpoint: z.string(),
  state: z.enum(['held', 'waiting', 'delivered', 'given-up']),
  /** The status of each attempt; 0 if none arrived. */
  attempts: z.array(z.int()),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const chargeSchema = z.looseObject({
  id: z.string(),
  object: z.literal('charge'),
  amount: z.int(),
  amount_refunded: z.int(),
  created: z.int(),
  customer: z.string(),
  disputed: z.boolean(),
  payment_intent: z.string(),
  refunded: z.boolean(),
  status: z.literal('succeeded'),
});
export type Charge = z.infer<typeof chargeSchema>;
