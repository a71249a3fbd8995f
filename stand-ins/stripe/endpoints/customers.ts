import * as z from 'zod/mini';
import type { Customer } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError } from '../http/api-error.ts';
import { expand, metadata, readParams, text } from '../http/read-params.ts';
import { endSubscription } from '../lifecycle/change-subscription.ts';
import { newCustomer } from '../lifecycle/new-customer.ts';
import { hasEnded } from '../lifecycle/subscription-state.ts';
import { listOf, LIST_PARAMS } from './lists.ts';
import { mergedMetadata } from './metadata.ts';

const EMAIL = z.optional(z.string().check(z.maxLength(512)));
const WRITE_PARAMS = {
  description: z.optional(z.string()),
  email: EMAIL,
  expand,
  metadata: z.optional(metadata),
  name: z.optional(z.string().check(z.maxLength(256))),
  preferred_locales: z.optional(z.array(z.string())),
};
const writeSchema = z.strictObject(WRITE_PARAMS);
const listSchema = z.strictObject({ ...LIST_PARAMS, email: EMAIL });
const searchSchema = z.strictObject({ expand, limit: LIST_PARAMS.limit, page: z.optional(text), query: text });

function assertEmail(email: string | undefined): void {
  if (email === undefined || email === '' || /^[^@\s]+@[^@\s]+$/u.test(email)) return;
  throw new ApiError(400, `Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
}

export function createCustomer({ account, eventLog, params }: ApiCall): Customer {
  const fields = readParams(writeSchema, params);
  assertEmail(fields.email);
  const customer = newCustomer(account.now(), fields.email ?? null, mergedMetadata({}, fields.metadata));
  const storedCustomer = { ...customer, name: fields.name || null, description: fields.description || null };
  account.customers.put(storedCustomer);
  eventLog.record('customer.created', storedCustomer);
  return storedCustomer;
}

export function retrieveCustomer({ account, ids: [id = ''], params }: ApiCall): object {
  readParams(z.strictObject({ expand }), params);
  if (account.goneCustomers.find(id) !== undefined) return { id, object: 'customer', deleted: true };
  return account.customers.getOrThrow(id);
}

export function updateCustomer({ account, eventLog, ids: [id = ''], params }: ApiCall): Customer {
  const before = account.customers.getOrThrow(id);
  const fields = readParams(writeSchema, params);
  assertEmail(fields.email);
  const after: Customer = {
    ...before,
    description: fields.description ?? before.description,
    email: fields.email ?? before.email,
    metadata: mergedMetadata(before.metadata, fields.metadata),
    name: fields.name ?? before.name,
  };
  account.customers.put(after);
  eventLog.record('customer.updated', after);
  return after;
}

/** Ends the customer's subscriptions, as the vendor does. */
export function deleteCustomer(call: ApiCall): object {
  const { account, eventLog, ids } = call;
  const { id } = account.customers.getOrThrow(ids[0] ?? '');
  for (const subscription of account.subscriptions.all()) {
    if (subscription.customer !== id || hasEnded(subscription)) continue;
    endSubscription(call, subscription, { at: account.now(id), reason: 'cancellation_requested' });
  }
  const customer = account.customers.getOrThrow(id);
  account.customers.remove(id);
  account.goneCustomers.put({ id });
  eventLog.record('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export function listCustomers({ account, params }: ApiCall): object {
  const { email, ...page } = readParams(listSchema, params);
  const customers = account.customers.all().filter((customer) => email === undefined || customer.email === email);
  return listOf('/v1/customers', customers, page);
}

/** One clause of the vendor's search language: `email:"x"` or `metadata["key"]:"x"`. */
const CLAUSE = /^(?:(email|name)|metadata\[["'](?<key>[^"']+)["']\]):["'](?<value>[^"']*)["']$/u;

/** Supports exact matches joined by AND. The vendor's search index is delayed; this one is not. */
export function searchCustomers({ account, params }: ApiCall): object {
  const { query, limit } = readParams(searchSchema, params);
  const clauses = query.split(/\s+AND\s+/u).map((clause) => CLAUSE.exec(clause.trim()));
  if (clauses.includes(null)) {
    throw new ApiError(400, `We were unable to parse your search query. Received: "${query}"`, { param: 'query' });
  }
  const fits = (customer: Customer): boolean =>
    clauses.every((clause) => {
      const { key, value } = clause?.groups ?? {};
      return (key === undefined ? customer[clause?.[1] ?? ''] : customer.metadata[key]) === value;
    });
  const data = account.customers
    .all()
    .filter(fits)
    .toReversed()
    .slice(0, limit ?? 10);
  return { object: 'search_result', data, has_more: false, next_page: null, url: '/v1/customers/search' };
}
