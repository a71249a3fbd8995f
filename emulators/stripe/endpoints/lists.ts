import * as z from 'zod/mini';
import { expand, integer, text } from '../http/read-params.ts';

/** The parameters that every list takes. */
export const LIST_PARAMS = {
  ending_before: z.optional(text),
  expand,
  limit: z.optional(z.pipe(integer, z.number().check(z.minimum(1), z.maximum(100)))),
  starting_after: z.optional(text),
};

const STANDARD_LIMIT = 10;

interface Page {
  ending_before?: string | undefined;
  limit?: number | undefined;
  starting_after?: string | undefined;
}

interface Listed {
  id: string;
}

/** A page of things, newest first, as the vendor answers it. `things` come oldest first. */
export function listOf(url: string, things: readonly Listed[], page: Page): object {
  const newestFirst = things.toReversed();
  const limit = page.limit ?? STANDARD_LIMIT;
  const placeOf = (id: string): number => newestFirst.findIndex((thing) => thing.id === id);
  if (page.ending_before !== undefined) {
    const end = Math.max(0, placeOf(page.ending_before));
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = page.starting_after === undefined ? 0 : placeOf(page.starting_after) + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}
