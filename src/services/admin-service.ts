import type { ADMIN_ACTIONS, AdminActionName, AdminResponse } from '@talelantern/domain/admin/actions';
import type * as z from 'zod/mini';

/** What an action is told, as its contract says. */
export type AdminFields<Name extends AdminActionName> = Omit<
  z.input<(typeof ADMIN_ACTIONS)[Name]['request']>,
  'action' | 'userId' | 'requestId'
>;

/**
 * What an administrator can do, one method for each action of domain/admin/actions. Each throws AppError with the
 * contract's sentence, `forbidden` without the permission.
 */
export type AdminService = {
  readonly [Name in AdminActionName]: (fields: AdminFields<Name>) => Promise<AdminResponse<Name>>;
};
