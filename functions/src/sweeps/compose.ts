import { composeAdmin } from '../admin/compose.ts';
import type { Cloud } from '../cloud.ts';
import { configuredModels } from '../config.ts';
import { createFirestoreExpiredDocuments } from './adapters/firestore-expired-documents.ts';

export const composeSweeps = (cloud: Cloud) => ({
  ...composeAdmin(cloud),
  configuredModels: configuredModels(process.env),
  expiredDocuments: createFirestoreExpiredDocuments(cloud.firestore),
});
