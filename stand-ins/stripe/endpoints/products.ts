import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import type { Product } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError } from '../http/api-error.ts';
import { bool, expand, metadata, readParams, text } from '../http/read-params.ts';
import { listOf, LIST_PARAMS } from './lists.ts';
import { mergedMetadata } from './metadata.ts';
import { withChanges } from './with-changes.ts';

const FEATURES = z.optional(z.union([z.literal(''), z.array(z.strictObject({ name: text }))]));
const WRITE_PARAMS = {
  active: z.optional(bool),
  description: z.optional(z.string()),
  expand,
  marketing_features: FEATURES,
  metadata: z.optional(metadata),
  statement_descriptor: z.optional(text),
  tax_code: z.optional(z.string()),
  unit_label: z.optional(z.string()),
  url: z.optional(z.string()),
};
const createSchema = z.strictObject({ ...WRITE_PARAMS, id: z.optional(text), name: text });
const updateSchema = z.strictObject({ ...WRITE_PARAMS, name: z.optional(text) });
const listSchema = z.strictObject({ ...LIST_PARAMS, active: z.optional(bool), ids: z.optional(z.array(text)) });

export function createProduct({ account, eventLog, params }: ApiCall): Product {
  const fields = readParams(createSchema, params);
  if (fields.id !== undefined && account.products.find(fields.id) !== undefined)
    throw new ApiError(400, 'Product already exists.', { code: 'resource_already_exists', param: 'id' });
  const now = account.now();
  const product: Product = {
    id: fields.id ?? newId('prod', 14),
    object: 'product',
    ...UNUSED.product,
    active: fields.active ?? true,
    created: now,
    default_price: null,
    description: fields.description || null,
    images: [],
    livemode: false,
    marketing_features: fields.marketing_features || [],
    metadata: mergedMetadata({}, fields.metadata),
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: fields.statement_descriptor ?? null,
    tax_code: fields.tax_code ?? null,
    type: 'service',
    unit_label: fields.unit_label ?? null,
    updated: now,
    url: fields.url ?? null,
  };
  account.products.put(product);
  eventLog.record('product.created', product);
  return product;
}

export function retrieveProduct({ account, ids: [id = ''], params }: ApiCall): Product {
  readParams(z.strictObject({ expand }), params);
  return account.products.getOrThrow(id);
}

export function updateProduct({ account, eventLog, ids: [id = ''], params }: ApiCall): Product {
  const before = account.products.getOrThrow(id);
  const { expand: _expand, metadata: update, ...fields } = readParams(updateSchema, params);
  const after = account.products.put({
    ...withChanges<Product>(before, fields),
    metadata: mergedMetadata(before.metadata, update),
    updated: account.now(),
  });
  eventLog.record('product.updated', after);
  return after;
}

export function listProducts({ account, params }: ApiCall): object {
  const { active, ids, ...page } = readParams(listSchema, params);
  const products = account.products
    .all()
    .filter((product) => active === undefined || product.active === active)
    .filter((product) => ids === undefined || ids.includes(product.id));
  return listOf('/v1/products', products, page);
}
