import * as z from 'zod/mini';

export const INVALID_CHARACTER_ID = 'Invalid character id';

/**
 * Ids that may be used in Storage paths and as document ids: Firestore reserves `__…__`
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export const ENTITY_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;

export const entityIdSchema = z.string().check(z.regex(ENTITY_ID_PATTERN));
