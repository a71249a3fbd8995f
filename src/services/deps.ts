import type { ProfileLoader } from './account/profile-loader.ts';
import type { Sleep } from './core/sleep.ts';
import type { HeldDeletions } from './deletion/held-deletion.ts';
import type { PendingRequests } from './generation/pending-requests.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { PictureStore } from './ports/item-repositories.ts';
import type { ServerClock } from './ports/server-clock.ts';

/** What a family's services are given to work with. Each service takes the part that it needs. */
export interface FamilyDeps {
  uid: string;
  profile: ProfileLoader;
  functions: FunctionsClient;
  requests: PendingRequests;
  deletions: Pick<HeldDeletions, 'isHeld'>;
  pictures: PictureStore;
  /** The server's clock, which leases of jobs refer to. */
  clock: ServerClock;
  now: () => number;
  sleep: Sleep;
}

/** What a service that only calls functions works with. */
export type CallerDeps = Pick<FamilyDeps, 'uid'> & { functions: Pick<FunctionsClient, 'call'> };
