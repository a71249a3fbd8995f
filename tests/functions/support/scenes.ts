import { createHash, randomUUID } from 'node:crypto';
import { itemPicturePath, type PictureOwner } from '@talelantern/domain/images/media-url';
import { joinChapters, newStoryId } from '@talelantern/domain/stories/story';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import type { EncodedPicture, PictureStore } from '../../../functions/src/pictures/ports/ports.ts';
import { createBucketPictures } from '../../../functions/src/pictures/adapters/bucket-pictures.ts';
import { encodePicture } from '../../../functions/src/pictures/adapters/encode-picture.ts';
import type { ProviderRequest, StandIn } from '../../support/stand-in.ts';
import { adminBucket, adminFirestore } from './cloud-access.ts';
import { EMBER, PIP } from './chapters.ts';
import { storeCharacter, type Family } from './family.ts';
import { plainPicture } from './plain-picture.ts';

export const EDITS = '/v1/images/edits';
export const GENERATIONS = '/v1/images/generations';
export const JUDGEMENTS = { path: '/v1/responses', contains: '"scene_judgement"' };
export const MOMENTS = { path: '/v1/responses', contains: '"scene_moment"' };

/** A picture in Storage as the functions store it. */
export interface SavedPicture {
  imageUrl: string;
  imagePath: string;
  /** SHA-256 of its bytes. */
  sha256: string;
}

/** The functions' picture store, with their URLs. */
export function pictureStore(): PictureStore {
  const { settings, secrets } = inject('cloud').functionsEnvironment;
  return createBucketPictures(adminBucket(), settings['STORAGE_PUBLIC_URL'] ?? '', secrets['USER_HASH_SECRET'] ?? '');
}

/** Encoded pictures by background, cached like plain pictures. */
const encodedPictures = new Map<string, Promise<EncodedPicture>>();

export async function storePicture(path: string, background: string): Promise<SavedPicture> {
  const encoding = encodedPictures.get(background) ?? plainPicture(background).then(encodePicture);
  encodedPictures.set(background, encoding);
  const encoded = await encoding;
  const sha256 = createHash('sha256').update(encoded.picture).digest('hex');
  return { ...(await pictureStore().store(path, encoded)), sha256 };
}

/** A picture that was saved for an item of the family. */
export const storePictureFor = ({ uid }: Family, owner: PictureOwner, background: string): Promise<SavedPicture> =>
  storePicture(itemPicturePath(uid, owner, `picture-${randomUUID()}`), background);

export interface StoredSubject {
  id: string;
  name: string;
  picture: SavedPicture;
}

/** A character of the family with a saved portrait. */
export async function storePortrayed(
  family: Family,
  background: string,
  fields: Readonly<Record<string, unknown>> & { name: string } = EMBER,
): Promise<StoredSubject> {
  const id = await storeCharacter(family, fields);
  const picture = await storePictureFor(family, { collection: 'characters', id }, background);
  const { imageUrl, imagePath } = picture;
  await adminFirestore().doc(`characters/${id}`).update({ id, imageUrl, imagePath });
  return { id, name: fields.name, picture };
}

export const HARBOUR = {
  name: 'The Quiet Harbour',
  type: 'Rivers and Seas',
  category: 'Harbor',
  subcategory: 'Fishing Harbor',
  description: '',
  climate: '',
  magicalProperties: [],
  inhabitants: [],
  dangers: [],
  treasures: [],
};

/** A location of the family with a saved picture, or without one. */
export async function storeLocation(
  family: Pick<Family, 'uid'>,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = `location-${randomUUID()}`;
  await adminFirestore()
    .doc(`locations/${id}`)
    .set({ id, userId: family.uid, ...HARBOUR, ...overrides });
  return id;
}

export async function storePicturedLocation(family: Family, background: string): Promise<StoredSubject> {
  const id = await storeLocation(family);
  const picture = await storePictureFor(family, { collection: 'locations', id }, background);
  const { imageUrl, imagePath } = picture;
  await adminFirestore().doc(`locations/${id}`).update({ imageUrl, imagePath });
  return { id, name: HARBOUR.name, picture };
}

