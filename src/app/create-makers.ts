import type { Firestore } from 'firebase/firestore/lite';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createCharacterRepository } from '../firebase/character-repository.ts';
import { createChildRepository } from '../firebase/child-repository.ts';
import { createGenerationRecords } from '../firebase/generation-records.ts';
import { createLocationRepository } from '../firebase/location-repository.ts';
import { createLockRepository } from '../firebase/lock-repository.ts';
import { createMessageRepository } from '../firebase/message-repository.ts';
import { createPictureStore } from '../firebase/picture-store.ts';
import { createPreferencesRepository } from '../firebase/preferences-repository.ts';
import { createProfileRepository } from '../firebase/profile-repository.ts';
import { createShareRepository } from '../firebase/share-repository.ts';
import { createStoryRepository } from '../firebase/story-repository.ts';
import type { BillingService } from '../services/billing-service.ts';
import { DELETE_CHARACTER_FAILED, type CharacterService } from '../services/character-service.ts';
import { DELETE_CHILD_FAILED } from '../services/child-service.ts';
import type { ContactService } from '../services/contact-service.ts';
import { createBillingService } from '../services/create-billing-service.ts';
import { createCharacterService } from '../services/create-character-service.ts';
import { createContactService } from '../services/create-contact-service.ts';
import { createGenerationService } from '../services/create-generation-service.ts';
import { createLeavingService } from '../services/create-leaving-service.ts';
import { createLocationService } from '../services/create-location-service.ts';
import { createLockService } from '../services/create-lock-service.ts';
import { createPreferencesService } from '../services/create-preferences-service.ts';
import { createProfileService } from '../services/create-profile-service.ts';
import { createRewriteService } from '../services/create-rewrite-service.ts';
import { createSceneMaker } from '../services/create-scene-maker.ts';
import { createSharingService } from '../services/create-sharing-service.ts';
import { createStoryService } from '../services/create-story-service.ts';
import { deleteCharacter } from '../services/delete-character.ts';
import { deleteScene } from '../services/delete-scene.ts';
import { createOfferMaker } from '../services/finished-offers.ts';
import type { GenerationService } from '../services/generation-service.ts';
import type { HeldDeletions, HeldItem } from '../services/held-deletion.ts';
import { readHeldScene } from '../services/held-scene.ts';
import type { LeavingService } from '../services/leaving-service.ts';
import { DELETE_LOCATION_FAILED, type LocationService } from '../services/location-service.ts';
import { createLockMemory } from '../services/lock-memory.ts';
import { createLockOpenness, type WatchHidden } from '../services/lock-openness.ts';
import type { LockService } from '../services/lock-service.ts';
import { createPendingWork } from '../services/pending-work.ts';
import type { CharacterRepository } from '../services/ports/character-repository.ts';
import type { ChildRepository } from '../services/ports/child-repository.ts';
import type { LocationRepository } from '../services/ports/location-repository.ts';
import type { PictureStore } from '../services/ports/picture-store.ts';
import type { StoryRepository } from '../services/ports/story-repository.ts';
import type { PreferencesService } from '../services/preferences-service.ts';
import type { ProfileKeeper } from '../services/profile-keeper.ts';
import type { ProfileService } from '../services/profile-service.ts';
import { createRewriteRequests } from '../services/rewrite-requests.ts';
import type { RewriteService } from '../services/rewrite-service.ts';
import type { SharingService } from '../services/sharing-service.ts';
import type { SceneMaker } from '../services/scene-maker.ts';
import { sleep } from '../services/sleep.ts';
import { DELETE_STORY_FAILED, UPDATE_STORY_FAILED, type StoryMaker } from '../services/story-service.ts';
import { withSentence } from '../services/with-sentence.ts';
import { connectFunctions } from './connect-functions.ts';
import type { Core } from './core.ts';
import { openFirebase } from './open-firebase.ts';

interface MakerDependencies {
  core: Core;
  uid: string;
  firestore: Firestore;
  profile: ProfileKeeper;
  deletions: HeldDeletions;
}

