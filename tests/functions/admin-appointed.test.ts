import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '../../emulators/launcher/folders.ts';
import { auditOf } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily } from './support/family.ts';

/** What `npm run admin` runs, against the cloud of the tests. */
async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const options = { env: { ...process.env, ...inject('cloud').adminEnvironment } };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(PROJECT_ROOT, 'scripts/admin.ts'), ...args],
      options,
    );
    return { code: 0, text: stdout };
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    return { code: 1, text };
  }
}

it('npm run admin makes administrators, lists them, and takes them out', async () => {
  const { uid } = await createFamily();
  const email = `${uid}@example.test`;
  // Of an earlier version, under an id of its own.
  const record = { userId: uid, role: 'admin', permissions: '["people"]' };
  await adminFirestore().doc(`admins/record-of-${uid}`).set(record);
  expect((await run('list')).text).toContain(`${email}  no permissions  (does not count: add again)`);

  expect(await run('add', email)).toMatchObject({ code: 0 });
  expect(await storedFields(`admins/${uid}`)).toMatchObject({
    userId: uid,
    role: 'admin',
    permissions: ADMIN_PERMISSIONS,
  });
  expect(await storedFields(`admins/record-of-${uid}`)).toEqual({});

  expect(await run('add', email, 'messages', 'moderation')).toMatchObject({ code: 0 });
  expect((await run('list')).text).toContain(`${email}  moderation, messages\n`);

  expect(await run('remove', email)).toMatchObject({ code: 0 });
  expect(await storedFields(`admins/${uid}`)).toEqual({});
  expect((await auditOf('admin', uid)).map(({ action, after }) => [action, after])).toEqual([
    ['appointAdmin', { permissions: [...ADMIN_PERMISSIONS] }],
    ['appointAdmin', { permissions: ['moderation', 'messages'] }],
    ['dismissAdmin', null],
  ]);
});

it.each([
  [['add', 'nobody@example.test'], 'Nobody signs in as nobody@example.test'],
  [['add', 'nobody@example.test', 'everything'], 'There is no permission everything'],
  [['add'], 'npm run admin -- add <address>'],
  [[], 'npm run admin -- add <address>'],
])('npm run admin %j says what is wrong', async (args, sentence) => {
  const { code, text } = await run(...args);
  expect(code).toBe(1);
  expect(text).toContain(sentence);
});
