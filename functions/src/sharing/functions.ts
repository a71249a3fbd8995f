import { reportContract } from '@talelantern/domain/contracts/report';
import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import { composeWithSettings } from '../http/compose-lazily.ts';
import { defineFunction, definePublicFunction } from '../http/define-function.ts';
import { reportShare } from './operations/shown-shares.ts';
import { updateSharing as changeSharing } from './operations/update-sharing.ts';

const compose = composeWithSettings(async () => (await import('./compose.ts')).composeSharing);

export const updateSharing = defineFunction(
  updateSharingContract,
  { compose, memory: '512MiB', concurrency: 40, maxInstances: 10 },
  (deps, { caller, body }) => changeSharing(deps, caller, body),
);

/** Reports by visitors, limited to a few per minute per IP address; verified families write reports directly (firestore.rules). */
export const report = definePublicFunction(
  reportContract,
  { compose, memory: '512MiB', concurrency: 40, maxInstances: 2 },
  (deps, { body }) => reportShare(deps, body),
);
