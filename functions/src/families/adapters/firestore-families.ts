import { CHILD_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { realNamesOf } from '@talelantern/domain/safety/real-names';
import { avoidedIn } from '@talelantern/domain/stories/child-books';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { readText, readTextList } from '@talelantern/domain/stored/read-fields';
import type { Firestore } from 'firebase-admin/firestore';
import type { ProtectedStory } from '../ports/ports.ts';

/** Limits the reads for each comment on a share, because plans may allow any number of characters. */
const MAX_REAL_CHILDREN = 200;

export const createFirestoreFamilies = (firestore: Firestore) => ({
  hasProfile: async (uid: string) => (await firestore.doc(`users/${uid}`).get()).exists,
  /**
   * The safety settings of the child `childId` and of a story's children. In a story, names of deleted children
   * are real names too (docs/decisions/0226).
   * @throws AppError `not_found` when the user has no such child.
   */
  async safetyOf(uid: string, childId: string | null, story: ProtectedStory | Promise<ProtectedStory> = {}) {
    const storyRead = Promise.resolve(story);
    const [children, characters, { childId: ownerId = childId, ageRange, readerIds = [] }, deleted] = await Promise.all(
      [
        firestore.collection(`users/${uid}/children`).get(),
        firestore
          .collection('characters')
          .where('userId', '==', uid)
          .where('realChild', '==', true)
          .select('name')
          .limit(MAX_REAL_CHILDREN)
          .get(),
        storyRead,
        storyRead.then(({ memoryKey }) => deletedChildrenIn(firestore, uid, memoryKey)),
      ],
    );
    const profiles = children.docs.flatMap((document) => readChildProfile(document.id, document.data()) ?? []);
    const find = (profileId: string | null) => profiles.find(({ id }) => id === profileId);
    if (childId !== null && !find(childId)) throw new AppError('not_found', CHILD_NOT_FOUND, { field: 'childId' });
    const ids = [childId, ownerId, ...readerIds];
    const [reader] = ids.flatMap((id) => find(id) ?? []);
    const nicknames = profiles.map(({ nickname }) => nickname);
    const marked = characters.docs.map((document) => readText(document.get('name')));
    return {
      avoid: avoidedIn({ childId: ownerId, ageRange }, ids, profiles),
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
