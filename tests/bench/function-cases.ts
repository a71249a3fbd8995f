import { randomUUID } from 'node:crypto';
import { generatedPicturePath, itemPicturePath, type PictureOwner } from '@talelantern/domain/images/media-address';
import { newStoryId } from '@talelantern/domain/stories/story-id';
import { initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import type { LocalCloud } from '../../emulators/launcher/start-local-cloud.ts';
import { connectAsOwner, type DocumentValue } from '../../emulators/seed/emulator-admin.ts';
import type { EncodedPicture, StoredPicture } from '../../functions/src/operations/ports/pictures.ts';
import { createBucketPictures } from '../../functions/src/storage/bucket-pictures.ts';
import { encodePicture } from '../../functions/src/storage/encode-picture.ts';
import { signInBenchFamily, type BenchFamily } from './bench-family.ts';
import { chapterOf } from './measure-words.ts';

/** One call, ready to be sent: each is of a family of its own, with all that it needs in place. */
export interface PreparedCall {
  token: string;
  body: object;
}

export interface FunctionCase {
  name: string;
  /** As the app asks for the answer. */
  accept: string;
  /** Of its overhead (architecture §7), ms at the 95th percentile; null where there is none. */
  budgetMs: number | null;
  prepare: () => Promise<PreparedCall>;
}

const JSON_ANSWER = 'application/json';
const TEXT_BUDGET_MS = 60;
const PICTURE_BUDGET_MS = 250;
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

/** A story told for ages 5-8, cut after 300 words. */
export const threeHundredWords = (seed: string): string =>
  `${chapterOf('5-8', 'introduction', seed)}\n\n${chapterOf('5-8', 'development', seed)}`
    .split(/(?<=\s)/)
    .slice(0, NARRATED_WORDS)
    .join('');

let app: App | undefined;

/** What families of a bench own before they call. */
class Household {
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

  /** Stores a document of the family; answers its id. */
  async own(collection: string, { uid }: BenchFamily, fields: Readonly<Record<string, DocumentValue>>) {
    const id = collection === 'stories' ? newStoryId(Date.now(), randomUUID().slice(0, 8)) : randomUUID();
    await this.#owner.setDocument(`${collection}/${id}`, { ...fields, id, userId: uid });
    return id;
  }

  /** A picture that was just painted for the family. */
  paint({ uid }: BenchFamily, picture: EncodedPicture): Promise<StoredPicture> {
    return this.#pictures.store(generatedPicturePath(uid, randomUUID()), picture);
  }

  hang({ uid }: BenchFamily, owner: PictureOwner, picture: EncodedPicture): Promise<StoredPicture> {
    return this.#pictures.store(itemPicturePath(uid, owner, randomUUID()), picture);
  }
}

/** Noise compresses no better than a painting does: the bytes are those of a picture, not of a plain colour. */
async function samplePicture(width: number, height: number): Promise<EncodedPicture> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const painted = await sharp({ create: { width, height, channels: 3, background: 'crimson', noise } })
    .blur(2)
    .webp()
    .toBuffer();
  return encodePicture(painted);
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

/** All eight functions of specification §7, each with a call that does its whole work. */
export async function functionCases(cloud: LocalCloud): Promise<FunctionCase[]> {
  const household = new Household(cloud);
  const [portrait, place] = await Promise.all([samplePicture(768, 1024), samplePicture(1152, 768)]);
  const narrated = threeHundredWords('bench');

  const saving =
    (collection: PictureOwner['collection'], field: string, fields: Readonly<Record<string, DocumentValue>>) =>
    async (): Promise<PreparedCall> => {
      const family = await household.signIn();
      const id = await household.own(collection, family, fields);
      const { imageUrl } = await household.paint(family, collection === 'characters' ? portrait : place);
      return { token: family.token, body: { imageUrl, [field]: id, generatedPrompt: 'A picture' } };
    };
  const asking = (body: object) => async (): Promise<PreparedCall> => ({
    token: (await household.signIn()).token,
    body,
  });

  async function scene(): Promise<PreparedCall> {
    const family = await household.signIn();
    const hang = async (collection: PictureOwner['collection'], fields: typeof EMBER | typeof HARBOUR) => {
      const id = await household.own(collection, family, fields);
      const picture = await household.hang(family, { collection, id }, collection === 'locations' ? place : portrait);
      return { ...fields, id, ...picture };
    };
    const [ember, pip, harbour] = [
      await hang('characters', EMBER),
      await hang('characters', PIP),
      await hang('locations', HARBOUR),
    ];
    const storyId = await household.own(
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

  async function narration(): Promise<PreparedCall> {
    const family = await household.signIn();
    const storyId = await household.own('stories', family, story([narrated]));
    return { token: family.token, body: { storyId, part: 0 } };
  }

  const plain = { accept: JSON_ANSWER, budgetMs: null };
  const picture = { accept: JSON_ANSWER, budgetMs: PICTURE_BUDGET_MS };
  return [
    { ...plain, name: 'saveImageToStorage', prepare: saving('characters', 'characterId', EMBER) },
    { ...plain, name: 'saveLocationImageToStorage', prepare: saving('locations', 'locationId', HARBOUR) },
    { ...plain, name: 'saveSceneImageToStorage', prepare: saving('stories', 'storyId', story([PASSAGE])) },
    { ...picture, name: 'generateImage', prepare: asking(PORTRAIT) },
    { ...picture, name: 'generateSceneWithImages', prepare: scene },
    { ...picture, name: 'generateImageFromText', prepare: asking({ text: PASSAGE }) },
    { name: 'generateStory', accept: 'text/event-stream', budgetMs: TEXT_BUDGET_MS, prepare: asking(STORY) },
    { ...plain, name: 'generateAudioNarration', prepare: narration },
  ];
}
