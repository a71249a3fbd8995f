import { randomUUID } from 'node:crypto';
import { itemPicturePath } from '@talelantern/domain/images/media-url';
import { newStoryId } from '@talelantern/domain/stories/story';
import { expect, inject } from 'vitest';
import { createBucketPictures } from '../../../functions/src/pictures/adapters/bucket-pictures.ts';
import { adminBucket, adminFirestore } from './cloud-access.ts';
import { storyRequest } from './chapters.ts';
import type { FunctionsUnderTest } from './function-under-test.ts';
import { createFamily, storeCharacter, type Family } from './family.ts';
import { plainPicture } from './plain-picture.ts';

/** Texts written by the family. */
export interface FamilyWords {
  /** The name of the character. */
  name: string;
  location: string;
  /** A short passage of its story. */
  passage: string;
  penName: string;
}

const WORDS: FamilyWords = {
  name: 'Ember',
  location: 'Lantern Cove',
  passage: 'Ember walked along the quiet shore and found a silver bell.',
  penName: 'Lantern Lane',
};

/** A family on Unlimited with a character, a location and a story, all with pictures, as input for every function. */
export interface Household {
  family: Family;
  words: FamilyWords;
  characterId: string;
  locationId: string;
  storyId: string;
  portraitUrl: string;
  locationUrl: string;
}

export async function createHousehold(words: FamilyWords = WORDS): Promise<Household> {
  const family = await createFamily({ plan: 'unlimited_monthly', profile: { penName: words.penName } });
  const characterId = await storeCharacter(family, { name: words.name });
  const [locationId, storyId] = [`location-${family.uid}`, newStoryId(Date.now(), randomUUID().slice(0, 6))];
  const pathOf = (collection: 'characters' | 'locations', id: string) =>
    itemPicturePath(family.uid, { collection, id }, 'first');
  const [portrait, view] = await Promise.all([
    storePicture(pathOf('characters', characterId), 'crimson'),
    storePicture(pathOf('locations', locationId), 'teal'),
  ]);
  const location = { id: locationId, name: words.location, type: 'Beach', imagePath: view.imagePath };
  const person = { id: characterId, name: words.name, type: 'Animal - Forest - Fox', imagePath: portrait.imagePath };
  await Promise.all([
    adminFirestore()
      .doc(`locations/${locationId}`)
      .set({ ...location, userId: family.uid }),
    adminFirestore()
      .doc(`stories/${storyId}`)
      .set({
        id: storyId,
        userId: family.uid,
        title: `${words.name} at the sea`,
        ageRange: '5-8',
        theme: 'Treasure Hunt',
        content: words.passage,
        previousParts: [words.passage],
        characters: [person],
        locations: [location],
      }),
  ]);
  return {
    family,
    words,
    characterId,
    locationId,
    storyId,
    portraitUrl: portrait.imageUrl,
    locationUrl: view.imageUrl,
  };
}

/** Stores a plain picture at a URL that the functions accept as their own. */
async function storePicture(path: string, background: string) {
  const { settings, secrets } = inject('cloud').functionsEnvironment;
  const pictures = createBucketPictures(adminBucket(), settings['STORAGE_PUBLIC_URL'] ?? '', secrets.USER_HASH_SECRET);
  const picture = await plainPicture(background);
  return pictures.store(path, { picture, thumbnail: picture });
}

/** A valid request body for each HTTPS function, by name. The customer portal accepts its body only after `goToCheckout`. */
export const VALID_BODIES: Readonly<Record<string, (household: Household) => Record<string, unknown>>> = {
  generateImage: ({ words, characterId }) => ({
    characterId,
    prompt: `Portrait | Name: ${words.name} | Kind: Animal - Forest - Fox`,
  }),
  generateStory: ({ words, characterId }) =>
    storyRequest({
      characters: [{ id: characterId, name: words.name, type: 'Animal - Forest - Fox', appearance: {} }],
      customElements: words.passage,
    }),
  generateSceneWithImages: ({ words, storyId, portraitUrl, locationUrl }) => ({
    storyId,
    text: words.passage,
    characterImageUrls: [{ type: 'character', url: portraitUrl }],
    locationImageUrl: locationUrl,
  }),
  generateImageFromText: ({ words, storyId }) => ({ storyId, text: words.passage }),
  generateAudioNarration: ({ words, storyId }) => ({ storyId, content: words.passage, part: 0 }),
  saveImageToStorage: ({ characterId, portraitUrl }) => ({ characterId, imageUrl: portraitUrl }),
  saveLocationImageToStorage: ({ locationId, locationUrl }) => ({ locationId, imageUrl: locationUrl }),
  saveSceneImageToStorage: ({ storyId, locationUrl }) => ({ storyId, imageUrl: locationUrl }),
  createCheckoutSession: () => ({ plan: 'pro_monthly' }),
  createPortalSession: () => ({}),
  exportAccount: () => ({}),
  deleteAccount: () => ({ confirmation: 'delete' }),
  updateSharing: ({ storyId }) => ({ contentType: 'story', contentId: storyId, isPublic: true }),
};

export function validBody(name: string, household: Household): Record<string, unknown> {
  const body = VALID_BODIES[name];
  if (!body) throw new Error(`No body for ${name} is known`);
  return body(household);
}

/** Functions that call the payment vendor. */
export const PAYMENT_FUNCTIONS: readonly string[] = ['createCheckoutSession', 'createPortalSession'];

/**
 * Opens a payment page, which creates the customer that the portal needs. From then on the plan follows the vendor, so
 * the plan set up before is lost.
 */
export async function goToCheckout({ call }: Pick<FunctionsUnderTest, 'call'>, household: Household): Promise<void> {
  const name = 'createCheckoutSession';
  const { status, text } = await call(name, household.family, validBody(name, household));
  expect(status, text).toBe(200);
}
