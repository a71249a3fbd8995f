import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { ADMIN_PERMISSIONS, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { describe, it } from 'vitest';
import { updateAsServer, familyWithStory, readWithRetry, signUp, writeAsServer, type Family } from './family.ts';
import { someComment, someShare } from './public-share.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

/** The documents that each permission covers; administrators read them only through the admin function. */
const PERMISSION_DOCUMENTS: Readonly<Record<AdminPermission, (family: Family) => Promise<readonly string[]>>> = {
  moderation: async (family) => {
    const { id, path } = await someShare({ ownerId: family.uid, fields: { hidden: true } });
    const comment = await someComment(family, id, { status: 'held' });
    return [path, `comments/${comment}`, await storeDocument('reports', family)];
  },
  messages: async (family) => [await storeDocument('contact_messages', family)],
  people: async (family) => {
    const usage = `usage/${monthlyUsageId(family.uid, Date.now())}`;
    await writeAsServer(usage, { userId: family.uid });
    return [family.profilePath, usage];
  },
  overview: async (family) => [await storeDocument('stats', family)],
  settings: async (family) => [await storeDocument('settings', family), await storeDocument('audit', family)],
};

async function storeDocument(collection: string, { uid }: Family): Promise<string> {
  const path = `${collection}/of-${uid}`;
  await writeAsServer(path, { userId: uid });
  return path;
}

async function adminWith(permissions: unknown): Promise<Family> {
  const admin = await signUp();
  await writeAsServer(`admins/${admin.uid}`, { userId: admin.uid, role: 'admin', permissions });
  return admin;
}

/** Asserts that the document cannot be read, listed, changed, deleted or created. */
async function expectNoAccess({ db }: Family, path: string): Promise<void> {
  const document = db.doc(path);
  await denied(readWithRetry(document));
  await denied(readWithRetry(db.collection(path.slice(0, path.lastIndexOf('/'))).limit(1)));
  await denied(document.update({ status: 'resolved', hidden: false, disabled: true }));
  await denied(document.delete());
  await denied(db.doc(`${path}-new`).set({ status: 'resolved' }));
}

describe.each(ADMIN_PERMISSIONS)('the permission %s', (permission) => {
  it('a permission does not let an administrator read its documents or a private story without the admin function', async () => {
    const { family, path: story } = await familyWithStory();
    const admin = await adminWith([permission]);
    for (const path of [story, ...(await PERMISSION_DOCUMENTS[permission](family))]) await expectNoAccess(admin, path);
    await allowed(readWithRetry(admin.db.doc(`admins/${admin.uid}`)));
    await allowed(readWithRetry(family.db.doc(story)));
  });

  it('an administrator cannot grant a permission to others or to themselves', async () => {
    const [admin, family] = [await adminWith([permission]), await signUp()];
    for (const { db, uid } of [admin, family]) {
      await denied(db.doc(`admins/${uid}`).set({ userId: uid, role: 'admin', permissions: [...ADMIN_PERMISSIONS] }));
      await denied(db.doc(`admins/${family.uid}`).set({ userId: family.uid, permissions: [permission] }));
    }
    await denied(admin.db.doc(`admins/${admin.uid}`).update({ permissions: [...ADMIN_PERMISSIONS] }));
    await allowed(readWithRetry(admin.db.doc(`admins/${admin.uid}`)));
  });

  it('a disabled administrator cannot read their own admin record', async () => {
    const admin = await adminWith([permission]);
    await allowed(readWithRetry(admin.db.doc(`admins/${admin.uid}`)));
    await updateAsServer(admin.profilePath, { disabled: true });
    await writeAsServer(`switched_off/${admin.uid}`, {});
    await denied(readWithRetry(admin.db.doc(`admins/${admin.uid}`)));
  });
});
