import { randomUUID } from 'node:crypto';
import { generatedPicturePath, itemPicturePath, type PictureOwner } from '@talelantern/domain/images/media-url';
import { newStoryId } from '@talelantern/domain/stories/story';
import { initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { connectAsOwner, type DocumentValue } from '../../local-cloud/seed/emulator-admin.ts';
import type { EncodedPicture, StoredPicture } from '../../functions/src/pictures/ports/ports.ts';
import { createBucketPictures } from '../../functions/src/pictures/adapters/bucket-pictures.ts';
import { encodePicture } from '../../functions/src/pictures/adapters/encode-picture.ts';
import { signInBenchFamily, type BenchFamily } from './bench-family.ts';
import { chapterOf } from './measure-word-times.ts';

/** One prepared call of a separate family, with everything that it needs stored. */
export interface PreparedCall {
  token: string;
  body: object;
}

export interface FunctionCase {
  name: string;
  /** The app's Accept header. */
  accept: string;
  /** Budget for its overhead, ms at the 95th percentile; null for none. */
  budgetMs: number | null;
  prepare: () => Promise<PreparedCall>;
}

const JSON_TYPE = 'application/json';
const TEXT_BUDGET_MS = 60;
const PICTURE_BUDGET_MS = 200;
const NARRATED_WORDS = 300;

const EMBER = {
  id: 'ember',
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
  magicalPower: 'Flying',
  role: 'Hero',
  appearance: { color: 'Crimson' },
};
const PIP = { ...EMBER, id: 'pip', name: 'Pip', type: 'Animal - Fur and Feather - Fox' };
const HARBOUR = { id: 'harbour', name: 'The Quiet Harbour', type: 'Rivers and Seas', category: 'Harbor' };

const STORY = { characters: [EMBER], theme: 'Treasure Hunt', ageRange: '5-8', storyPhase: 'introduction' };

const PORTRAIT = {
  prompt:
    'Portrait for a children’s picture book | Name: Ember | Kind: Mythical Creature - Dragon - Fire Dragon | Colour: Crimson | Rules: one character only, whole figure',
  quality: 'hd',
  style: 'vivid',
};

const PASSAGE = 'Ember woke in the quiet harbour. Pip was already awake and waved to her.';

/** A story for ages 5-8, cut after 300 words. */
export const threeHundredWords = (seed: string): string =>
  `${chapterOf('5-8', 'introduction', seed)}\n\n${chapterOf('5-8', 'development', seed)}`
    .split(/(?<=\s)/)
    .slice(0, NARRATED_WORDS)
    .join('');

let app: App | undefined;

/** Stores what a benchmarked call needs: families, documents and pictures. */
class BenchData {
  readonly #owner;
  readonly #pictures;
  readonly #cloud: LocalCloud;

  constructor(cloud: LocalCloud) {
    Object.assign(process.env, cloud.adminEnvironment);
    app ??= initializeApp();
    const { settings, secrets } = cloud.functionsEnvironment;
    this.#cloud = cloud;
    this.#owner = connectAsOwner(cloud.projectId, cloud.urls);
    this.#pictures = createBucketPictures(
      getStorage(app).bucket(),
      settings['STORAGE_PUBLIC_URL'] ?? '',
      secrets['USER_HASH_SECRET'] ?? '',
    );
  }

  signIn(): Promise<BenchFamily> {
    return signInBenchFamily(this.#cloud);
  }

  /** Stores a document of the family and returns its id. */
  async storeDocument(collection: string, { uid }: BenchFamily, fields: Readonly<Record<string, DocumentValue>>) {
    const id = collection === 'stories' ? newStoryId(Date.now(), randomUUID().slice(0, 8)) : randomUUID();
    await this.#owner.setDocument(`${collection}/${id}`, { ...fields, id, userId: uid });
    return id;
  }

  /** A picture just generated for the family. */
  storeGeneratedPicture({ uid }: BenchFamily, picture: EncodedPicture): Promise<StoredPicture> {
    return this.#pictures.store(generatedPicturePath(uid, randomUUID()), picture);
  }

  attachPicture({ uid }: BenchFamily, owner: PictureOwner, picture: EncodedPicture): Promise<StoredPicture> {
    return this.#pictures.store(itemPicturePath(uid, owner, randomUUID()), picture);
  }
}

/** A picture of noise, because a plain color would take far fewer bytes than a generated picture. */
async function samplePicture(width: number, height: number): Promise<EncodedPicture> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const original = await sharp({ create: { width, height, channels: 3, background: 'crimson', noise } })
    .blur(2)
    .webp()
    .toBuffer();
  return encodePicture(original);
}

