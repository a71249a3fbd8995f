import { ADMINS_ONLY } from '@talelantern/domain/contracts/admin/admin-action';
import { ADMIN_ACTIONS } from '@talelantern/domain/contracts/admin/actions';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_BODIES } from './support/admin-bodies.ts';
import { createAdmin, setPermissions } from './support/admins.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, setUpFunction } from './support/function-under-test.ts';

const ACTIONS = Object.values(ADMIN_ACTIONS);
const REFUSED = { status: 403, json: failure('forbidden', ADMINS_ONLY) };

const underTest = setUpFunction('admin');
let family: Family;
beforeAll(async () => {
  family = await createFamily();
});

describe('admin actions', () => {
  let all: Family;
  const adminsWith = new Map<string, Family>();
  const adminsWithout = new Map<string, Family>();
  beforeAll(async () => {
    all = await createAdmin(ADMIN_PERMISSIONS);
    for (const permission of ADMIN_PERMISSIONS) {
      adminsWith.set(permission, await createAdmin([permission]));
      adminsWithout.set(permission, await createAdmin(ADMIN_PERMISSIONS.filter((other) => other !== permission)));
    }
  });

  it.each(ACTIONS)('the admin action $action requires the permission $permission', async ({ action, permission }) => {
    const body = ADMIN_BODIES[action];
    // An action without a permission is open to every administrator.
    const [allowed, denied] =
      permission === null ? [all, await createAdmin([])] : [adminsWith.get(permission), adminsWithout.get(permission)];
    if (!allowed || !denied) throw new Error('Nobody asks');
    expect([200, 404, 409]).toContain((await underTest.call(allowed, body)).status);
    expect(await underTest.call(denied, body)).toMatchObject(REFUSED);
    expect(await underTest.call(family, body)).toMatchObject(REFUSED);
    expect(await underTest.call(null, body)).toMatchObject({ status: 401 });
  });

  it.each(ACTIONS)(
    'the admin action $action refuses unknown fields and identifies the wrong one',
    async ({ action }) => {
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
    },
  );

  it('an unknown admin action is refused, and only administrators learn that it is unknown', async () => {
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
    ['a cursor in an unknown format', { action: 'listReports', status: 'pending', cursor: 'users/rosa' }],
    ['a cursor with a path', { action: 'listMessages', status: 'pending', cursor: '1.1.a/b' }],
    ['a cursor with an invalid share id', { action: 'listHeldShares', hold: 'review', cursor: 'a/b/c' }],
  ])('an admin list refuses %s', async (_what, body) => {
    expect(await underTest.call(all, body)).toMatchObject({ status: 400, json: { error: { field: 'cursor' } } });
  });
});

describe('admin access', () => {
  const list = ADMIN_BODIES.listMessages;

  it.each([
    ['broken JSON', '["messages"'],
    ['a permission that is not in a list', 'messages'],
    ['JSON that is not a list', '{"messages":true}'],
    ['unknown names', '["all","*","Messages",["messages"]]'],
    ['a number in JSON', '7'],
    ['nothing', undefined],
    ['an empty list', []],
  ])('an administrator with %s as permissions has no access', async (_what, permissions) => {
    const admin = await createAdmin(permissions);
    expect(await underTest.call(admin, list)).toMatchObject(REFUSED);
    await setPermissions(admin, '["messages"]');
    expect(await underTest.call(admin, list)).toMatchObject({ status: 200 });
  });

  it('an admin record under a different id, or with the id of another user, does not give access', async () => {
    const admin = await createFamily();
    const record = { userId: admin.uid, role: 'admin', permissions: [...ADMIN_PERMISSIONS] };
    await adminFirestore().doc(`admins/record-of-${admin.uid}`).set(record);
    expect(await underTest.call(admin, list)).toMatchObject(REFUSED);
    await adminFirestore()
      .doc(`admins/${admin.uid}`)
      .set({ ...record, userId: family.uid });
    expect(await underTest.call(admin, list)).toMatchObject(REFUSED);
  });

  it('admin access ends on the next call after the record is deleted, or the user is disabled or being deleted', async () => {
    const waysToLoseAccess: readonly ((admin: Family) => Promise<unknown>)[] = [
      ({ uid: id }) => adminFirestore().doc(`admins/${id}`).delete(),
      ({ uid: id }) => adminFirestore().doc(`users/${id}`).update({ disabled: true }),
      ({ uid: id }) => adminFirestore().doc(`deleted/${id}`).set({ at: new Date() }),
    ];
    for (const loseAccess of waysToLoseAccess) {
      const admin = await createAdmin(['messages']);
      expect(await underTest.call(admin, list)).toMatchObject({ status: 200 });
      await loseAccess(admin);
      expect(await underTest.call(admin, list)).toMatchObject(REFUSED);
    }
  });
});
