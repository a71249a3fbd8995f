import { onDocumentDeleted } from 'firebase-functions/firestore';
import { onUserDeleted, type AuthEvent, type User } from 'firebase-functions/identity';
import { ALL_SECRETS } from '../config.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { EVENTS, triggered } from '../http/define-function.ts';
import { handleSignInDeletion } from './operations/delete-account.ts';

const composeFamilies = composeLazily(async () => (await import('../families/compose.ts')).composeFamilies);
const compose = composeLazily(async () => (await import('./compose-deletion.ts')).composeAccountDeletion);

/** The sweep finishes what this function cannot. */
export const signInDeleted = onUserDeleted(
  { ...EVENTS, timeoutSeconds: 540, secrets: ALL_SECRETS, retry: true },
  triggered(compose, (deps, { data: { uid, email, emailVerified } }: AuthEvent<User>) =>
    handleSignInDeletion(deps, { uid, address: email ? { email, emailVerified } : null }, deps.clock.now()),
  ),
);

export const childDeleted = onDocumentDeleted(
  { ...EVENTS, document: 'users/{uid}/children/{id}', retry: true },
  triggered(composeFamilies, ({ userDocuments }, { params }) =>
    userDocuments.deleteReadingPlaces(params.uid, params.id),
  ),
);
