import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createCommentReader, createCommentRepository } from '../firebase/comment-repository.ts';
import { createMessageRepository } from '../firebase/message-repository.ts';
import { createProfileRepository } from '../firebase/profile-repository.ts';
import { createLikeRepository, createOwnShares } from '../firebase/share-repository.ts';
import type { SignedInUser } from '../services/account/account-service.ts';
import { createProfileLoader } from '../services/account/profile-loader.ts';
import { createShareReports } from '../services/sharing/share-reports.ts';
import { createSharedItemMember } from '../services/sharing/shared-item-member.ts';
import { type SharedItemService, createSharedItemService } from '../services/sharing/shared-item-service.ts';
import { connectFunctions } from './connect-functions.ts';
import type { Core } from './core.ts';
import { deviceStore } from './device-store.ts';
import { openFirestore } from '../firebase/start-firestore.ts';

export function createSharedItems(core: Core, user: SignedInUser | null): SharedItemService {
  const firestore = openFirestore(core);
  return createSharedItemService({
    comments: createCommentReader(firestore),
    ...createShareReports({
      functions: connectFunctions(core),
      // The rules accept reports only from users with a verified email address (docs/decisions/0064).
      signedIn: user?.emailVerified
        ? { uid: user.uid, messages: createMessageRepository(firestore, user.uid), clock: core.clock }
        : null,
    }),
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
    profile: createProfileLoader(profiles, user),
    profiles,
    isVerified: async () => {
      await core.account.checkVerification();
      const session = core.account.session();
      return session.status === 'signed-in' && session.user.emailVerified;
    },
    store: deviceStore,
    storeKey: STORAGE_KEYS.heldComments(uid),
    clock: core.clock,
    now: Date.now,
  });
}
