import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { administer } from '../../scripts/admin/administer.ts';
import { auditOf } from './support/admins.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily } from './support/family.ts';

interface Outcome {
  code: number;
  text: string;
}

/** Runs `npm run admin` against the test cloud. */
async function runScript(...args: string[]): Promise<Outcome> {
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

/**
 * Like `runScript`, but in this process, because starting one loads the SDK, which takes two seconds of processor time.
 */
async function run(...args: string[]): Promise<Outcome> {
  const lines: string[] = [];
  const cloud = { firestore: adminFirestore(), auth: adminAuth() };
  try {
    await administer(cloud, args, (line) => lines.push(line));
    return { code: 0, text: lines.map((line) => `${line}\n`).join('') };
  } catch (error) {
    return { code: 1, text: String(error) };
  }
}

it('npm run admin adds, lists and removes administrators', async () => {
  const { uid } = await createFamily();
  const email = `${uid}@example.test`;
  // A record of an earlier version, under an id that is not the uid.
  const record = { userId: uid, role: 'admin', permissions: '["people"]' };
  await adminFirestore().doc(`admins/record-of-${uid}`).set(record);
  expect((await runScript('list')).text).toContain(`${email}  no permissions  (does not count: add again)`);

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
  // Removing an administrator who has already been removed changes and logs nothing.
  expect(await run('remove', email)).toMatchObject({ code: 0 });
  expect((await auditOf('admin', uid)).map(({ action, after }) => [action, after])).toEqual([
    ['appointAdmin', { permissions: [...ADMIN_PERMISSIONS] }],
    ['appointAdmin', { permissions: ['moderation', 'messages'] }],
    ['dismissAdmin', null],
  ]);
});

it('an email address is appointed only after its owner has verified it, and can be removed unverified', async () => {
  const { uid } = await createFamily({ verified: false });
  const email = `${uid}@example.test`;
  expect(await run('add', email)).toMatchObject({ code: 1, text: expect.stringContaining('has not been verified') });
  expect(await storedFields(`admins/${uid}`)).toEqual({});
  await adminAuth().updateUser(uid, { emailVerified: true });
  expect(await run('add', email)).toMatchObject({ code: 0 });
  await adminAuth().updateUser(uid, { emailVerified: false });
  expect(await run('remove', email)).toMatchObject({ code: 0 });
});

it.each([
  [['add', 'nobody@example.test'], 'No one signs in as nobody@example.test'],
  [['add', 'nobody@example.test', 'everything'], 'There is no permission everything'],
  [['add'], 'npm run admin -- add <address>'],
])('npm run admin %j reports what is wrong', async (args, sentence) => {
  const { code, text } = await run(...args);
  expect(code).toBe(1);
  expect(text).toContain(sentence);
});

it('npm run admin ends with an error and explains its use when it is called without a command', async () => {
  const { code, text } = await runScript();
  expect(code).toBe(1);
  expect(text).toContain('npm run admin -- add <address>');
});
