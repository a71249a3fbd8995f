import { onUserDeleted, type AuthEvent, type User } from 'firebase-functions/identity';
import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { ALL_SECRETS } from '../config.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineFunction, EVENTS, triggered } from '../http/define-function.ts';
import { deleteOwnAccount, handleSignInDeletion } from './operations/delete-account.ts';
import { exportAccount as packAccount } from './operations/export-account.ts';

const composeDeletion = composeLazily(async () => (await import('./compose-deletion.ts')).composeAccountDeletion);

export const exportAccount = defineFunction(
  exportAccountContract,
  {
    compose: composeLazily(async () => (await import('./compose.ts')).composeAccounts),
    memory: '512MiB',
    concurrency: 4,
    maxInstances: 5,
  },
  (deps, { caller }) => packAccount(deps, caller.uid),
);

export const deleteAccount = defineFunction(
  deleteAccountContract,
  {
    compose: composeDeletion,
    secrets: ALL_SECRETS,
    memory: '512MiB',
    concurrency: 10,
    maxInstances: 5,
  },
  (deps, { caller }) => deleteOwnAccount(deps, caller, deps.clock.now()),
);

/** The sweep finishes what this function cannot. */
export const signInDeleted = onUserDeleted(
  { ...EVENTS, timeoutSeconds: 540, secrets: ALL_SECRETS, retry: true },
  triggered(composeDeletion, (deps, { data: { uid, email, emailVerified } }: AuthEvent<User>) =>
    handleSignInDeletion(deps, { uid, email: email ? { email, emailVerified } : null }, deps.clock.now()),
  ),
);
