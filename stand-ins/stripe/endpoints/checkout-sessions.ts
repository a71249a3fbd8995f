import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import type { CheckoutSession, Price } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError, missingParameterError, onlyOneError } from '../http/api-error.ts';
import { webUrl, bool, expand, integer, metadata, readParams, text } from '../http/read-params.ts';
import { expireSession } from '../lifecycle/complete-checkout.ts';
import { listOf, LIST_PARAMS } from './lists.ts';
import { mergedMetadata } from './metadata.ts';

const switchSchema = z.optional(z.looseObject({ enabled: z.optional(bool) }));
const createSchema = z.strictObject({
  allow_promotion_codes: z.optional(bool),
  automatic_tax: switchSchema,
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  cancel_url: z.optional(webUrl),
  client_reference_id: z.optional(text.check(z.maxLength(200))),
  customer: z.optional(text),
  customer_email: z.optional(z.email()),
  customer_update: z.optional(z.record(z.string(), z.enum(['auto', 'never']))),
  discounts: z.optional(z.array(z.record(z.string(), text))),
  expand,
  expires_at: z.optional(integer),
  line_items: z.optional(
    z.array(z.strictObject({ price: text, quantity: z.optional(integer) })).check(z.maxLength(20)),
  ),
  locale: z.optional(text),
  metadata: z.optional(metadata),
  mode: z.enum(['payment', 'setup', 'subscription']),
  payment_method_collection: z.optional(z.enum(['always', 'if_required'])),
  payment_method_types: z.optional(z.array(text)),
  phone_number_collection: switchSchema,
  subscription_data: z.optional(
    z.strictObject({
      billing_mode: z.optional(z.strictObject({ type: z.enum(['classic', 'flexible']) })),
      description: z.optional(text),
      metadata: z.optional(metadata),
    }),
  ),
  success_url: z.optional(webUrl),
  tax_id_collection: switchSchema,
  ui_mode: z.optional(z.enum(['hosted_page', 'embedded_page', 'elements', 'form'])),
});
type CheckoutParams = z.infer<typeof createSchema>;

const listSchema = z.strictObject({
  ...LIST_PARAMS,
  customer: z.optional(text),
  status: z.optional(z.enum(['complete', 'expired', 'open'])),
  subscription: z.optional(text),
});

/** Lifetime of a session, seconds, and the bounds for `expires_at`. */
const DEFAULT_LIFETIME = 24 * 3600;
const MIN_LIFETIME = 30 * 60;

/** @throws ApiError for combinations of valid parameters that the vendor refuses. */
function assertCompatible({ params, account }: ApiCall, checkout: CheckoutParams): void {
  if (checkout.customer !== undefined && checkout.customer_email !== undefined)
    throw onlyOneError('customer', 'customer_email');
  if (checkout.allow_promotion_codes !== undefined && checkout.discounts !== undefined)
    throw onlyOneError('allow_promotion_codes', 'discounts');
  if (params['customer'] !== undefined) account.customers.getOrThrow(checkout.customer ?? '', 'customer');
  if (checkout.customer_update !== undefined && checkout.customer === undefined) {
    const message = '`customer_update` can only be used with `customer`.';
    throw new ApiError(400, message, { param: 'customer_update' });
  }
  if (
    checkout.automatic_tax?.enabled &&
    checkout.customer !== undefined &&
    checkout.customer_update?.['address'] !== 'auto'
  ) {
    const message =
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to `auto`.';
    throw new ApiError(400, message, { code: 'customer_tax_location_invalid', param: 'automatic_tax' });
  }
  if (checkout.mode !== 'subscription' || (checkout.ui_mode ?? 'hosted_page') !== 'hosted_page') {
    throw new ApiError(400, 'The stand-in knows only subscriptions that are paid on its own page.', { param: 'mode' });
  }
  if (checkout.success_url === undefined) throw missingParameterError('success_url');
  const untilExpiry = (checkout.expires_at ?? Number.POSITIVE_INFINITY) - account.now();
  if (untilExpiry < MIN_LIFETIME || (untilExpiry > DEFAULT_LIFETIME && checkout.expires_at !== undefined)) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.';
    throw new ApiError(400, message, { param: 'expires_at' });
  }
}

