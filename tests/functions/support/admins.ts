import {
  ADMIN_ACTIONS,
  type AdminActionName,
  type AdminRequest,
  type AdminResponse,
} from '@talelantern/domain/contracts/admin/actions';
import type { AdminPermission } from '@talelantern/domain/admin/permissions';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { adminFirestore, storedFields } from './cloud-access.ts';
import { createFamily, type Family } from './family.ts';
import type { FunctionUnderTest } from './function-under-test.ts';

/** An administrator with a record in `admins`; a string is stored as unreadable `permissions`. */
export async function createAdmin(permissions: readonly AdminPermission[] | string | undefined): Promise<Family> {
  const admin = await createFamily();
  await setPermissions(admin, permissions);
  return admin;
}

export async function setPermissions(
  { uid }: Family,
  permissions: readonly AdminPermission[] | string | undefined,
): Promise<void> {
  await adminFirestore()
    .doc(`admins/${uid}`)
    .set({ userId: uid, role: 'admin', ...(permissions === undefined ? {} : { permissions }) });
}

/** Calls an action as `admin`; fails the test on any status but 200 or any field outside the contract. */
export async function ask<Name extends AdminActionName>(
  underTest: Pick<FunctionUnderTest, 'call'>,
  admin: Family,
  body: AdminRequest<Name> & { action: Name },
): Promise<AdminResponse<Name>> {
  const response = await underTest.call(admin, body);
  if (response.status !== 200) throw new Error(`${body.action}: ${response.status} ${response.text}`);
  expect(response.json).toEqual(z.parse(ADMIN_ACTIONS[body.action].response, response.json));
  return response.json as AdminResponse<Name>;
}

/** What a share's page shows, which `decideShare` has to get back to approve or list it. */
export async function seenBy(underTest: Pick<FunctionUnderTest, 'call'>, admin: Family, shareId: string) {
  const { share, seen, reports } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  return { seen, hold: share.hold, waitsSince: share.waitsSince, reportsUntil: reports[0]?.createdAt ?? null };
}

/** The audit log's entries about one target, oldest first, without times. */
export async function auditOf(target: string, targetId: string) {
  const { docs } = await adminFirestore()
    .collection('audit')
    .where('target', '==', target)
    .where('targetId', '==', targetId)
    .orderBy('at', 'desc')
    .get();
  return docs.toReversed().map((document) => {
    const { adminId, action, before, after, note } = document.data();
    return {
      adminId: String(adminId),
      action: String(action),
      before: before as unknown,
      after: after as unknown,
      note: String(note),
    };
  });
}

export const fieldOf = async (path: string, field: string): Promise<unknown> => (await storedFields(path))[field];
