import * as z from 'zod/mini';
import type { Schedule } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { ApiError } from '../http/api-error.ts';
import { bool, expand, readParams } from '../http/read-params.ts';
import { keepPrice } from '../lifecycle/change-subscription.ts';

export function retrieveSchedule({ account, ids: [id = ''], params }: ApiCall): Schedule {
  readParams(z.strictObject({ expand }), params);
  return account.schedules.getOrThrow(id);
}

export function releaseSchedule(call: ApiCall): Schedule {
  const { account, params } = call;
  const { id, status, subscription } = account.schedules.getOrThrow(call.ids[0] ?? '');
  readParams(z.strictObject({ expand, preserve_cancel_date: z.optional(bool) }), params);
  if (subscription === null)
    throw new ApiError(
      400,
      `You cannot release a subscription schedule that is currently in the \`${status}\` status.`,
    );
  keepPrice(call, account.subscriptions.getOrThrow(subscription));
  return account.schedules.getOrThrow(id);
}