function onlyPrice(
  { account }: ApiCall,
  { line_items: items = [] }: CheckoutParams,
): { price: Price; quantity: number } {
  const [item] = items;
  if (item === undefined) throw missingParameterError('line_items');
  const param = 'line_items[0][price]';
  const price = account.prices.getOrThrow(item.price, param);
  if (!price.active) {
    const message = `The price specified is inactive. This field only accepts active prices.`;
    throw new ApiError(400, message, { code: 'price_inactive', param });
  }
  if (price.recurring === null) {
    const message = 'You must provide at least one recurring price in `subscription` mode when using prices.';
    throw new ApiError(400, message, { param: 'line_items' });
  }
  return { price, quantity: item.quantity ?? 1 };
}

export function createCheckoutSession(call: ApiCall): CheckoutSession {
  const { account, origin } = call;
  const checkout = readParams(createSchema, call.params);
  assertCompatible(call, checkout);
  const { price, quantity } = onlyPrice(call, checkout);
  const id = newId('cs_test', 58);
  const customer = checkout.customer ?? null;
  const now = account.now(customer);
  account.checkoutOrders.put({
    id,
    billingMode: checkout.subscription_data?.billing_mode?.type ?? 'flexible',
    price: price.id,
    quantity,
    subscriptionMetadata: mergedMetadata({}, checkout.subscription_data?.metadata),
  });
  const amount = price.unit_amount * quantity;
  return account.checkoutSessions.put({
    id,
    object: 'checkout.session',
    ...UNUSED.checkoutSession,
    allow_promotion_codes: checkout.allow_promotion_codes ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: checkout.automatic_tax?.enabled
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'requires_location_inputs' }
      : { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: checkout.billing_address_collection ?? null,
    cancel_url: checkout.cancel_url ?? null,
    client_reference_id: checkout.client_reference_id ?? null,
    client_secret: null,
    created: now,
    currency: price.currency,
    customer,
    customer_creation: customer === null ? 'always' : null,
    customer_details: null,
    customer_email: checkout.customer_email ?? null,
    discounts: [],
    expires_at: checkout.expires_at ?? now + DEFAULT_LIFETIME,
    invoice: null,
    livemode: false,
    locale: checkout.locale ?? null,
    metadata: mergedMetadata({}, checkout.metadata),
    mode: checkout.mode,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: checkout.payment_method_collection ?? 'always',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    setup_intent: null,
    status: 'open',
    subscription: null,
    success_url: checkout.success_url ?? '',
    ui_mode: 'hosted_page',
    url: `${origin}/c/pay/${id}`,
  });
}

export function retrieveCheckoutSession({ account, ids: [id = ''], params }: ApiCall): CheckoutSession {
  readParams(z.strictObject({ expand }), params);
  return account.checkoutSessions.getOrThrow(id);
}

export function listCheckoutSessions({ account, params }: ApiCall): object {
  const { customer, status, subscription, ...page } = readParams(listSchema, params);
  const sessions = account.checkoutSessions
    .all()
    .filter((session) => customer === undefined || session.customer === customer)
    .filter((session) => status === undefined || session.status === status)
    .filter((session) => subscription === undefined || session.subscription === subscription);
  return listOf('/v1/checkout/sessions', sessions, page);
}

export function expireCheckoutSession(call: ApiCall): CheckoutSession {
  const { account, ids, params } = call;
  readParams(z.strictObject({ expand }), params);
  const session = account.checkoutSessions.getOrThrow(ids[0] ?? '');
  if (session.status !== 'open') {
    const message = `This Session is not in an expireable state. Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of \`${session.status}\`.`;
    throw new ApiError(400, message);
  }
  return expireSession(call, session);
}
