import * as z from 'zod/mini';
import type { Invoice } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { expand, readParams, text } from '../http/read-params.ts';
import { endUnpaid } from '../lifecycle/change-subscription.ts';
import { listOf, LIST_PARAMS } from './lists.ts';

const listSchema = z.strictObject({
  ...LIST_PARAMS,
  customer: z.optional(text),
  status: z.optional(z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])),
  subscription: z.optional(text),
});

export function retrieveInvoice({ account, ids: [id = ''], params }: ApiCall): Invoice {
  readParams(z.strictObject({ expand }), params);
  return account.invoices.getOrThrow(id);
}

export const voidInvoice = (call: ApiCall): Invoice => endInvoice(call, 'void');
export const markUncollectible = (call: ApiCall): Invoice => endInvoice(call, 'uncollectible');

function endInvoice({ ids: [id = ''], params, ...deps }: ApiCall, status: 'void' | 'uncollectible'): Invoice {
  readParams(z.strictObject({ expand }), params);
  return endUnpaid(deps, deps.account.invoices.getOrThrow(id), status);
}

export function listInvoices({ account, params }: ApiCall): object {
  const { customer, status, subscription, ...page } = readParams(listSchema, params);
  const invoices = account.invoices
    .all()
    .filter((invoice) => customer === undefined || invoice.customer === customer)
    .filter((invoice) => status === undefined || invoice.status === status)
    .filter(({ parent }) => subscription === undefined || parent.subscription_details.subscription === subscription);
  return listOf('/v1/invoices', invoices, page);
}
