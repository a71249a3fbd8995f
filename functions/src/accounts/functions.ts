import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { region } from 'firebase-functions/v1';
import { ALL_SECRETS, REGION } from '../config.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineFunction, triggered } from '../http/define-function.ts';
import { deleteOwnAccount, handleSignInDeletion } from './operations/delete-account.ts';
import { exportAccount as packAccount } from './operations/export-account.ts';

/** A large account has gigabytes of files. */
export const exportAccount = defineFunction(
  exportAccountContract,
  {
    compose: composeLazily(async () => (await import('./compose.ts')).composeAccounts),
    timeoutSeconds: 900,
    memory: '512MiB',
    concurrency: 4,
    maxInstances: 5,
  },
  (deps, { caller }) => packAccount(deps, caller.uid),
);

const composeDeletion = composeLazily(async () => (await import('./compose-deletion.ts')).composeAccountDeletion);

/** The sweep finishes what takes longer. */
export const deleteAccount = defineFunction(
  deleteAccountContract,
  {
    compose: composeDeletion,
    secrets: ALL_SECRETS,
    timeoutSeconds: 540,
    memory: '512MiB',
    concurrency: 10,
    maxInstances: 5,
  },
  (deps, { caller }) => deleteOwnAccount(deps, caller, deps.clock.now()),
);

/**
 * There is no 2nd-gen event for this (https://firebase.google.com/docs/functions/auth-events). The sweep finishes what
 * this function cannot.
 */
export const signInDeleted = region(REGION)
  .runWith({ timeoutSeconds: 540, memory: '512MB', secrets: ALL_SECRETS, maxInstances: 5, failurePolicy: true })
  .auth.user()
  .onDelete(
    triggered(composeDeletion, (deps, { uid, email, emailVerified }) =>
      handleSignInDeletion(deps, { uid, address: email ? { email, emailVerified } : null }, deps.clock.now()),
    ),
  );
