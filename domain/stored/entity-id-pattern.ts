/**
 * Ids that may be used in Storage paths and as document ids: Firestore reserves `__…__`
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export const ENTITY_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;
