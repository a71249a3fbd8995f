import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { collection, getDocs, limit, query, type Firestore } from 'firebase/firestore/lite';
import type { ChildRepository } from '../services/ports/account-repositories.ts';
import { CHILD_COUNTER, createCountedDocuments } from './counted-documents.ts';

export function createChildRepository(firestore: Firestore, uid: string): ChildRepository {
  const children = collection(firestore, 'users', uid, 'children');
  return {
    ...createCountedDocuments(firestore, uid, children, CHILD_COUNTER, readChildProfile),
    async list() {
      const { docs } = await getDocs(query(children, limit(LIMITS.children)));
      const readable = docs
        .map((document) => readChildProfile(document.id, document.data()))
        .filter((child) => child !== null);
      return readable.sort((one, other) => (one.createdAt ?? 0) - (other.createdAt ?? 0));
    },
  };
}
