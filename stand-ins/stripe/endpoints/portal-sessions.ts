import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import type { PortalSession } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError } from '../http/api-error.ts';
import { address, expand, readParams, text } from '../http/read-params.ts';

const createSchema = z.strictObject({
  configuration: z.optional(text),
  customer: text,
  expand,
  flow_data: z.optional(
    z.looseObject({
      type: z.enum([
        'customer_update',
        'payment_method_update',
        'subscription_cancel',
        'subscription_update',
        'subscription_update_confirm',
      ]),
    }),
  ),
  locale: z.optional(text),
  return_url: z.optional(address),
});

const NO_CONFIGURATION =
  "You can't create a portal session in test mode until you save your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.";

export function createPortalSession({ account, params, origin }: ApiCall): PortalSession {
  const fields = readParams(createSchema, params);
  account.customers.getOrThrow(fields.customer, 'customer');
  const configuration =
    fields.configuration === undefined
      ? account.portalConfigurations.all().find(({ is_default: isDefault }) => isDefault)
      : account.portalConfigurations.getOrThrow(fields.configuration, 'configuration');
  if (configuration === undefined) throw new ApiError(400, NO_CONFIGURATION);
  return account.portalSessions.put({
    id: newId('bps', 24),
    object: 'billing_portal.session',
    ...UNUSED.portalSession,
    configuration: configuration.id,
    created: account.now(fields.customer),
    customer: fields.customer,
    flow: fields.flow_data ?? null,
    livemode: false,
    locale: fields.locale ?? null,
    on_behalf_of: null,
    return_url: fields.return_url ?? configuration.default_return_url,
    url: `${origin}/p/session/${newId('test', 40)}`,
  });
}
