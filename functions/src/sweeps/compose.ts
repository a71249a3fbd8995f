import { composeAdmin } from '../admin/compose.ts';
import type { Cloud } from '../cloud.ts';
import { createFirestoreExpiredDocuments } from './adapters/firestore-expired-documents.ts';

export const composeSweeps = (cloud: Cloud) => ({
  ...composeAdmin(cloud),
  expiredDocuments: createFirestoreExpiredDocuments(cloud.firestore),
});
