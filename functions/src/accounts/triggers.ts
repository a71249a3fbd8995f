import { onDocumentDeleted } from 'firebase-functions/firestore';
import { composeLazily } from '../http/compose-lazily.ts';
import { EVENTS, triggered } from '../http/define-function.ts';

const compose = composeLazily(async () => (await import('../families/compose.ts')).composeFamilies);

export const childDeleted = onDocumentDeleted(
  { ...EVENTS, document: 'users/{uid}/children/{id}', retry: true },
  triggered(compose, ({ userDocuments }, { params }) => userDocuments.deleteReadingPositions(params.uid, params.id)),
);
