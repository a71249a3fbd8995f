import * as z from 'zod/mini';
import type { VendorEvent } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { expand, readParams, text } from '../http/read-params.ts';
import { listOf, LIST_PARAMS } from './lists.ts';

const listSchema = z.strictObject({ ...LIST_PARAMS, type: z.optional(text), types: z.optional(z.array(text)) });

export function retrieveEvent({ account, ids: [id = ''], params }: ApiCall): VendorEvent {
  readParams(z.strictObject({ expand }), params);
  return account.events.getOrThrow(id);
}

export function listEvents({ account, params }: ApiCall): object {
  const { type, types, ...page } = readParams(listSchema, params);
  const requestedTypes = types ?? (type === undefined ? null : [type]);
  const events = account.events.all().filter((event) => requestedTypes === null || requestedTypes.includes(event.type));
  return listOf('/v1/events', events, page);
}
