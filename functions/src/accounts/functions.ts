import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { ALL_SECRETS } from '../config.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineFunction } from '../http/define-function.ts';
import { deleteOwnAccount } from './operations/delete-account.ts';
import { exportAccount as packAccount } from './operations/export-account.ts';

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
    compose: composeLazily(async () => (await import('./compose-deletion.ts')).composeAccountDeletion),
    secrets: ALL_SECRETS,
    memory: '512MiB',
    concurrency: 10,
    maxInstances: 5,
  },
  (deps, { caller }) => deleteOwnAccount(deps, caller, deps.clock.now()),
);
