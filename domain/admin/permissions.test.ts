import { describe, expect, it } from 'vitest';
import { ADMIN_PERMISSIONS, mayAdmin, readAdmin } from './permissions.ts';

const UID = 'rosa';
const permissionsOf = (permissions: unknown) =>
  readAdmin(UID, { userId: UID, role: 'admin', permissions })?.permissions;

describe('readAdmin', () => {
  it('admin permissions are read from a list or from JSON', () => {
    expect(permissionsOf(['people', 'moderation'])).toEqual(['moderation', 'people']);
    expect(permissionsOf('["people"]')).toEqual(['people']);
    expect(permissionsOf(JSON.stringify(ADMIN_PERMISSIONS))).toEqual(ADMIN_PERMISSIONS);
  });

  it.each([
    ['none', undefined],
    ['null', null],
    ['broken JSON', '["people"'],
    ['empty text', ''],
    ['JSON that is no list', '{"people": true}'],
    ['a name in JSON', '"people"'],
    ['a bare name', 'people'],
    ['a map', { people: true }],
    ['a list written as a map', { 0: 'people' }],
    ['a number', 7],
    ['unknown names', ['all', '*', 'People', 7, null, ['people']]],
  ])('an admin record with %s as permissions allows nothing', (_what, permissions) => {
    expect(permissionsOf(permissions)).toEqual([]);
  });

  it('duplicate and unknown admin permissions are dropped', () => {
    expect(permissionsOf(['people', 'people', 'everything'])).toEqual(['people']);
  });

  it('the default role of an administrator is admin', () => {
    expect(readAdmin(UID, { userId: UID })).toEqual({ userId: UID, role: 'admin', permissions: [] });
    expect(readAdmin(UID, { userId: UID, role: 'helper' })?.role).toBe('helper');
  });

  it('an admin record with the id of another user is not read', () => {
    expect(readAdmin(UID, null)).toBeNull();
    expect(readAdmin(UID, {})).toBeNull();
    expect(readAdmin(UID, { userId: 'somebody', permissions: ['people'] })).toBeNull();
  });

  it('an administrator has only the listed permissions', () => {
    const admin = readAdmin(UID, { userId: UID, permissions: ['people'] });
    expect(ADMIN_PERMISSIONS.filter((permission) => mayAdmin(admin, permission))).toEqual(['people']);
    expect(mayAdmin(null, 'people')).toBe(false);
  });
});
