import { region } from 'firebase-functions/v1';
import { ALL_SECRETS, REGION } from '../config.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { triggered } from '../http/define-function.ts';
import { handleSignInDeletion } from './operations/delete-account.ts';

const compose = composeLazily(async () => (await import('./compose-deletion.ts')).composeAccountDeletion);

/**
 * There is no 2nd-gen event for this (https://firebase.google.com/docs/functions/auth-events). The sweep finishes what
 * this function cannot.
 */
export const signInDeleted = region(REGION)
  .runWith({ timeoutSeconds: 540, memory: '512MB', secrets: ALL_SECRETS, maxInstances: 5, failurePolicy: true })
  .auth.user()
  .onDelete(
    triggered(compose, (deps, { uid, email, emailVerified }) =>
      handleSignInDeletion(deps, { uid, address: email ? { email, emailVerified } : null }, deps.clock.now()),
    ),
  );
