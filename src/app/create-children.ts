import type { Firestore } from 'firebase/firestore/lite';
import { createChildRepository } from '../firebase/child-repository.ts';
import type { ChildService } from '../services/child-service.ts';
import { createChildService } from '../services/create-child-service.ts';
import type { HeldDeletions } from '../services/held-deletion.ts';
import type { ProfileKeeper } from '../services/profile-keeper.ts';

interface ChildrenDependencies {
  uid: string;
  firestore: Firestore;
  profile: ProfileKeeper;
  deletions: HeldDeletions;
}

/** The children of the family, which stand on the generator but not in its first script: a file of its own. */
export const createChildren = ({ uid, firestore, profile, deletions }: ChildrenDependencies): ChildService =>
  createChildService({ children: createChildRepository(firestore, uid), profile, deletions, now: Date.now });
