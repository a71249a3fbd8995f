import * as z from 'zod/mini';
import { expand, integer, text } from '../http/read-params.ts';

/** Parameters of every list. */
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

/** A page in the vendor's format, newest first. `items` must be oldest first. */
export function listOf(url: string, items: readonly Listed[], page: Page): object {
  const newestFirst = items.toReversed();
  const limit = page.limit ?? STANDARD_LIMIT;
  const indexOfId = (id: string): number => newestFirst.findIndex((item) => item.id === id);
  if (page.ending_before !== undefined) {
    const end = Math.max(0, indexOfId(page.ending_before));
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = page.starting_after === undefined ? 0 : indexOfId(page.starting_after) + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}
