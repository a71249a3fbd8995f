import { storageOrigin } from '../config/environment.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createCharacterLookup } from '../firebase/character-lookup.ts';
import { hasFinishedWork } from '../firebase/finished-work-mark.ts';
import { createProfileRepository } from '../firebase/profile-repository.ts';
import { isDenied } from '../firebase/store-failure.ts';
import { createUsageRepository } from '../firebase/usage-repository.ts';
import type { SignedInUser } from '../services/account-service.ts';
import { createCharacterReader } from '../services/create-character-reader.ts';
import { createHeldDeletions } from '../services/create-held-deletions.ts';
import { createUsageService } from '../services/create-usage-service.ts';
import { LOAD_FAILED } from '../services/generation-service.ts';
import type { HeldDeletions } from '../services/held-deletion.ts';
import { onFirstUse } from '../services/on-first-use.ts';
import { createPictureAddresses } from '../services/picture-addresses.ts';
import type { ProfileRepository } from '../services/ports/profile-repository.ts';
import { createProfileKeeper } from '../services/profile-keeper.ts';
import type { Services } from '../services/services.ts';
import { sleep } from '../services/sleep.ts';
import { readStoredList } from '../services/stored-list.ts';
import type { Standing } from '../services/watch-standing.ts';
import { withSentence } from '../services/with-sentence.ts';
import type { Core } from './core.ts';
import { createLateChildren, createLateReading, createLateServices } from './late-services.ts';
import { openFirestore } from './open-firestore.ts';

export const createProfiles = (core: Core): ProfileRepository =>
  createProfileRepository(openFirestore(core), core.clock);

export interface FamilyServices {
  services: Services;
  deletions: HeldDeletions;
  standing: Standing;
  /** Loads what the first screen can do without. */
  loadMakers: () => Promise<unknown>;
}

/** Carries out what the family was promised before it leaves this device. */
export const finishHeldBack = (core: Core, user: SignedInUser): Promise<void> =>
  createServices(core, user).deletions.finish();

/** The services of the family that is signed in, made once for each. */
export function createServices(core: Core, user: SignedInUser): FamilyServices {
  const { uid } = user;
  const { clock, environment } = core;
  const store = openFirestore(core);
  const profiles = createProfiles(core);
  const profile = createProfileKeeper(profiles, user);
  const makers = onFirstUse(() =>
    withSentence(LOAD_FAILED, async () => {
      const { createMakers } = await import('./create-makers.ts');
      return createMakers({ core, uid, firestore: store, profile, deletions });
    }),
  );
  const deletions = createHeldDeletions({
    remove: async (item) => (await makers()).remove(item),
    store: localStorage,
    storeKey: STORAGE_KEYS.heldDeletions(uid),
    now: Date.now,
    sleep,
  });
  const pictures = createPictureAddresses(storageOrigin(environment));
  const reading = onFirstUse(() =>
    withSentence(LOAD_FAILED, async () => {
      const { createReading } = await import('./create-reading.ts');
      return createReading({ core, uid, firestore: store, addresses: pictures });
    }),
  );
  const children = onFirstUse(() =>
    withSentence(LOAD_FAILED, async () => {
      const { createChildren } = await import('./create-children.ts');
      return createChildren({ uid, firestore: store, profile, deletions });
    }),
  );
  const hasPendingWork = (): boolean =>
    readStoredList(localStorage, STORAGE_KEYS.pendingWork(uid), (entry) => entry).length > 0;
  return {
    services: {
      uid,
      ...createLateServices({
        makers,
        characters: createCharacterReader({ characters: createCharacterLookup(store, uid), deletions }),
        deletions,
        hasUnfinished: async () => hasPendingWork() || (await hasFinishedWork(store, uid)),
      }),
      usage: createUsageService({ uid, profile, usage: createUsageRepository(store), clock }),
      reading: createLateReading(reading),
      children: createLateChildren(children, deletions),
      pictures,
    },
    deletions,
    standing: {
      isShutOut: () => isShutOut(profiles, uid),
      confirm: () => core.account.idToken(true),
    },
    loadMakers: makers,
  };
}

/** The rules keep the profile of whoever was switched off from themselves, too. */
async function isShutOut(profiles: Pick<ProfileRepository, 'find'>, uid: string): Promise<boolean> {
  try {
    return (await profiles.find(uid))?.disabled ?? false;
  } catch (error) {
    if (isDenied(error)) return true;
    throw error;
  }
}
