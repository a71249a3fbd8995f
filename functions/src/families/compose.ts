import type { Cloud } from '../cloud.ts';
import { createFirestoreUserDocuments } from './adapters/firestore-user-documents.ts';

export const composeFamilies = ({ firestore }: Cloud) => ({ userDocuments: createFirestoreUserDocuments(firestore) });
