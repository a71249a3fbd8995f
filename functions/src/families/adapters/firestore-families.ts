import { CHILD_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { readText } from '@talelantern/domain/stored/read-fields';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoredChildren } from '../ports/ports.ts';

/** Every comment on a share reads these names, and plans may allow any number of characters. */
const MAX_REAL_CHILDREN = 200;

export const createFirestoreFamilies = (firestore: Firestore) => ({
  hasProfile: async (uid: string) => (await firestore.doc(`users/${uid}`).get()).exists,
  /**
   * What protects the child `childId`, and the children that a story is stored with, which may be deleted.
   * @throws AppError `not_found` when `childId` is not a child of the user.
   */
  async safetyOf(uid: string, childId: string | null, stored: StoredChildren = []) {
    const [children, realChildren, storedIds] = await Promise.all([
      firestore.collection(`users/${uid}/children`).get(),
      firestore
        .collection('characters')
        .where('userId', '==', uid)
        .where('realChild', '==', true)
        .select('name')
        .limit(MAX_REAL_CHILDREN)
        .get(),
      stored,
    ]);
    const profiles = children.docs.flatMap((document) => readChildProfile(document.id, document.data()) ?? []);
    const find = (wanted: string | null | undefined) => profiles.find(({ id }) => id === wanted);
    const child = find(childId);
    if (childId !== null && !child) throw new AppError('not_found', CHILD_NOT_FOUND, { field: 'childId' });
    const readers = [child ?? [], ...storedIds.map((id) => find(id) ?? [])].flat();
    const [reader] = readers;
    return {
      avoid: [...new Set(readers.flatMap(({ avoid }) => avoid))],
      reader: reader ? { readingLevel: reader.readingLevel, likes: reader.likes } : null,
      realNames: [
        ...profiles.map(({ nickname }) => nickname),
        ...realChildren.docs.map((document) => readText(document.get('name'))),
      ],
    };
  },
});
