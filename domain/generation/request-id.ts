import * as z from 'zod/mini';

/** A generation's id, made by the client so that asking twice is paid once (architecture §5). */
export const REQUEST_ID_PATTERN = /^[A-Za-z0-9_-]{16,40}$/;

export const requestIdSchema = z.string().check(z.regex(REQUEST_ID_PATTERN));
