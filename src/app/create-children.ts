import type { Firestore } from 'firebase/firestore/lite';
import { createChildRepository } from '../firebase/child-repository.ts';
import { type ChildService, createChildService } from '../services/children/child-service.ts';
import type { HeldDeletions } from '../services/deletion/held-deletion.ts';
import type { ProfileLoader } from '../services/account/profile-loader.ts';

interface ChildrenDeps {
  uid: string;
  firestore: Firestore;
  profile: ProfileLoader;
  deletions: HeldDeletions;
}

/** A separate chunk: the generator's first screen does not need it. */
export const createChildren = ({ uid, firestore, profile, deletions }: ChildrenDeps): ChildService =>
  createChildService({ children: createChildRepository(firestore, uid), profile, deletions, now: Date.now });
