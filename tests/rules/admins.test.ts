import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { expect, it } from 'vitest';
import { signUp, writeAsServer, visitorDb, readWithRetry } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

it('an admin record is readable only by the administrator whose id it has', async () => {
  const [admin, family] = [await signUp(), await signUp()];
  const path = `admins/${admin.uid}`;
  await writeAsServer(path, { userId: admin.uid, role: 'admin', permissions: '[]' });
  const recordsOf = ({ db, uid }: typeof admin) => db.collection('admins').where('userId', '==', uid);
  await denied(readWithRetry(family.db.doc(path)));
  await denied(readWithRetry(visitorDb().doc(path)));
  await denied(readWithRetry(admin.db.collection('admins').limit(10)));
  await denied(readWithRetry(family.db.collection('admins').where('userId', '==', admin.uid).limit(10)));
  await denied(readWithRetry(recordsOf(admin)));
  await denied(readWithRetry(recordsOf(admin).limit(MAX_QUERY_LIMIT + 1)));
  await allowed(readWithRetry(admin.db.doc(path)));
  expect((await allowed(readWithRetry(recordsOf(admin).limit(MAX_QUERY_LIMIT)))).size).toBe(1);
  expect((await allowed(readWithRetry(recordsOf(family).limit(1)))).size).toBe(0);
  expect((await allowed(readWithRetry(family.db.doc(`admins/${family.uid}`)))).exists).toBe(false);
});

it('an admin record does not open documents to the app, because administrators read through functions', async () => {
  const admin = await signUp();
  await writeAsServer(`admins/${admin.uid}`, { userId: admin.uid, role: 'admin', permissions: '{broken' });
  await writeAsServer(`admins/another-${admin.uid}`, { userId: admin.uid, role: 'admin', permissions: ['all'] });
  const family = await signUp();
  await writeAsServer(`contact_messages/${family.uid}`, { userId: family.uid });
  for (const path of [`contact_messages/${family.uid}`, family.profilePath, `settings/${family.uid}`])
    await denied(readWithRetry(admin.db.doc(path)));
  await allowed(readWithRetry(admin.db.doc(`admins/${admin.uid}`)));
});

it('an admin record cannot be written, not even by an administrator', async () => {
  const admin = await signUp();
  const record = admin.db.doc(`admins/${admin.uid}`);
  await denied(record.set({ userId: admin.uid, role: 'admin' }));
  await writeAsServer(`admins/${admin.uid}`, { userId: admin.uid, role: 'admin' });
  await denied(record.update({ permissions: ['all'] }));
  await denied(record.delete());
  await allowed(readWithRetry(record));
});

it('everyone may read the banner, and no client may write it', async () => {
  const admin = await signUp();
  await writeAsServer(`admins/${admin.uid}`, {
    userId: admin.uid,
    role: 'admin',
    permissions: [...ADMIN_PERMISSIONS],
  });
  await allowed(readWithRetry(visitorDb().doc('notices/banner')));
  await allowed(readWithRetry(admin.db.doc('notices/banner')));
  await denied(readWithRetry(visitorDb().doc('notices/draft')));
  await denied(readWithRetry(visitorDb().collection('notices').limit(1)));
  await denied(admin.db.doc('notices/banner').set({ text: 'All is free.' }));
  await denied(admin.db.doc('notices/banner').delete());
});

it.each(['audit', 'settings', 'stats'])(
  'an administrator with every permission can neither read nor write %s documents',
  async (collection) => {
    const admin = await signUp();
    await writeAsServer(`admins/${admin.uid}`, {
      userId: admin.uid,
      role: 'admin',
      permissions: [...ADMIN_PERMISSIONS],
    });
    const path = `${collection}/of-${admin.uid}`;
    await writeAsServer(path, { adminId: admin.uid, userId: admin.uid });
    const document = admin.db.doc(path);
    await denied(readWithRetry(document));
    await denied(readWithRetry(admin.db.collection(collection).where('userId', '==', admin.uid).limit(1)));
    await denied(document.update({ userId: 'somebody' }));
    await denied(document.delete());
    await denied(admin.db.doc(`${path}-new`).set({ userId: admin.uid }));
    await denied(readWithRetry(visitorDb().doc(path)));
    await allowed(readWithRetry(admin.db.doc(`admins/${admin.uid}`)));
  },
);
