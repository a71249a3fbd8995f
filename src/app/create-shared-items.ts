import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createCommentReader, createCommentRepository } from '../firebase/comment-repository.ts';
import { createProfileRepository } from '../firebase/profile-repository.ts';
import { createLikeRepository, createOwnShares } from '../firebase/share-repository.ts';
import type { SignedInUser } from '../services/account-service.ts';
import { createProfileKeeper } from '../services/profile-keeper.ts';
import { createSharedItemMember } from '../services/create-shared-item-member.ts';
import { createSharedItemService } from '../services/create-shared-item-service.ts';
import type { SharedItemService } from '../services/shared-item-service.ts';
import type { Core } from './core.ts';
import { createLateReport, createViewCount } from './create-passing-reader.ts';
import { openFirestore } from './open-firestore.ts';

/** What readers of a shared page may do, for whoever is signed in, or a visitor: a file of its own, loaded by the first act. */
export function createSharedItems(core: Core, user: SignedInUser | null): SharedItemService {
  const firestore = openFirestore(core);
  return createSharedItemService({
    comments: createCommentReader(firestore),
    countView: createViewCount(core),
    report: createLateReport(core, user),
    member: user && createMember(core, user),
  });
}

function createMember(core: Core, user: SignedInUser) {
  const { uid } = user;
  const firestore = openFirestore(core);
  const profiles = createProfileRepository(firestore, core.clock);
  return createSharedItemMember({
    uid,
    likes: createLikeRepository(firestore, uid),
    comments: createCommentRepository(firestore, uid),
    ownShares: createOwnShares(firestore, uid),
    profile: createProfileKeeper(profiles, user),
    profiles,
    isVerified: async () => {
      await core.account.checkVerification();
      const session = core.account.session();
      return session.status === 'signed-in' && session.user.emailVerified;
    },
    store: localStorage,
    storeKey: STORAGE_KEYS.heldComments(uid),
    now: Date.now,
  });
}
