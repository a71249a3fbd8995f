import * as z from 'zod/mini';
import { newId } from '../account/ids.ts';
import type { PortalSession } from '../account/records.ts';
import { UNUSED } from '../account/unused-fields.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError, noSuchError } from '../http/api-error.ts';
import { webUrl, expand, readParams, text } from '../http/read-params.ts';
import { hasEnded } from '../lifecycle/subscription-state.ts';

const createSchema = z.strictObject({
  configuration: z.optional(text),
  customer: text,
  expand,
  flow_data: z.optional(
    z.strictObject({
      type: z.literal('subscription_cancel'),
      after_completion: z.strictObject({
        type: z.literal('redirect'),
        redirect: z.strictObject({ return_url: webUrl }),
      }),
      subscription_cancel: z.strictObject({ subscription: text }),
    }),
  ),
  locale: z.optional(text),
  return_url: z.optional(webUrl),
});

type FlowData = NonNullable<z.infer<typeof createSchema>['flow_data']>;

const NO_CONFIGURATION =
  "You can't create a portal session in test mode until you save your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.";

/** @throws ApiError unless the subscription is the customer's, runs and is not cancelled yet */
function flowOf(account: ApiCall['account'], customer: string, flow: FlowData): PortalSession['flow'] {
  const { subscription: id } = flow.subscription_cancel;
  const param = 'flow_data[subscription_cancel][subscription]';
  const subscription = account.subscriptions.getOrThrow(id, param);
  if (subscription.customer !== customer) throw noSuchError('subscription', id, param);
  if (hasEnded(subscription) || subscription.cancel_at !== null) {
    throw new ApiError(400, `The subscription ${id} cannot be canceled: it has ended or is to end.`, { param });
  }
  return {
    ...flow,
    after_completion: { ...flow.after_completion, hosted_confirmation: null },
    customer_update: null,
    subscription_cancel: { subscription: id, retention: null },
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
  };
}

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
    flow: fields.flow_data ? flowOf(account, fields.customer, fields.flow_data) : null,
    livemode: false,
    locale: fields.locale ?? null,
    on_behalf_of: null,
    return_url: fields.return_url ?? configuration.default_return_url,
    url: `${origin}/p/session/${newId('test', 40)}`,
  });
}
