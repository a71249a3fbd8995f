import { CHILD_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { readRealChildren, type RealChild } from '@talelantern/domain/safety/real-child';
import { realNamesOf } from '@talelantern/domain/safety/real-names';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { readText } from '@talelantern/domain/stored/read-fields';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { StoredStory } from '../ports/ports.ts';

/** Every comment on a share reads these names, and plans may allow any number of characters. */
const MAX_REAL_CHILDREN = 200;

export const createFirestoreFamilies = (firestore: Firestore) => ({
  hasProfile: async (uid: string) => (await firestore.doc(`users/${uid}`).get()).exists,
  /**
   * What protects the child `childId` and the children of a stored story. Names of children that have been deleted since
   * the story was generated are real names in it for good (docs/decisions/0226).
   * @throws AppError `not_found` when `childId` is not a child of the user.
   */
  async safetyOf(uid: string, childId: string | null, stored: StoredStory | Promise<StoredStory> = {}) {
    const storedRead = Promise.resolve(stored);
    const [children, characters, { childIds = [] }, named] = await Promise.all([
      firestore.collection(`users/${uid}/children`).get(),
      firestore
        .collection('characters')
        .where('userId', '==', uid)
        .where('realChild', '==', true)
        .select('name')
        .limit(MAX_REAL_CHILDREN)
        .get(),
      storedRead,
      storedRead.then(({ memoryKey }) => namedIn(firestore, uid, memoryKey)),
    ]);
    const profiles = children.docs.flatMap((document) => readChildProfile(document.id, document.data()) ?? []);
    const find = (wanted: string | null | undefined) => profiles.find(({ id }) => id === wanted);
    const child = find(childId);
    if (childId !== null && !child) throw new AppError('not_found', CHILD_NOT_FOUND, { field: 'childId' });
    const readers = [child ?? [], ...childIds.map((id) => find(id) ?? [])].flat();
    const [reader] = readers;
    const nicknames: RealChild[] = profiles.map(({ id, nickname }) => ({ id, name: nickname }));
    const marked: RealChild[] = characters.docs.map((document) => ({
      id: document.id,
      name: readText(document.get('name')),
    }));
    const registered = [...nicknames, ...marked];
    const unknown = named.filter(({ id }) => registered.every((other) => other.id !== id));
    const deleted = await deletedOf(firestore, unknown);
    return {
      avoid: [...new Set(readers.flatMap(({ avoid }) => avoid))],
      reader: reader ? { readingLevel: reader.readingLevel, likes: reader.likes } : null,
      realChildren: [...registered, ...deleted],
      realNames: [...realNamesOf(nicknames.map(nameOf), marked.map(nameOf)), ...deleted.map(nameOf)],
    };
  },
});

const nameOf = ({ name }: RealChild): string => name;

/** The real children that the story with this key named when it was generated. */
async function namedIn(firestore: Firestore, uid: string, memoryKey: string | null = null): Promise<RealChild[]> {
  if (memoryKey === null || !ENTITY_ID_PATTERN.test(memoryKey)) return [];
  const ledger = await firestore.doc(`generations/${uid}_${memoryKey}`).get();
  return readRealChildren(ledger.get('realChildren'));
}

/** Leaves out children whose character exists: they were marked as deleted by mistake. */
async function deletedOf(firestore: Firestore, children: readonly RealChild[]): Promise<RealChild[]> {
  const characters = firestore.collection('characters');
  const found: DocumentSnapshot[] =
    children.length === 0 ? [] : await firestore.getAll(...children.map(({ id }) => characters.doc(id)));
  return children.filter((_, index) => !found[index]?.exists);
}
