import { readCharacter } from '@talelantern/domain/characters/character';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import { lazily } from '@talelantern/domain/loading/lazily';
import { storageOrigin } from '../config/environment.ts';
import { PAGE_STORAGE_KEYS } from '../config/page-storage-keys.ts';
import { hasFinishedWork, createUsageRepository } from '../firebase/usage-repository.ts';
import { createProfileRepository } from '../firebase/profile-repository.ts';
import { isDenied } from '../firebase/store-failure.ts';
import { createItemLookup } from '../firebase/stored-page.ts';
import type { SignedInUser } from '../services/account/account-service.ts';
import { createItemReader } from '../services/deletion/item-reader.ts';
import { createHeldDeletions } from '../services/deletion/held-deletion.ts';
import { createUsageService } from '../services/plans/usage-service.ts';

import { createGenerations, isOffered } from '../services/generation/generations.ts';
import { createPictureUrls } from '../services/pictures/picture-urls.ts';
import type { ProfileRepository } from '../services/ports/account-repositories.ts';
import type { AccountAccess } from '../services/account/watch-access.ts';
import { createProfileLoader } from '../services/account/profile-loader.ts';
import { sleep } from '../services/core/sleep.ts';
import { createStoredList } from '../services/core/stored-list.ts';
import { LOAD_FAILED, withUserMessage } from '../services/core/with-user-message.ts';
import type { Services } from '../services/services.ts';
import { isNoteUsed } from '../ui/note-use.ts';
import type { Core } from './core.ts';
import { deviceStore } from './device-store.ts';
import { openFirestore } from '../firebase/start-firestore.ts';

export const createProfiles = (core: Core): ProfileRepository =>
  createProfileRepository(openFirestore(core), core.clock);

export const finishHeldDeletions = (core: Core, user: SignedInUser): Promise<void> =>
  createServices(core, user).deletions.finish();

export function createServices(core: Core, user: SignedInUser) {
  const { uid } = user;
  const { clock, environment } = core;
  const firestore = openFirestore(core);
  const profiles = createProfiles(core);
  const profile = createProfileLoader(profiles, user);
  const pictureUrls = createPictureUrls(storageOrigin(environment));
  const loadServices = lazily(() =>
    withUserMessage(LOAD_FAILED, async () => {
      const { createLazyServices } = await import('./create-lazy-services.ts');
      return createLazyServices({ core, uid, firestore, profile, deletions, pictureUrls });
    }),
  );
  const deletions = createHeldDeletions({
    remove: async (item, heldAt) => (await loadServices()).remove(item, heldAt),
    store: deviceStore,
    storeKey: PAGE_STORAGE_KEYS.heldDeletions(uid),
    now: Date.now,
    sleep,
    isNoteUsed,
  });
  const offeredRequests = createStoredList(deviceStore, PAGE_STORAGE_KEYS.pendingRequests(uid), (entry) =>
    isRecord(entry) && isOffered(entry['kind']) ? entry : null,
  );
  const isPending = (): boolean => offeredRequests.list().length > 0;
  const services: Services = {
    uid,
    characters: createItemReader({
      kind: 'character',
      repository: createItemLookup(firestore, uid, 'characters', readCharacter),
      deletions,
      failed: 'Failed to fetch character',
    }),
    usage: createUsageService({ uid, profile, usage: createUsageRepository(firestore), clock, deletions }),
    pictureUrls,
    deletions,
    generations: createGenerations(loadServices),
    unfinished: {
      isPending,
      mayExist: () => withUserMessage(LOAD_FAILED, async () => isPending() || hasFinishedWork(firestore, uid)),
    },
    loadServices,
  };
  return {
    services,
    deletions,
    access: {
      read: () => readAccess(profiles, uid),
      confirm: () => core.account.idToken(true),
      leave: () => core.deviceData.leave(uid),
      arrive: () => core.deviceData.arrive(uid),
    },
  };
}

/** The rules also deny a disabled user their own profile. */
async function readAccess(profiles: Pick<ProfileRepository, 'find'>, uid: string): ReturnType<AccountAccess['read']> {
  try {
    const profile = await profiles.find(uid);
    if (profile === null) return 'missing';
    return profile.disabled ? 'disabled' : 'open';
  } catch (error) {
    if (isDenied(error)) return 'disabled';
    throw error;
  }
}
