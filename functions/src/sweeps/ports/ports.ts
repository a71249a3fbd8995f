import type { createFirestoreExpiredDocuments } from '../adapters/firestore-expired-documents.ts';

export type ExpiredDocuments = ReturnType<typeof createFirestoreExpiredDocuments>;
