import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { ADMIN_PERMISSIONS, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import { describe, it } from 'vitest';
import { amend, familyWithStory, readSurely, signUp, store, type Family } from './family.ts';
import { someComment, someShare } from './public-share.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

/** What each permission is about, as it stands in the database; administrators see it through the function alone. */
const BEHIND: Readonly<Record<AdminPermission, (family: Family) => Promise<readonly string[]>>> = {
  moderation: async (family) => {
    const { id, path } = await someShare({ ownerId: family.uid, fields: { hidden: true } });
    const comment = await someComment(family, id, { status: 'held' });
    return [path, `comments/${comment}`, await stored('reports', family)];
  },
  messages: async (family) => [await stored('contact_messages', family)],
  people: async (family) => {
    const usage = `usage/${monthlyUsageId(family.uid, Date.now())}`;
    await store(usage, { userId: family.uid });
    return [family.profilePath, usage];
  },
  overview: async (family) => [await stored('stats', family)],
  settings: async (family) => [await stored('settings', family), await stored('audit', family)],
};

async function stored(collection: string, { uid }: Family): Promise<string> {
  const path = `${collection}/of-${uid}`;
  await store(path, { userId: uid });
  return path;
}

async function adminWith(permissions: unknown): Promise<Family> {
  const admin = await signUp();
  await store(`admins/${admin.uid}`, { userId: admin.uid, role: 'admin', permissions });
  return admin;
}

/** Nothing of it is read, listed, changed, deleted or made anew. */
async function seesNothing({ db }: Family, path: string): Promise<void> {
  const document = db.doc(path);
  await denied(readSurely(document));
  await denied(readSurely(db.collection(path.slice(0, path.lastIndexOf('/'))).limit(1)));
  await denied(document.update({ status: 'resolved', hidden: false, disabled: true }));
  await denied(document.delete());
  await denied(db.doc(`${path}-anew`).set({ status: 'resolved' }));
}

describe.each(ADMIN_PERMISSIONS)('F4, F5: the permission %s', (permission) => {
  it('opens nothing past the function, neither of what it is about nor of a private story', async () => {
    const { family, path: story } = await familyWithStory();
    const admin = await adminWith([permission]);
    for (const path of [story, ...(await BEHIND[permission](family))]) await seesNothing(admin, path);
    await allowed(readSurely(admin.db.doc(`admins/${admin.uid}`)));
    await allowed(readSurely(family.db.doc(story)));
  });

  it('is given by no administrator, and by nobody to themselves', async () => {
    const [admin, family] = [await adminWith([permission]), await signUp()];
    for (const { db, uid } of [admin, family]) {
      await denied(db.doc(`admins/${uid}`).set({ userId: uid, role: 'admin', permissions: [...ADMIN_PERMISSIONS] }));
      await denied(db.doc(`admins/${family.uid}`).set({ userId: family.uid, permissions: [permission] }));
    }
    await denied(admin.db.doc(`admins/${admin.uid}`).update({ permissions: [...ADMIN_PERMISSIONS] }));
    await allowed(readSurely(admin.db.doc(`admins/${admin.uid}`)));
  });

  it('is read no more by an administrator who was switched off', async () => {
    const admin = await adminWith([permission]);
    await allowed(readSurely(admin.db.doc(`admins/${admin.uid}`)));
    await amend(admin.profilePath, { disabled: true });
    await store(`switched_off/${admin.uid}`, {});
    await denied(readSurely(admin.db.doc(`admins/${admin.uid}`)));
  });
});
