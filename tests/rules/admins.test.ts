import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { describe, expect, it } from 'vitest';
import { signUp, store, visitorDb, readSurely } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

describe('the records of administrators', () => {
  it('F4: are read by the administrator they name, and by nobody else', async () => {
    const [admin, family] = [await signUp(), await signUp()];
    const path = `admins/${admin.uid}`;
    await store(path, { userId: admin.uid, role: 'admin', permissions: '[]' });
    const ownOf = ({ db, uid }: typeof admin) => db.collection('admins').where('userId', '==', uid);
    await denied(readSurely(family.db.doc(path)));
    await denied(readSurely(visitorDb().doc(path)));
    await denied(readSurely(admin.db.collection('admins').limit(10)));
    await denied(readSurely(family.db.collection('admins').where('userId', '==', admin.uid).limit(10)));
    await denied(readSurely(ownOf(admin)));
    await denied(readSurely(ownOf(admin).limit(MAX_QUERY_LIMIT + 1)));
    await allowed(readSurely(admin.db.doc(path)));
    expect((await allowed(readSurely(ownOf(admin).limit(MAX_QUERY_LIMIT)))).size).toBe(1);
    expect((await allowed(readSurely(ownOf(family).limit(1)))).size).toBe(0);
    expect((await allowed(readSurely(family.db.doc(`admins/${family.uid}`)))).exists).toBe(false);
  });

  it('F5, F6: open nothing in the app: what administrators see, they see through functions', async () => {
    const admin = await signUp();
    await store(`admins/${admin.uid}`, { userId: admin.uid, role: 'admin', permissions: '{broken' });
    await store(`admins/another-${admin.uid}`, { userId: admin.uid, role: 'admin', permissions: ['all'] });
    const family = await signUp();
    await store(`contact_messages/${family.uid}`, { userId: family.uid });
    for (const path of [`contact_messages/${family.uid}`, family.profilePath, `settings/${family.uid}`])
      await denied(readSurely(admin.db.doc(path)));
    await allowed(readSurely(admin.db.doc(`admins/${admin.uid}`)));
  });

  it('F4: are written by nobody, not even by an administrator', async () => {
    const admin = await signUp();
    const record = admin.db.doc(`admins/${admin.uid}`);
    await denied(record.set({ userId: admin.uid, role: 'admin' }));
    await store(`admins/${admin.uid}`, { userId: admin.uid, role: 'admin' });
    await denied(record.update({ permissions: ['all'] }));
    await denied(record.delete());
    await allowed(readSurely(record));
  });

  it('tell everybody what stands in the banner, and nobody writes it past them', async () => {
    const admin = await signUp();
    await store(`admins/${admin.uid}`, { userId: admin.uid, role: 'admin', permissions: [...ADMIN_PERMISSIONS] });
    await allowed(readSurely(visitorDb().doc('notices/banner')));
    await allowed(readSurely(admin.db.doc('notices/banner')));
    await denied(readSurely(visitorDb().doc('notices/draft')));
    await denied(readSurely(visitorDb().collection('notices').limit(1)));
    await denied(admin.db.doc('notices/banner').set({ text: 'All is free.' }));
    await denied(admin.db.doc('notices/banner').delete());
  });

  it.each(['audit', 'settings', 'stats'])('F4, F5: open no document of %s, whatever they allow', async (collection) => {
    const admin = await signUp();
    await store(`admins/${admin.uid}`, { userId: admin.uid, role: 'admin', permissions: [...ADMIN_PERMISSIONS] });
    const path = `${collection}/of-${admin.uid}`;
    await store(path, { adminId: admin.uid, userId: admin.uid });
    const document = admin.db.doc(path);
    await denied(readSurely(document));
    await denied(readSurely(admin.db.collection(collection).where('userId', '==', admin.uid).limit(1)));
    await denied(document.update({ userId: 'somebody' }));
    await denied(document.delete());
    await denied(admin.db.doc(`${path}-anew`).set({ userId: admin.uid }));
    await denied(readSurely(visitorDb().doc(path)));
    await allowed(readSurely(admin.db.doc(`admins/${admin.uid}`)));
  });
});
