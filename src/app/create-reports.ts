import { createMessageRepository } from '../firebase/message-repository.ts';
import type { SignedInUser } from '../services/account-service.ts';
import { createShareReports } from '../services/create-share-reports.ts';
import type { SharedItemService } from '../services/shared-item-service.ts';
import { connectFunctions } from './connect-functions.ts';
import type { Core } from './core.ts';
import { openFirestore } from './open-firestore.ts';

/** What sends reports, for whoever is signed in, or a visitor: a file of its own, few readers ever need it. */
export const createReports = (core: Core, user: SignedInUser | null): Pick<SharedItemService, 'report'> =>
  createShareReports({
    functions: connectFunctions(core),
    signedIn: user && { uid: user.uid, messages: createMessageRepository(openFirestore(core), user.uid) },
  });
