import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import { INTERVALS, type Price } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError } from '../http/api-error.ts';
import { bool, expand, integer, metadata, readParams, text } from '../http/read-params.ts';
import { listOf, LIST_PARAMS } from './lists.ts';
import { mergedMetadata } from './metadata.ts';

const LOOKUP_KEY = z.optional(z.string().check(z.maxLength(200)));
const TAX_BEHAVIOR = z.optional(z.enum(['exclusive', 'inclusive', 'unspecified']));
const WRITE_PARAMS = {
  active: z.optional(bool),
  expand,
  lookup_key: LOOKUP_KEY,
  metadata: z.optional(metadata),
  nickname: z.optional(z.string()),
  tax_behavior: TAX_BEHAVIOR,
  transfer_lookup_key: z.optional(bool),
};
const createSchema = z.strictObject({
  ...WRITE_PARAMS,
  currency: z.string().check(z.length(3)),
  product: text,
  recurring: z.optional(
    z.strictObject({
      interval: z.enum(INTERVALS),
      interval_count: z.optional(integer),
      usage_type: z.optional(z.enum(['licensed'])),
    }),
  ),
  unit_amount: integer,
});
const updateSchema = z.strictObject(WRITE_PARAMS);
const listSchema = z.strictObject({
  ...LIST_PARAMS,
  active: z.optional(bool),
  currency: z.optional(text),
  lookup_keys: z.optional(z.array(text).check(z.maxLength(10))),
  product: z.optional(text),
  recurring: z.optional(z.strictObject({ interval: z.optional(z.enum(INTERVALS)) })),
  type: z.optional(z.enum(['one_time', 'recurring'])),
});

/** A lookup key belongs to one price, inactive ones included, until it is transferred. */
function claimLookupKey({ account }: ApiCall, key: string | undefined, isTransferred: boolean, owner?: string): void {
  if (key === undefined || key === '') return;
  const holder = account.prices.all().find((price) => price.lookup_key === key && price.id !== owner);
  if (holder === undefined) return;
  if (isTransferred) {
    account.prices.put({ ...holder, lookup_key: null });
    return;
  }
  const message = `A price (\`${holder.id}\`) already uses that lookup key.`;
  throw new ApiError(400, message, { code: 'resource_already_exists', param: 'lookup_key' });
}

export function createPrice(call: ApiCall): Price {
  const { account, eventLog, params } = call;
  const fields = readParams(createSchema, params);
  account.products.getOrThrow(fields.product, 'product');
  claimLookupKey(call, fields.lookup_key, fields.transfer_lookup_key ?? false);
  const { recurring } = fields;
  const price: Price = {
    id: newId('price', 24),
    object: 'price',
    active: fields.active ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: fields.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookup_key || null,
    metadata: mergedMetadata({}, fields.metadata),
    nickname: fields.nickname || null,
    product: fields.product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: fields.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: String(fields.unit_amount),
  };
  account.prices.put(price);
  eventLog.record('price.created', price);
  return price;
}

/** The vendor sets it once. */
function assertTaxBehavior({ tax_behavior: before }: Price, update: string | undefined): void {
  if (update === undefined || update === before || before === 'unspecified') return;
  const message = 'You cannot change `tax_behavior` once it is `inclusive` or `exclusive`.';
  throw new ApiError(400, message, { param: 'tax_behavior' });
}

export function retrievePrice({ account, ids: [id = ''], params }: ApiCall): Price {
  readParams(z.strictObject({ expand }), params);
  return account.prices.getOrThrow(id);
}

export function updatePrice(call: ApiCall): Price {
  const { account, eventLog, ids, params } = call;
  const before = account.prices.getOrThrow(ids[0] ?? '');
  const update = readParams(updateSchema, params);
  assertTaxBehavior(before, update.tax_behavior);
  claimLookupKey(call, update.lookup_key, update.transfer_lookup_key ?? false, before.id);
  const after: Price = {
    ...before,
    active: update.active ?? before.active,
    lookup_key: update.lookup_key === '' ? null : (update.lookup_key ?? before.lookup_key),
    metadata: mergedMetadata(before.metadata, update.metadata),
    nickname: update.nickname === '' ? null : (update.nickname ?? before.nickname),
    tax_behavior: update.tax_behavior ?? before['tax_behavior'],
  };
  account.prices.put(after);
  eventLog.record('price.updated', after);
  return after;
}

export function listPrices({ account, params }: ApiCall): object {
  const { active, currency, lookup_keys: keys, product, recurring, type, ...page } = readParams(listSchema, params);
  const prices = account.prices
    .all()
    .filter((price) => active === undefined || price.active === active)
    .filter((price) => currency === undefined || price.currency === currency)
    .filter((price) => keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key)))
    .filter((price) => product === undefined || price.product === product)
    .filter((price) => recurring?.interval === undefined || price.recurring?.interval === recurring.interval)
    .filter((price) => type === undefined || price['type'] === type);
  return listOf('/v1/prices', prices, page);
}
