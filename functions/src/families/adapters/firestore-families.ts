import { CHILD_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { realNamesOf } from '@talelantern/domain/safety/real-names';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { readText, readTextList } from '@talelantern/domain/stored/read-fields';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoredStory } from '../ports/ports.ts';

/** Limits the reads for each comment on a share, because plans may allow any number of characters. */
const MAX_REAL_CHILDREN = 200;

export const createFirestoreFamilies = (firestore: Firestore) => ({
  hasProfile: async (uid: string) => (await firestore.doc(`users/${uid}`).get()).exists,
  /**
   * The safety settings of the child `childId` and of a stored story's children. In a story, names of deleted children
   * are real names too (docs/decisions/0226).
   * @throws AppError `not_found` when the user has no such child.
   */
  async safetyOf(uid: string, childId: string | null, stored: StoredStory | Promise<StoredStory> = {}) {
    const storedRead = Promise.resolve(stored);
    const [children, characters, { childIds = [] }, deleted] = await Promise.all([
      firestore.collection(`users/${uid}/children`).get(),
      firestore
        .collection('characters')
        .where('userId', '==', uid)
        .where('realChild', '==', true)
        .select('name')
        .limit(MAX_REAL_CHILDREN)
        .get(),
      storedRead,
      storedRead.then(({ memoryKey }) => deletedChildrenIn(firestore, uid, memoryKey)),
    ]);
    const profiles = children.docs.flatMap((document) => readChildProfile(document.id, document.data()) ?? []);
    const find = (profileId: string | null | undefined) => profiles.find(({ id }) => id === profileId);
    const child = find(childId);
    if (childId !== null && !child) throw new AppError('not_found', CHILD_NOT_FOUND, { field: 'childId' });
    const readers = [child ?? [], ...childIds.map((id) => find(id) ?? [])].flat();
    const [reader] = readers;
    const nicknames = profiles.map(({ nickname }) => nickname);
    const marked = characters.docs.map((document) => readText(document.get('name')));
    return {
      avoid: [...new Set(readers.flatMap(({ avoid }) => avoid))],
      reader: reader ? { readingLevel: reader.readingLevel, likes: reader.likes } : null,
      realNames: [...realNamesOf(nicknames, marked), ...deleted],
    };
  },
});

/** The names of deleted children that the story with this key mentions. */
async function deletedChildrenIn(
  firestore: Firestore,
  uid: string,
  memoryKey: string | null = null,
): Promise<string[]> {
  if (memoryKey === null || !ENTITY_ID_PATTERN.test(memoryKey)) return [];
  return readTextList((await firestore.doc(`generations/${uid}_${memoryKey}`).get()).get('deletedChildren'));
}
