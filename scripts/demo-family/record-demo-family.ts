import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { readCharacter, type Character } from '@talelantern/domain/characters/character';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { timingsPathOf } from '@talelantern/domain/narration/chapter-narration';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { readAdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { withNewPicture } from '@talelantern/domain/images/main-image';
import {
  itemPicturePath,
  parseDownloadUrl,
  thumbnailPath,
  type PictureOwner,
} from '@talelantern/domain/images/media-url';
import { readLocation, type Location } from '@talelantern/domain/locations/location';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { passageOf, sceneAlt } from '@talelantern/domain/stories/chapter-pictures';
import { SCENE_SLOTS } from '@talelantern/domain/stories/scene-image';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { encodePicture } from '../../functions/src/pictures/adapters/encode-picture.ts';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { DEMO_FAMILY } from '../../local-cloud/seed/accounts.ts';
import { beginStory, continueStory, planChapter, toStoryRequest } from '../../src/services/stories/chapter-request.ts';
import type { ChapterAssignment, NewStoryAssignment } from '../../src/services/stories/chapter.ts';
import { CHARACTERS, LOCATIONS, STORIES, STYLE, type DemoCharacter, type DemoStory } from './demo-items.ts';
import { accessAsOwner, signInAsDemoFamily, type OwnerAccess } from './owner-access.ts';
import {
  urlMark,
  PREPARED_FILES,
  PREPARED_JSON,
  preparedFile,
  replaceTexts,
  type PreparedFamily,
} from './prepared-family.ts';

const { uid } = DEMO_FAMILY;
const PICTURE_QUALITY = 72;

/** Generates everything of the demo family in a running local cloud, and writes the prepared files. */
export async function recordDemoFamily(cloud: LocalCloud): Promise<void> {
  const recorder = await startRecorder(cloud);
  for (const fields of CHARACTERS) await recorder.addCharacter(fields);
  for (const fields of LOCATIONS) await recorder.addLocation(fields);
  for (const story of STORIES) {
    await recorder.clearUsage();
    await recorder.addStory(story);
  }
  await recorder.finish();
}

async function startRecorder(cloud: LocalCloud) {
  const owner = accessAsOwner(cloud);
  const token = await signInAsDemoFamily(cloud);
  const prepared: PreparedFamily = { documents: {}, pictures: [] };
  const characters = new Map<string, Character>();
  const locations = new Map<string, Location>();
  await rm(PREPARED_FILES, { recursive: true, force: true });
  await mkdir(PREPARED_FILES, { recursive: true });

  async function call<Response extends z.ZodMiniType>(
    { name, response }: { name: string; response: Response },
    body: object,
  ): Promise<z.infer<Response>> {
    const httpResponse = await fetch(`${cloud.urls.functions}/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ userId: uid, requestId: randomUUID(), ...body }),
    });
    if (!httpResponse.ok) throw new Error(`${name}: ${httpResponse.status} ${await httpResponse.text()}`);
    return response.parse(await httpResponse.json());
  }

  /** Keeps a generated picture under a readable path, encoded smaller. */
  async function keepPicture(
    item: PictureOwner,
    name: string,
    url: string,
  ): Promise<{ imageUrl: string; imagePath: string }> {
    const originalPath = parseDownloadUrl(url)?.path ?? '';
    const original = await owner.pictures.read(originalPath);
    if (!original) throw new Error(`${originalPath} is missing`);
    const picture = await sharp(original).webp({ quality: PICTURE_QUALITY, effort: 6 }).toBuffer();
    const { thumbnail } = await encodePicture(picture);
    const path = itemPicturePath(uid, item, name);
    await writeFile(preparedFile(path), picture);
    await writeFile(preparedFile(thumbnailPath(path)), thumbnail);
    prepared.pictures.push(path);
    console.log(`${path}: ${picture.length} + ${thumbnail.length} bytes`);
    return owner.pictures.store(path, { picture, thumbnail });
  }

  function prepare(path: string, document: object): void {
    const { createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = document as StoredData;
    const toMark = (text: string): string => {
      const parts = parseDownloadUrl(text);
      return parts ? urlMark(parts.path) : text;
    };
    prepared.documents[path] = replaceTexts(fields, toMark) as Record<string, unknown>;
  }

  /** Stores an item, and once more with the picture that `order` asks for. */
  async function addPicture<Item extends Character | Location>(
    collection: 'characters' | 'locations',
    name: string,
    itemWithoutPicture: Item,
    order: { prompt: string },
  ): Promise<Item> {
    const document = owner.firestore.doc(`${collection}/${itemWithoutPicture.id}`);
    await document.set(itemWithoutPicture);
    const { imageUrl } = await call(generateImageContract, { quality: 'hd', style: 'vivid', ...order });
    const keptPicture = await keepPicture({ collection, id: itemWithoutPicture.id }, name, imageUrl);
    const item = {
      ...itemWithoutPicture,
      ...withNewPicture(itemWithoutPicture, { ...keptPicture, prompt: order.prompt }, Date.now()),
    };
    await document.set(item);
    prepare(document.path, item);
    return item;
  }

  async function generateScenes(story: Story, cast: readonly Character[], location: Location): Promise<Story> {
    let illustrated = story;
    const namesOnly = sceneAlt(
      cast.map(({ name }) => name),
      location.name,
    );
    for (const part of story.previousParts.keys()) {
      for (const slot of SCENE_SLOTS) {
        const found = passageOf(story, part, slot);
        if (!found) continue;
        const { passage: textSelection, position } = found;
        const generatedScene = await call(generateSceneWithImagesContract, {
          characterImageUrls: cast.map((character) => ({ type: 'character', url: character.imageUrl })),
          locationImageUrl: location.imageUrl,
          text: textSelection,
          storyId: story.id,
        });
        const id = `chapter-${part + 1}-${slot}`;
        const keptPicture = await keepPicture({ collection: 'stories', id: story.id }, id, generatedScene.imageUrl);
        const { generatedPrompt, alt = namesOnly } = generatedScene;
        const text = { textSelection, position, part, slot, alt, generatedPrompt };
        const scene = { id, ...keptPicture, createdAt: Date.now(), ...text };
        illustrated = {
          ...illustrated,
          sceneImages: [...illustrated.sceneImages, scene],
          coverSceneId: illustrated.coverSceneId ?? id,
        };
      }
    }
    return illustrated;
  }

  return {
    /** Needed because a plan includes fewer pictures a day than are recorded. */
    async clearUsage(): Promise<void> {
      const { docs } = await owner.firestore.collection('usage').where('userId', '==', uid).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },

    async addCharacter(fields: DemoCharacter): Promise<void> {
      const character = readCharacter(fields.id, {
        ...fields,
        userId: uid,
        advancedFeatures: readAdvancedFeatures(STYLE),
      });
      if (!character) throw new Error(`${fields.id} is invalid`);
      const order = { prompt: buildPortraitPrompt(character), characterId: character.id };
      characters.set(character.id, await addPicture('characters', 'portrait', character, order));
    },

    async addLocation(fields: (typeof LOCATIONS)[number]): Promise<void> {
      const location = readLocation(fields.id, { ...fields, userId: uid });
      if (!location) throw new Error(`${fields.id} is invalid`);
      const order = { prompt: buildLocationPrompt(location), locationId: location.id };
      locations.set(location.id, await addPicture('locations', 'picture', location, order));
    },

    async addStory({ id, cast, location, theme, chapters, isNarrated }: DemoStory): Promise<void> {
      const path = `stories/${id}`;
      const people = cast.flatMap((name) => characters.get(name) ?? []);
      const where = locations.get(location);
      if (!where) throw new Error(`${location} is missing`);
      const first: NewStoryAssignment = {
        kind: 'new-story',
        characters: people,
        locations: [where],
        theme,
        ageRange: '5-8',
        length: 'standard',
      };
      const writeChapter = async (assignment: ChapterAssignment) => {
        const plan = planChapter(assignment);
        const requestId = randomUUID();
        const {
          story: text,
          memoryKey = requestId,
          ideas = [],
          bookTitle = null,
        } = await call(generateStoryContract, toStoryRequest(plan, uid, requestId));
        return { requestId, storyId: id, assignment, phase: plan.phase, text, memoryKey, ideas, bookTitle };
      };
      let story = beginStory(await writeChapter(first), uid, Date.now());
      await owner.firestore.doc(path).set(story);
      for (let part = 1; part < chapters; part += 1) {
        story = {
          ...story,
          ...continueStory(story, await writeChapter({ kind: 'next-chapter', story })),
          revision: story.revision + 1,
        };
        await owner.firestore.doc(path).set(story);
      }
      story = await generateScenes(story, people, where);
      await owner.firestore.doc(path).set(story);
      const narrated = isNarrated
        ? await narrate(owner, story, () => call(generateAudioNarrationContract, { storyId: id, part: 0 }))
        : {};
      const { sharing: _sharing, narration: _narration, ...fields } = story;
      prepare(path, { ...fields, narration: narrated });
    },

    async finish(): Promise<void> {
      await writeFile(PREPARED_JSON, `${JSON.stringify(prepared, null, 2)}\n`);
    },
  };
}

/** Records the first chapter and keeps its files; returns the story's stored `narration`. */
async function narrate(
  { firestore, bucket }: OwnerAccess,
  { id }: Story,
  record: () => Promise<unknown>,
): Promise<object> {
  await record();
  const stored = readStory(id, (await firestore.doc(`stories/${id}`).get()).data() ?? {});
  for (const chapter of Object.values(stored?.narration ?? {})) {
    if (!chapter) continue;
    for (const path of [chapter.audioPath, timingsPathOf(chapter.audioPath)]) {
      const [bytes] = await bucket.file(path).download();
      await writeFile(preparedFile(path), bytes);
      console.log(`${path}: ${bytes.length} bytes`);
    }
  }
  return stored?.narration ?? {};
}
