import * as z from 'zod/mini';
import type { Subscription } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError, missingParameterError, onlyOneError } from '../http/api-error.ts';
import { bool, expand, integer, metadata, readParams, text } from '../http/read-params.ts';
import { beginSubscription } from '../lifecycle/begin-subscription.ts';
import {
  recordChange,
  assertNotEnded,
  cancelAtPeriodEnd,
  changePrice,
  endSubscription,
  resume,
} from '../lifecycle/change-subscription.ts';
import { hasEnded, onlyItem, periodEndOf } from '../lifecycle/subscription-state.ts';
import { listOf, LIST_PARAMS } from './lists.ts';
import { mergedMetadata } from './metadata.ts';

const PRORATION = z.optional(z.enum(['always_invoice', 'create_prorations', 'none']));
const DETAILS = z.optional(z.strictObject({ comment: z.optional(z.string()), feedback: z.optional(z.string()) }));

const createSchema = z.strictObject({
  billing_mode: z.optional(z.strictObject({ type: z.enum(['classic', 'flexible']) })),
  customer: text,
  expand,
  items: z.array(z.strictObject({ price: text, quantity: z.optional(integer) })).check(z.length(1)),
  metadata: z.optional(metadata),
  payment_behavior: z.optional(z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])),
});

const updateSchema = z.strictObject({
  cancel_at: z.optional(z.union([z.literal(''), z.literal('min_period_end'), integer])),
  cancel_at_period_end: z.optional(bool),
  cancellation_details: DETAILS,
  description: z.optional(z.string()),
  expand,
  items: z.optional(
    z
      .array(z.strictObject({ id: z.optional(text), price: z.optional(text), quantity: z.optional(integer) }))
      .check(z.maxLength(1)),
  ),
  metadata: z.optional(metadata),
  payment_behavior: z.optional(text),
  proration_behavior: PRORATION,
});
type Update = z.infer<typeof updateSchema>;

const cancelSchema = z.strictObject({
  cancellation_details: DETAILS,
  expand,
  invoice_now: z.optional(bool),
  prorate: z.optional(bool),
});

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const listSchema = z.strictObject({
  ...LIST_PARAMS,
  customer: z.optional(text),
  price: z.optional(text),
  status: z.optional(z.enum(STATUSES)),
});

export function createSubscription(call: ApiCall): Subscription {
  const { account, params } = call;
  const order = readParams(createSchema, params);
  account.customers.getOrThrow(order.customer, 'customer');
  const [item] = order.items;
  if (item === undefined) throw missingParameterError('items');
  const price = account.prices.getOrThrow(item.price, 'items[0][price]');
  return beginSubscription(call, {
    customer: order.customer,
    price,
    quantity: item.quantity ?? 1,
    metadata: mergedMetadata({}, order.metadata),
    billingMode: order.billing_mode?.type ?? 'flexible',
  });
}

export function retrieveSubscription({ account, ids: [id = ''], params }: ApiCall): Subscription {
  readParams(z.strictObject({ expand }), params);
  return account.subscriptions.getOrThrow(id);
}

export function updateSubscription(call: ApiCall): Subscription {
  const before = call.account.subscriptions.getOrThrow(call.ids[0] ?? '');
  const params = readParams(updateSchema, call.params);
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined)
    throw onlyOneError('cancel_at', 'cancel_at_period_end');
  if (params.items !== undefined || params.cancel_at !== undefined || params.cancel_at_period_end !== undefined)
    assertNotEnded(before);
  const relabeled = withMetadata(call, before, params);
  const repriced = withPrice(call, relabeled, params);
  return withCancellation(call, repriced, params);
}

function withMetadata(call: ApiCall, before: Subscription, params: Update): Subscription {
  const after = {
    ...before,
    metadata: mergedMetadata(before.metadata, params.metadata),
    description: params.description ?? before['description'],
  };
  return params.metadata === undefined && params.description === undefined ? before : recordChange(call, before, after);
}

function withPrice(call: ApiCall, subscription: Subscription, { items: [item] = [] }: Update): Subscription {
  if (item?.price === undefined) return subscription;
  const price = call.account.prices.getOrThrow(item.price, 'items[0][price]');
  if (item.id !== onlyItem(subscription).id) {
    const message = 'The stand-in lets a subscription have one item: name its id to change it.';
    throw new ApiError(400, message, { param: 'items[0][id]' });
  }
  return changePrice(call, subscription, price);
}

function withCancellation(call: ApiCall, subscription: Subscription, params: Update): Subscription {
  const { cancel_at: at, cancel_at_period_end: isAtPeriodEnd } = params;
  if (isAtPeriodEnd === true) return cancelAtPeriodEnd(call, subscription, false);
  if (isAtPeriodEnd === false || at === '') return resume(call, subscription);
  if (at === undefined) return subscription;
  const time = at === 'min_period_end' ? periodEndOf(subscription) : at;
  const now = call.account.now(subscription.customer);
  return recordChange(call, subscription, { ...subscription, cancel_at: time, canceled_at: now });
}

export function cancelSubscription(call: ApiCall): Subscription {
  const { account, ids, params } = call;
  const subscription = account.subscriptions.getOrThrow(ids[0] ?? '');
  readParams(cancelSchema, params);
  // The vendor responds 404 when asked to end an ended subscription.
  if (hasEnded(subscription)) {
    const message = `No such subscription: '${subscription.id}'`;
    throw new ApiError(404, message, { code: 'resource_missing', param: 'id' });
  }
  const at = account.now(subscription.customer);
  return endSubscription(call, subscription, { at, reason: 'cancellation_requested' });
}

/** Canceled ones are omitted unless a status is given. */
export function listSubscriptions({ account, params }: ApiCall): object {
  const { customer, price, status, ...page } = readParams(listSchema, params);
  if (customer !== undefined && account.goneCustomers.find(customer) === undefined)
    account.customers.getOrThrow(customer, 'customer');
  const fits = (subscription: Subscription): boolean => {
    if (status === 'all') return true;
    if (status === undefined) return subscription.status !== 'canceled';
    return status === 'ended' ? hasEnded(subscription) : subscription.status === status;
  };
  const subscriptions = account.subscriptions
    .all()
    .filter(fits)
    .filter((subscription) => customer === undefined || subscription.customer === customer)
    .filter((subscription) => price === undefined || onlyItem(subscription).price.id === price);
  return listOf('/v1/subscriptions', subscriptions, page);
}