const story = (previousParts: readonly string[], fields: Readonly<Record<string, DocumentValue>> = {}) => ({
  title: 'The harbour of Ember and Pip',
  content: previousParts.join('\n\n'),
  previousParts,
  ageRange: '5-8',
  characters: [],
  locations: [],
  ...fields,
});

/** All eight specified functions, each with a call that does all of its work. */
export async function functionCases(cloud: LocalCloud): Promise<FunctionCase[]> {
  const benchData = new BenchData(cloud);
  const [portrait, location] = await Promise.all([samplePicture(768, 1024), samplePicture(1152, 768)]);
  const narratedText = threeHundredWords('bench');

  const prepareSaving =
    (collection: PictureOwner['collection'], field: string, fields: Readonly<Record<string, DocumentValue>>) =>
    async (): Promise<PreparedCall> => {
      const family = await benchData.signIn();
      const id = await benchData.storeDocument(collection, family, fields);
      const { imageUrl } = await benchData.storeGeneratedPicture(
        family,
        collection === 'characters' ? portrait : location,
      );
      return { token: family.token, body: { imageUrl, [field]: id, generatedPrompt: 'A picture' } };
    };
  const prepareCall = (body: object) => async (): Promise<PreparedCall> => ({
    token: (await benchData.signIn()).token,
    body,
  });

  async function prepareScene(): Promise<PreparedCall> {
    const family = await benchData.signIn();
    const attachPicture = async (collection: PictureOwner['collection'], fields: typeof EMBER | typeof HARBOUR) => {
      const id = await benchData.storeDocument(collection, family, fields);
      const picture = await benchData.attachPicture(
        family,
        { collection, id },
        collection === 'locations' ? location : portrait,
      );
      return { ...fields, id, ...picture };
    };
    const [ember, pip, harbour] = [
      await attachPicture('characters', EMBER),
      await attachPicture('characters', PIP),
      await attachPicture('locations', HARBOUR),
    ];
    const storyId = await benchData.storeDocument(
      'stories',
      family,
      story([PASSAGE], { characters: [ember, pip], locations: [harbour] }),
    );
    return {
      token: family.token,
      body: {
        characterImageUrls: [ember, pip].map(({ imageUrl }) => ({ type: 'character', url: imageUrl })),
        locationImageUrl: harbour.imageUrl,
        text: PASSAGE,
        storyId,
      },
    };
  }

  async function prepareNarration(): Promise<PreparedCall> {
    const family = await benchData.signIn();
    const storyId = await benchData.storeDocument('stories', family, story([narratedText]));
    return { token: family.token, body: { storyId, part: 0 } };
  }

  const plain = { accept: JSON_TYPE, budgetMs: null };
  const picture = { accept: JSON_TYPE, budgetMs: PICTURE_BUDGET_MS };
  return [
    { ...plain, name: 'saveImageToStorage', prepare: prepareSaving('characters', 'characterId', EMBER) },
    { ...plain, name: 'saveLocationImageToStorage', prepare: prepareSaving('locations', 'locationId', HARBOUR) },
    { ...plain, name: 'saveSceneImageToStorage', prepare: prepareSaving('stories', 'storyId', story([PASSAGE])) },
    { ...picture, name: 'generateImage', prepare: prepareCall(PORTRAIT) },
    { ...picture, name: 'generateSceneWithImages', prepare: prepareScene },
    { ...picture, name: 'generateImageFromText', prepare: prepareCall({ text: PASSAGE }) },
    { name: 'generateStory', accept: 'text/event-stream', budgetMs: TEXT_BUDGET_MS, prepare: prepareCall(STORY) },
    { ...plain, name: 'generateAudioNarration', prepare: prepareNarration },
  ];
}
