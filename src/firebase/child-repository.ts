import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import type { ChildRepository } from '../services/ports/account-repositories.ts';
import { CHILD_COUNTER, createCounted, deleteCounted } from './counted-documents.ts';

export function createChildRepository(firestore: Firestore, uid: string): ChildRepository {
  const profile = doc(firestore, 'users', uid);
  const children = collection(profile, 'children');
  const childOf = (id: string) => doc(children, id);
  return {
    async list() {
      const { docs } = await getDocs(query(children, limit(LIMITS.children)));
      const readable = docs
        .map((document) => readChildProfile(document.id, document.data()))
        .filter((child) => child !== null);
      return readable.sort((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0));
    },
    create: (id, fields) => {
      const now = serverTimestamp();
      return createCounted(
        firestore,
        profile,
        childOf(id),
        { ...fields, createdAt: now, updatedAt: now },
        CHILD_COUNTER,
      );
    },
    update: (id, fields) => updateDoc(childOf(id), { ...fields, updatedAt: serverTimestamp() }),
    delete: (id) => deleteCounted(firestore, profile, childOf(id), CHILD_COUNTER),
  };
}
