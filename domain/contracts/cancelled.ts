import * as z from 'zod/mini';

/** The answer to `{requestId, cancel: true}` that came in time; too late is 409 `in_progress` (architecture §5). */
export const cancelledSchema = z.object({ cancelled: z.literal(true) });
export type Cancelled = z.infer<typeof cancelledSchema>;
