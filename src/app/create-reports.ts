import { createMessageRepository } from '../firebase/message-repository.ts';
import type { SignedInUser } from '../services/account/account-service.ts';
import { createShareReports } from '../services/sharing/share-reports.ts';
import type { SharedItemService } from '../services/sharing/shared-item-service.ts';
import { connectFunctions } from './connect-functions.ts';
import type { Core } from './core.ts';
import { openFirestore } from '../firebase/start-firestore.ts';

/** A separate chunk: few readers report anything. */
export const createReports = (core: Core, user: SignedInUser | null): Pick<SharedItemService, 'report'> =>
  createShareReports({
    functions: connectFunctions(core),
    signedIn: user && { uid: user.uid, messages: createMessageRepository(openFirestore(core), user.uid) },
  });
