import { ADMINS_ONLY } from '@talelantern/domain/admin/admin-action';
import { ADMIN_ACTIONS } from '@talelantern/domain/admin/actions';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_BODIES } from './support/admin-bodies.ts';
import { createAdmin, setPermissions } from './support/admins.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';

const ACTIONS = Object.values(ADMIN_ACTIONS);
const REFUSED = { status: 403, json: failure('forbidden', ADMINS_ONLY) };

const underTest = useFunction('admin', { CALLS_PER_MINUTE: '10000' });
let family: Family;
beforeAll(async () => {
  family = await createFamily();
});

describe('F4, F6: an action of the admin area', () => {
  let all: Family;
  const only = new Map<string, Family>();
  const without = new Map<string, Family>();
  beforeAll(async () => {
    all = await createAdmin(ADMIN_PERMISSIONS);
    for (const permission of ADMIN_PERMISSIONS) {
      only.set(permission, await createAdmin([permission]));
      without.set(permission, await createAdmin(ADMIN_PERMISSIONS.filter((other) => other !== permission)));
    }
  });

  it.each(ACTIONS)('$action is for those who have the permission $permission alone', async ({ action, permission }) => {
    const body = ADMIN_BODIES[action];
    // Without a permission of its own it is for whoever has any.
    const [allowed, denied] =
      permission === null ? [all, await createAdmin([])] : [only.get(permission), without.get(permission)];
    if (!allowed || !denied) throw new Error('Nobody asks');
    expect([200, 404, 409]).toContain((await underTest.call(allowed, body)).status);
    expect(await underTest.call(denied, body)).toMatchObject(REFUSED);
    expect(await underTest.call(family, body)).toMatchObject(REFUSED);
    expect(await underTest.call(null, body)).toMatchObject({ status: 401 });
  });

  it.each(ACTIONS)('$action takes no field that it does not know, and says which one is wrong', async ({ action }) => {
    const body = ADMIN_BODIES[action];
    expect(await underTest.call(all, { ...body, permission: 'all' })).toMatchObject({ status: 400 });
    expect(await underTest.call(all, { ...body, requestId: 'too short' })).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid', field: 'requestId' } },
    });
    for (const field of Object.keys(body).filter((name) => name !== 'action'))
      for (const wrong of [{ $ne: null }, ['a'], '../../users/rosa', '__which_firestore_keeps__', null])
        expect(
          (await underTest.call(all, { ...body, [field]: wrong })).status,
          `${field} ${JSON.stringify(wrong)}`,
        ).not.toBe(500);
  });

  it('is no action unless it is known, and only administrators learn that', async () => {
    for (const action of ['everything', 'constructor', '__proto__', '']) {
      expect(await underTest.call(all, { action })).toMatchObject({
        status: 400,
        json: { error: { field: 'action' } },
      });
      expect(await underTest.call(family, { action })).toMatchObject(REFUSED);
    }
    expect(await underTest.call(all, {})).toMatchObject({ status: 400, json: { error: { field: 'action' } } });
  });

  it.each([
    ['a cursor from elsewhere', { action: 'listReports', status: 'pending', cursor: 'users/rosa' }],
    ['a cursor with a path', { action: 'listMessages', status: 'pending', cursor: '1.1.a/b' }],
    ['a share that is none as cursor', { action: 'listHeldShares', hold: 'review', cursor: 'a/b/c' }],
  ])('says no to %s', async (_what, body) => {
    expect(await underTest.call(all, body)).toMatchObject({ status: 400, json: { error: { field: 'cursor' } } });
  });
});

describe('F5: somebody is no administrator', () => {
  const list = ADMIN_BODIES.listMessages;

  it.each([
    ['broken JSON', '["messages"'],
    ['a name alone', 'messages'],
    ['JSON that is no list', '{"messages":true}'],
    ['unknown names', '["all","*","Messages",["messages"]]'],
    ['a number in JSON', '7'],
    ['nothing', undefined],
    ['an empty list', []],
  ])('for anything, with %s as permissions', async (_what, permissions) => {
    const admin = await createAdmin(permissions);
    expect(await underTest.call(admin, list)).toMatchObject(REFUSED);
    await setPermissions(admin, '["messages"]');
    expect(await underTest.call(admin, list)).toMatchObject({ status: 200 });
  });

  it('with a record under any id but the own, or that names somebody else', async () => {
    const admin = await createFamily();
    const record = { userId: admin.uid, role: 'admin', permissions: [...ADMIN_PERMISSIONS] };
    await adminFirestore().doc(`admins/record-of-${admin.uid}`).set(record);
    expect(await underTest.call(admin, list)).toMatchObject(REFUSED);
    await adminFirestore()
      .doc(`admins/${admin.uid}`)
      .set({ ...record, userId: family.uid });
    expect(await underTest.call(admin, list)).toMatchObject(REFUSED);
  });

  it('once the record is gone, the account is switched off or is being deleted: at the next call', async () => {
    const leave: readonly ((admin: Family) => Promise<unknown>)[] = [
      ({ uid: id }) => adminFirestore().doc(`admins/${id}`).delete(),
      ({ uid: id }) => adminFirestore().doc(`users/${id}`).update({ disabled: true }),
      ({ uid: id }) => adminFirestore().doc(`deleted/${id}`).set({ at: new Date() }),
    ];
    for (const goes of leave) {
      const admin = await createAdmin(['messages']);
      expect(await underTest.call(admin, list)).toMatchObject({ status: 200 });
      await goes(admin);
      expect(await underTest.call(admin, list)).toMatchObject(REFUSED);
    }
  });
});
