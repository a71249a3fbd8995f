import type { Firestore } from 'firebase/firestore/lite';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createCharacterRepository } from '../firebase/character-repository.ts';
import { createFunctionsClient } from '../firebase/functions-client.ts';
import { createGenerationRecords } from '../firebase/generation-records.ts';
import { createPictureStore } from '../firebase/picture-store.ts';
import { createProfileRepository } from '../firebase/profile-repository.ts';
import { startFirestore } from '../firebase/start-firestore.ts';
import { createStoryRepository } from '../firebase/story-repository.ts';
import { createUsageRepository } from '../firebase/usage-repository.ts';
import type { SignedInUser } from '../services/account-service.ts';
import { createCharacterService } from '../services/create-character-service.ts';
import { DELETE_CHARACTER_FAILED } from '../services/character-service.ts';
import { deleteCharacter } from '../services/delete-character.ts';
import { createOfferMaker } from '../services/finished-offers.ts';
import { createGenerationService } from '../services/create-generation-service.ts';
import { createHeldDeletions } from '../services/create-held-deletions.ts';
import type { HeldDeletions, HeldItem } from '../services/held-deletion.ts';
import { createPendingWork } from '../services/pending-work.ts';
import { createPictureAddresses } from '../services/picture-addresses.ts';
import type { ProfileRepository } from '../services/ports/profile-repository.ts';
import { createProfileKeeper } from '../services/profile-keeper.ts';
import type { Services } from '../services/services.ts';
import { sleep } from '../services/sleep.ts';
import { createStoryService } from '../services/create-story-service.ts';
import { DELETE_STORY_FAILED } from '../services/story-service.ts';
import { createUsageService } from '../services/create-usage-service.ts';
import { withSentence } from '../services/with-sentence.ts';
import type { Core } from './core.ts';

const CLOUD_STORAGE = 'https://firebasestorage.googleapis.com';

let firestore: Firestore | null = null;
const openFirestore = ({ firebaseApp, environment }: Core): Firestore =>
  (firestore ??= startFirestore(firebaseApp(), environment));

export const createProfiles = (core: Core): ProfileRepository =>
  createProfileRepository(openFirestore(core), core.clock);

export interface FamilyServices {
  services: Services;
  deletions: HeldDeletions;
}

/** The services of the family that is signed in, made once for each. */
export function createServices(core: Core, user: SignedInUser): FamilyServices {
  const { uid } = user;
  const { clock, environment, account } = core;
  const store = openFirestore(core);
  const now = Date.now;
  const records = createGenerationRecords(store, uid);
  const profile = createProfileKeeper(createProfiles(core), user);
  const pendingWork = createPendingWork(localStorage, STORAGE_KEYS.pendingWork(uid));
  const functions = createFunctionsClient({
    fetch: fetch.bind(window),
    baseUrl: environment.functionsBaseUrl,
    idToken: account.idToken,
    sleep,
  });
  const repositories = {
    characters: createCharacterRepository(store, uid, clock),
    stories: createStoryRepository(store, uid, clock),
  };
  const pictures = createPictureStore(core.firebaseApp, environment);
  const deletions = createHeldDeletions({
    remove: ({ kind, id }: HeldItem) =>
      kind === 'character'
        ? withSentence(DELETE_CHARACTER_FAILED, () => deleteCharacter(id, { ...repositories, pictures }))
        : withSentence(DELETE_STORY_FAILED, () => repositories.stories.delete(id)),
    store: localStorage,
    storeKey: STORAGE_KEYS.heldDeletions(uid),
    now,
    sleep,
  });
  const shared = { uid, ...repositories, profile, clock, functions, records, pendingWork, deletions, now };
  const characters = createCharacterService(shared);
  const stories = createStoryService(shared);
  const offers = createOfferMaker(shared);
  return {
    services: {
      uid,
      characters,
      stories,
      generation: createGenerationService({ records, pendingWork, offers, characters, stories, now, sleep }),
      usage: createUsageService({ uid, profile, usage: createUsageRepository(store), clock }),
      pictures: createPictureAddresses(
        environment.emulators ? `http://${environment.emulators.storage}` : CLOUD_STORAGE,
      ),
    },
    deletions,
  };
}
