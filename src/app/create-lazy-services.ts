import type { Firestore } from 'firebase/firestore/lite';
import { PAGE_STORAGE_KEYS } from '../config/page-storage-keys.ts';
import { createCharacterRepository } from '../firebase/character-repository.ts';
import { createChildRepository } from '../firebase/child-repository.ts';
import { createGenerationRecords } from '../firebase/generation-records.ts';
import { createLocationRepository } from '../firebase/location-repository.ts';
import { createLockRepository, createPreferencesRepository } from '../firebase/family-settings.ts';
import { createMessageRepository } from '../firebase/message-repository.ts';
import { createReadingPositions, createWordTimes } from '../firebase/reading-records.ts';
import { createProfileRepository } from '../firebase/profile-repository.ts';
import { createShareRepository } from '../firebase/share-repository.ts';
import { createStoredFiles } from '../firebase/stored-files.ts';
import { createStoryRepository } from '../firebase/story-repository.ts';
import { createBillingService } from '../services/plans/billing-service.ts';
import { DELETE_CHARACTER_FAILED, createCharacterService } from '../services/characters/character-service.ts';
import { DELETE_CHILD_FAILED, createChildService } from '../services/children/child-service.ts';
import { createContactService } from '../services/contact/contact-service.ts';
import { createWorks } from '../services/generation/generation-kinds.ts';
import { createGenerationService } from '../services/generation/generation-service.ts';
import { createAccountDataService } from '../services/account/account-data-service.ts';
import { DELETE_LOCATION_FAILED, createLocationService } from '../services/locations/location-service.ts';
import type { PictureUrls } from '../services/pictures/picture-urls.ts';
import { createReadingService } from '../services/reading/reading-service.ts';
import type { LazyServices } from '../services/services.ts';
import { createLockService } from '../services/lock/lock-service.ts';
import { createPreferencesService, createProfileService } from '../services/account/profile-service.ts';
import { createRewriteService } from '../services/stories/rewrite-service.ts';
import { createSceneService } from '../services/scenes/scene-service.ts';
import { createSharingService } from '../services/sharing/sharing-service.ts';
import { DELETE_STORY_FAILED, UPDATE_STORY_FAILED, createStoryService } from '../services/stories/story-service.ts';
import { deleteScene, findHeldScene } from '../services/scenes/delete-scene.ts';
import type { HeldDeletions, HeldItem, HeldRemoval } from '../services/deletion/held-deletion.ts';
import { parseHeldItemId } from '../services/scenes/held-scene.ts';
import { createLockMemory, createUnlockState, type WatchHidden } from '../services/lock/lock-state.ts';
import { createTabMutex } from '../services/generation/tab-mutex.ts';
import { createPendingRequests } from '../services/generation/pending-requests.ts';
import type { ProfileLoader } from '../services/account/profile-loader.ts';
import { sleep } from '../services/core/sleep.ts';
import { withUserMessage } from '../services/core/with-user-message.ts';
import { connectFunctions } from './connect-functions.ts';
import type { Core } from './core.ts';
import { deviceStore } from './device-store.ts';
import { openFirebase } from '../firebase/start.ts';

interface LazyServicesDeps {
  core: Core;
  uid: string;
  firestore: Firestore;
  profile: ProfileLoader;
  deletions: HeldDeletions;
  pictureUrls: PictureUrls;
}

interface HeldRepository {
  find: (id: string) => Promise<{ updatedAt: number | null } | null>;
  delete: (id: string) => Promise<void>;
  failed: string;
}

/** The services that no page of a family needs for its first screen. */
export function createLazyServices({
  core,
  uid,
  firestore,
  profile,
  deletions,
  pictureUrls,
}: LazyServicesDeps): LazyServices & { remove: HeldRemoval } {
  const { clock, environment } = core;
  const now = Date.now;
  const profiles = createProfileRepository(firestore, clock);
  const repositories = {
    characters: createCharacterRepository(firestore, uid, clock),
    locations: createLocationRepository(firestore, uid),
    stories: createStoryRepository(firestore, uid, clock),
  };
  const files = createStoredFiles(() => openFirebase(environment), environment);
  const commonDeps = {
    uid,
    ...repositories,
    profile,
    clock,
    functions: connectFunctions(core),
    records: createGenerationRecords(firestore, uid),
    requests: createPendingRequests(deviceStore, PAGE_STORAGE_KEYS.pendingRequests(uid), now),
    deletions,
    pictures: files,
    now,
    sleep,
  };
  const services = {
    characters: createCharacterService(commonDeps),
    locations: createLocationService(commonDeps),
    stories: createStoryService({ ...commonDeps, mutex: createTabMutex(navigator.locks) }),
    scenes: createSceneService(commonDeps),
    rewrites: createRewriteService(commonDeps),
    reading: createReadingService({
      ...commonDeps,
      files: { ...files, ...createWordTimes(firestore, uid) },
      positions: createReadingPositions(firestore),
      ownUrl: pictureUrls.full,
    }),
  };
  const children = createChildRepository(firestore, uid);
  const { characters, locations, stories } = repositories;
  const heldRepositories: Readonly<Record<HeldItem['kind'], HeldRepository>> = {
    character: { ...characters, failed: DELETE_CHARACTER_FAILED },
    location: { ...locations, failed: DELETE_LOCATION_FAILED },
    story: { ...stories, failed: DELETE_STORY_FAILED },
    child: {
      find: async (id) => (await children.list()).find((child) => child.id === id) ?? null,
      delete: children.delete,
      failed: DELETE_CHILD_FAILED,
    },
    // Deletes only the picture, so a change of its story does not matter.
    scene: {
      find: (id) => findHeldScene(parseHeldItemId({ id }), commonDeps),
      delete: (id) => deleteScene(parseHeldItemId({ id }), commonDeps),
      failed: UPDATE_STORY_FAILED,
    },
  };
  /** Converts `heldAt`, which this device's clock gave, to the server's time, which `updatedAt` has. */
  async function isChangedSince({ kind, id }: HeldItem, heldAt: number): Promise<boolean> {
    const item = await heldRepositories[kind].find(id);
    return item !== null && (item.updatedAt ?? 0) > heldAt + (await clock.now()) - now();
  }
  return {
    ...services,
    works: createWorks(services),
    children: createChildService({ ...commonDeps, children }),
    generation: createGenerationService(commonDeps),
    sharing: createSharingService({
      ...commonDeps,
      items: { character: repositories.characters, story: repositories.stories },
      shares: createShareRepository(firestore),
      profiles,
    }),
    contact: createContactService({ ...commonDeps, messages: createMessageRepository(firestore, uid) }),
    preferences: createPreferencesService({ preferences: createPreferencesRepository(firestore, uid), profile }),
    profile: createProfileService({ uid, profile, profiles }),
    accountData: createAccountDataService(commonDeps),
    billing: createBillingService(commonDeps),
    lock: createLockService({
      locks: createLockRepository(firestore, uid),
      profile,
      memory: createLockMemory(deviceStore, PAGE_STORAGE_KEYS.lock(uid)),
      unlockState: createUnlockState({ watchHidden, now }),
      now,
    }),
    remove: (item, heldAt) =>
      withUserMessage(heldRepositories[item.kind].failed, async () => {
        if (heldAt !== undefined && (await isChangedSince(item, heldAt))) return 'kept';
        await heldRepositories[item.kind].delete(item.id);
        return 'deleted';
      }),
  };
}

const watchHidden: WatchHidden = (onChange) => {
  const handleVisibility = (): void => onChange(document.hidden);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => document.removeEventListener('visibilitychange', handleVisibility);
};