/** A character as a story stores it. */
export const inStory = ({ id, name, picture }: StoredSubject, look: Readonly<Record<string, unknown>> = EMBER) => ({
  ...look,
  id,
  name,
  imageUrl: picture.imageUrl,
  imagePath: picture.imagePath,
});

export const locationInStory = (location: StoredSubject) => inStory(location, HARBOUR);

export const CHAPTERS = [
  'Ember woke in the quiet harbour.\n\nPip was already awake and waved to her.',
  'A storm came up. Ember spread her wings over the boats.',
];
/** Part of the first chapter, across two paragraphs. */
export const PASSAGE = 'Ember woke in the quiet harbour. Pip was already awake';

/** Stores a story of the family as the app does; returns its id. */
export async function storeStory(
  { uid }: Pick<Family, 'uid'>,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = newStoryId(Date.now(), randomUUID().slice(0, 8));
  await adminFirestore()
    .doc(`stories/${id}`)
    .set({
      id,
      userId: uid,
      title: 'The harbour of Ember and Pip',
      memoryKey: `memory-${randomUUID()}`,
      content: joinChapters(CHAPTERS),
      previousParts: CHAPTERS,
      ageRange: '5-8',
      characters: [],
      locations: [],
      ...overrides,
    });
  return id;
}

export interface StoredStory {
  storyId: string;
  ember: StoredSubject;
  pip: StoredSubject;
  harbour: StoredSubject;
}

/** A story of Ember and Pip in the harbour, all of them with pictures. */
export async function storeStoryWithPictures(
  family: Family,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<StoredStory> {
  const [ember, pip, harbour] = await Promise.all([
    storePortrayed(family, 'crimson'),
    storePortrayed(family, 'orange', PIP),
    storePicturedLocation(family, 'steelblue'),
  ]);
  const storyId = await storeStory(family, {
    characters: [inStory(ember), inStory(pip, PIP)],
    locations: [locationInStory(harbour)],
    ...overrides,
  });
  return { storyId, ember, pip, harbour };
}

export const pictureReferences = (...subjects: readonly { picture: SavedPicture }[]) =>
  subjects.map(({ picture }) => ({ type: 'character', url: picture.imageUrl }));

/** The app's request for a scene of the story with both portraits. */
export const sceneRequest = (
  { storyId, ember, pip, harbour }: StoredStory,
  overrides: Readonly<Record<string, unknown>> = {},
) => ({
  characterImageUrls: pictureReferences(ember, pip),
  locationImageUrl: harbour.picture.imageUrl,
  text: PASSAGE,
  storyId,
  model: 'gpt-image-1',
  ...overrides,
});

const filesSchema = z.array(z.object({ type: z.string(), sha256: z.string() }));

/** The SHA-256 of each picture in a request to `images/edits`, in order. */
export const sentPictures = (request: ProviderRequest | undefined): string[] =>
  filesSchema.parse(request?.body['image']).map(({ sha256 }) => sha256);

const requestsContaining =
  ({ path, contains }: typeof MOMENTS) =>
  async (standIn: StandIn): Promise<ProviderRequest[]> =>
    (await standIn.requests(path)).filter(({ body }) => JSON.stringify(body).includes(contains));

/** The requests for the moment of a scene. */
export const momentRequests = requestsContaining(MOMENTS);

/** The requests to judge a scene. */
export const judgementRequests = requestsContaining(JUDGEMENTS);

/** The prompt fields of a request. */
export const promptFields = (request: ProviderRequest | undefined): string[] =>
  String(request?.body['prompt']).split(' | ');

const sceneSchema = z.object({
  imageUrl: z.string(),
  imagePath: z.string(),
  generatedPrompt: z.string(),
  alt: z.optional(z.string()),
});

export function expectGeneratedScene(response: {
  status: number;
  text: string;
  json: unknown;
}): z.infer<typeof sceneSchema> {
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  return sceneSchema.parse(response.json);
}
