import { adminContract } from '@talelantern/domain/contracts/admin/admin-action';
import { ALL_SECRETS } from '../config.ts';
import { composeWithSettings } from '../http/compose-lazily.ts';
import { defineFunction } from '../http/define-function.ts';
import { runAdminAction } from './admin-actions.ts';

/** One function for the whole admin area, which only a few users call, and rarely (docs/decisions/0078). */
export const admin = defineFunction(
  adminContract,
  {
    compose: composeWithSettings(async () => (await import('./compose.ts')).composeAdmin),
    secrets: ALL_SECRETS,
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 2,
  },
  (deps, { caller, body }) => runAdminAction(deps, caller, body),
);
