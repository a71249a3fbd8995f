import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import { cycleAnchor, SCHEDULE_CONDITIONS, type PortalConfiguration } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError } from '../http/api-error.ts';
import { webUrl, bool, expand, metadata, readParams, text } from '../http/read-params.ts';
import { listOf, LIST_PARAMS } from './lists.ts';
import { mergedMetadata } from './metadata.ts';
import { withChanges } from './with-changes.ts';

const PRORATION = z.optional(z.enum(['always_invoice', 'create_prorations', 'none']));
const listOrNone = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.union([z.literal(''), z.array(item)]));
const simple = z.optional(z.strictObject({ enabled: bool }));

const featuresSchema = z.strictObject({
  customer_update: z.optional(z.strictObject({ allowed_updates: listOrNone(text), enabled: z.optional(bool) })),
  invoice_history: simple,
  payment_method_update: simple,
  subscription_cancel: z.optional(
    z.strictObject({
      cancellation_reason: z.optional(
        z.strictObject({ enabled: bool, feedback_options: z._default(z.array(text), []), options: listOrNone(text) }),
      ),
      enabled: z.optional(bool),
      mode: z.optional(z.enum(['at_period_end', 'immediately'])),
      proration_behavior: PRORATION,
    }),
  ),
  subscription_update: z.optional(
    z.strictObject({
      billing_cycle_anchor: z.optional(cycleAnchor),
      default_allowed_updates: listOrNone(z.enum(['price', 'promotion_code', 'quantity'])),
      enabled: z.optional(bool),
      products: listOrNone(
        z.strictObject({
          adjustable_quantity: z._default(z.looseObject({}), { enabled: false, maximum: null, minimum: 0 }),
          prices: z.array(text),
          product: text,
        }),
      ),
      proration_behavior: PRORATION,
      schedule_at_period_end: z.optional(
        z.strictObject({
          conditions: listOrNone(z.strictObject({ type: z.enum(SCHEDULE_CONDITIONS) })),
        }),
      ),
    }),
  ),
});
type Features = z.infer<typeof featuresSchema>;

const WRITE_PARAMS = {
  business_profile: z.optional(
    z.strictObject({
      headline: z.optional(z.string().check(z.maxLength(60))),
      privacy_policy_url: z.optional(webUrl),
      terms_of_service_url: z.optional(webUrl),
    }),
  ),
  default_return_url: z.optional(z.union([z.literal(''), webUrl])),
  expand,
  login_page: simple,
  metadata: z.optional(metadata),
  name: z.optional(z.string()),
};
const createSchema = z.strictObject({ ...WRITE_PARAMS, features: featuresSchema });
const updateSchema = z.strictObject({
  ...WRITE_PARAMS,
  active: z.optional(bool),
  features: z.optional(featuresSchema),
});
const listSchema = z.strictObject({ ...LIST_PARAMS, active: z.optional(bool), is_default: z.optional(bool) });

/** The defaults: a new configuration allows nothing. */
const NO_FEATURES: PortalConfiguration['features'] = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: [], options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

/** @throws ApiError for two prices of a product with the same interval. */
function assertProducts({ account }: ApiCall, { subscription_update: update }: Features): void {
  const products = update?.products || [];
  const place = 'features[subscription_update][products]';
  if (update?.enabled === true && products.length === 0) {
    const message = 'You must provide `products` when `subscription_update` is enabled.';
    throw new ApiError(400, message, { code: 'parameter_missing', param: place });
  }
  for (const [index, { product, prices }] of products.entries()) {
    account.products.getOrThrow(product, `${place}[${index}][product]`);
    const intervals = prices.map((id, number) => {
      const price = account.prices.getOrThrow(id, `${place}[${index}][prices][${number}]`);
      if (price.product === product) return price.recurring?.interval;
      throw new ApiError(400, `The price ${id} does not belong to the product ${product}.`, { param: place });
    });
    if (new Set(intervals).size < intervals.length) {
      const message = `The prices of the product ${product} must have different billing intervals.`;
      throw new ApiError(400, message, { param: place });
    }
  }
}

type StoredFeatures = PortalConfiguration['features'];

/** Merges each updated feature into the stored one; an empty text means an empty list. */
function mergedFeatures(before: StoredFeatures, update: Features): StoredFeatures {
  const merged = Object.entries(update).map(([name, changes]) => {
    const lists = Object.entries(changes ?? {}).map(([field, value]) => [field, value === '' ? [] : value]);
    return [name, withChanges(before[name] ?? {}, Object.fromEntries(lists))];
  });
  return { ...before, ...(Object.fromEntries(merged) as Partial<StoredFeatures>) };
}

export function createPortalConfiguration(call: ApiCall): PortalConfiguration {
  const { account, params } = call;
  const configuration = readParams(createSchema, params);
  assertProducts(call, configuration.features);
  const now = account.now();
  return account.portalConfigurations.put({
    id: newId('bpc', 24),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
      ...configuration.business_profile,
    },
    created: now,
    default_return_url: configuration.default_return_url || null,
    features: mergedFeatures(NO_FEATURES, configuration.features),
    is_default: account.portalConfigurations.all().length === 0,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergedMetadata({}, configuration.metadata),
    name: configuration.name || null,
    updated: now,
  });
}

export function retrievePortalConfiguration({ account, ids: [id = ''], params }: ApiCall): PortalConfiguration {
  readParams(z.strictObject({ expand }), params);
  return account.portalConfigurations.getOrThrow(id);
}

export function updatePortalConfiguration(call: ApiCall): PortalConfiguration {
  const { account, ids, params } = call;
  const before = account.portalConfigurations.getOrThrow(ids[0] ?? '');
  const update = readParams(updateSchema, params);
  assertProducts(call, update.features ?? {});
  return account.portalConfigurations.put({
    ...before,
    active: update.active ?? before.active,
    business_profile: { ...(before['business_profile'] as object), ...update.business_profile },
    default_return_url:
      update.default_return_url === '' ? null : (update.default_return_url ?? before.default_return_url),
    features: mergedFeatures(before.features, update.features ?? {}),
    metadata: mergedMetadata(before.metadata, update.metadata),
    name: update.name ?? before['name'],
    updated: account.now(),
  });
}

export function listPortalConfigurations({ account, params }: ApiCall): object {
  const { active, is_default: isDefault, ...page } = readParams(listSchema, params);
  const configurations = account.portalConfigurations
    .all()
    .filter((configuration) => active === undefined || configuration.active === active)
    .filter((configuration) => isDefault === undefined || configuration.is_default === isDefault);
  return listOf('/v1/billing_portal/configurations', configurations, page);
}
