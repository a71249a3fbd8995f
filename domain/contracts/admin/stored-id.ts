import * as z from 'zod/mini';

/** Longest id that Firestore stores, in bytes. */
export const MAX_STORED_ID = 1500;

/** Any id that Firestore stores: families chose ids of comments and messages freely before the rules checked them. */
export const STORED_ID_PATTERN = new RegExp(`^(?!\\.\\.?$|__.*__$)[^/]{1,${MAX_STORED_ID}}$`, 's');

export const storedIdSchema = z.string().check(z.regex(STORED_ID_PATTERN));
