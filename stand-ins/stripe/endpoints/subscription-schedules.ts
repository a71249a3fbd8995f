import * as z from 'zod/mini';
import type { Schedule } from '../account/records.ts';
import type { ApiCall } from '../http/api-call.ts';
import { expand, readParams } from '../http/read-params.ts';

export function retrieveSchedule({ account, ids: [id = ''], params }: ApiCall): Schedule {
  readParams(z.strictObject({ expand }), params);
  return account.schedules.getOrThrow(id);
}
