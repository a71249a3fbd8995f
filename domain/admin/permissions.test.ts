import { describe, expect, it } from 'vitest';
import { ADMIN_PERMISSIONS, mayAdmin, readAdmin } from './permissions.ts';

const UID = 'rosa';
const permissionsOf = (permissions: unknown) =>
  readAdmin(UID, { userId: UID, role: 'admin', permissions })?.permissions;

describe('F5: the record of an administrator', () => {
  it('holds permissions as a list or as JSON', () => {
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
  ])('allows nothing with %s as permissions', (_what, permissions) => {
    expect(permissionsOf(permissions)).toEqual([]);
  });

  it('counts each permission once and leaves out what is unknown', () => {
    expect(permissionsOf(['people', 'people', 'everything'])).toEqual(['people']);
  });

  it('has the role admin unless it says another', () => {
    expect(readAdmin(UID, { userId: UID })).toEqual({ userId: UID, role: 'admin', permissions: [] });
    expect(readAdmin(UID, { userId: UID, role: 'helper' })?.role).toBe('helper');
  });

  it('makes nobody an administrator whom it does not name', () => {
    expect(readAdmin(UID, null)).toBeNull();
    expect(readAdmin(UID, {})).toBeNull();
    expect(readAdmin(UID, { userId: 'somebody', permissions: ['people'] })).toBeNull();
  });

  it('allows what it names and nothing else', () => {
    const admin = readAdmin(UID, { userId: UID, permissions: ['people'] });
    expect(ADMIN_PERMISSIONS.filter((permission) => mayAdmin(admin, permission))).toEqual(['people']);
    expect(mayAdmin(null, 'people')).toBe(false);
  });
});
