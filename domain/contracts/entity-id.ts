import * as z from 'zod/mini';

export const INVALID_CHARACTER_ID = 'Invalid character id';

/**
 * Ids that may become part of a path in Storage, and name a document: Firestore keeps `__…__` for itself
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export const ENTITY_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;

/** The id of a stored character, location, story or child. */
export const entityIdSchema = z.string().check(z.regex(ENTITY_ID_PATTERN));
