import { ADMINS_ONLY } from '@talelantern/domain/admin/admin-action';
import { mayAdmin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { ActingAdmin, Admins } from './ports.ts';

/**
 * The administrator `uid`, whose record is read anew for every action: whoever was taken out is out with the next one.
 * @throws AppError `forbidden` for anybody without `permission`, or without any where it is null, administrator or not.
 */
export async function requirePermission(
  admins: Pick<Admins, 'find'>,
  uid: string,
  permission: AdminPermission | null,
): Promise<ActingAdmin> {
  const admin = await admins.find(uid);
  const isGiven = permission === null ? (admin?.permissions.length ?? 0) > 0 : mayAdmin(admin, permission);
  if (!admin || !isGiven) throw new AppError('forbidden', ADMINS_ONLY);
  return admin;
}