/** What makes characters, locations, their pictures and chapters, and takes them away for good. */
export interface Makers {
  characters: CharacterService;
  locations: LocationService;
  stories: StoryMaker;
  rewrites: RewriteService;
  scenes: SceneMaker;
  generation: GenerationService;
  sharing: SharingService;
  contact: ContactService;
  preferences: PreferencesService;
  lock: LockService;
  profile: ProfileService;
  leaving: LeavingService;
  billing: BillingService;
  /** Carries out a deletion that was held back. */
  remove: (item: HeldItem) => Promise<void>;
}

/** The part of a family's services that its first screen can do without: a file of its own (architecture §7). */
export function createMakers({ core, uid, firestore, profile, deletions }: MakerDependencies): Makers {
  const { clock, environment } = core;
  const now = Date.now;
  const profiles = createProfileRepository(firestore, clock);
  const repositories = {
    characters: createCharacterRepository(firestore, uid, clock),
    locations: createLocationRepository(firestore, uid),
    stories: createStoryRepository(firestore, uid, clock),
  };
  const pictures = createPictureStore(() => openFirebase(environment), environment);
  const shared = {
    uid,
    ...repositories,
    profile,
    clock,
    functions: connectFunctions(core),
    records: createGenerationRecords(firestore, uid),
    pendingWork: createPendingWork(localStorage, STORAGE_KEYS.pendingWork(uid)),
    deletions,
    pictures,
    now,
  };
  const services = {
    characters: createCharacterService(shared),
    locations: createLocationService(shared),
    stories: createStoryService(shared),
    scenes: createSceneMaker(shared),
  };
  return {
    ...services,
    rewrites: createRewriteService({
      ...shared,
      requests: createRewriteRequests(localStorage, STORAGE_KEYS.rewriteRequests(uid)),
    }),
    generation: createGenerationService({ ...shared, ...services, offers: createOfferMaker(shared), sleep }),
    sharing: createSharingService({
      ...shared,
      shares: createShareRepository(firestore),
      profiles,
    }),
    contact: createContactService({ ...shared, messages: createMessageRepository(firestore, uid) }),
    preferences: createPreferencesService({ preferences: createPreferencesRepository(firestore, uid), profile }),
    profile: createProfileService({ uid, profile, profiles }),
    leaving: createLeavingService({ ...shared, sleep }),
    billing: createBillingService({ ...shared, leaveFor: (url) => window.location.assign(url) }),
    lock: createLockService({
      locks: createLockRepository(firestore, uid),
      profile,
      memory: createLockMemory(localStorage, STORAGE_KEYS.lock(uid)),
      openness: createLockOpenness({ watchHidden, now }),
      now,
    }),
    remove: createRemover({ ...repositories, children: createChildRepository(firestore, uid), pictures, now }),
  };
}

const watchHidden: WatchHidden = (onChange) => {
  const tell = (): void => onChange(document.hidden);
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

interface RemoverDependencies {
  characters: CharacterRepository;
  locations: LocationRepository;
  stories: StoryRepository;
  children: ChildRepository;
  pictures: PictureStore;
  /** Ms since 1970. */
  now: () => number;
}

function createRemover(dependencies: RemoverDependencies): Makers['remove'] {
  const { locations, stories, children } = dependencies;
  const removers: Readonly<Record<HeldItem['kind'], (id: string) => Promise<void>>> = {
    character: (id) => withSentence(DELETE_CHARACTER_FAILED, () => deleteCharacter(id, dependencies)),
    location: (id) => withSentence(DELETE_LOCATION_FAILED, () => locations.delete(id)),
    story: (id) => withSentence(DELETE_STORY_FAILED, () => stories.delete(id)),
    child: (id) => withSentence(DELETE_CHILD_FAILED, () => children.delete(id)),
    scene: (id) => withSentence(UPDATE_STORY_FAILED, () => deleteScene(readHeldScene({ id }), dependencies)),
  };
  return ({ kind, id }) => removers[kind](id);
}
