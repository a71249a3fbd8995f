import { randomUUID } from 'node:crypto';
import { withNewPicture } from '@talelantern/domain/images/main-image';
import { withScene, type SceneImage } from '@talelantern/domain/stories/scene-image';
import { DAY_MS } from '@talelantern/domain/time/day';
import { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { normalizeItems } from '../../functions/src/sweeps/adapters/normalize-items.ts';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { pictureUrl, picturePath, sceneImage, shownPicture, storyFields } from '../support/documents.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { signUpFamily } from './app-family.ts';

setUpOwnProject('demo-earlier-versions');

/** Documents of an earlier version, by how their date is stored. */
const DATES: Readonly<Record<string, object>> = {
  missing: {},
  null: { createdAt: null },
  text: { createdAt: '2024-05-01T10:00:00Z' },
  number: { createdAt: Date.UTC(2024, 4, 3) },
  stamp: { createdAt: Timestamp.fromMillis(Date.UTC(2024, 4, 2)) },
};

const NOW = Timestamp.now();

/** Creation times of three earlier pictures, as earlier versions stored them. */
const PICTURE_DATES = ['2023-11-16T22:13:20Z', '2023-11-15T22:13:20Z', '2023-11-14T22:13:20Z'];

const FOX = 'Animal - Fur and Feather - Fox';

it('characters of an earlier version are listed, by creation time in the store if they have no date', async () => {
  const { uid, characters } = await signUpFamily();
  for (const [name, date] of Object.entries(DATES))
    await adminFirestore()
      .doc(`characters/${uid}-${name}`)
      .set({ name, type: FOX, userId: uid, ...date });
  const listNames = async (): Promise<string[]> => (await characters.list(null)).items.map(({ name }) => name);
  // One less, because Firestore omits documents without the order field.
  expect(await listNames()).toHaveLength(Object.keys(DATES).length - 1);

  expect(await normalizeItems(adminFirestore())).toBe(4);
  expect(await listNames()).toEqual(['null', 'missing', 'number', 'stamp', 'text']);
  const { items } = await characters.list(null);
  expect(items[0]).toMatchObject({
    type: FOX,
    appearance: { height: 'average', build: 'normal', color: 'natural', distinguishingFeature: 'none' },
    sharing: null,
  });
});

describe('write batches that normalize items', () => {
  it('an item that is changed in the meantime keeps the change, and is normalized in the next run', async () => {
    const firestore = adminFirestore();
    const fox = firestore.doc(`characters/${randomUUID()}`);
    const imageHistory = [{ url: pictureUrl('portrait.webp'), timestamp: PICTURE_DATES[0] }];
    await fox.set({ name: 'Fox', type: FOX, createdAt: NOW, imageHistory });
    const commit = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (this: WriteBatch) {
      commit.mockRestore();
      await fox.update({ imageHistory: [] });
      return this.commit();
    });
    await expect(normalizeItems(firestore)).rejects.toThrow();
    expect((await fox.get()).get('imageHistory')).toEqual([]);
    expect(await normalizeItems(firestore)).toBe(0);
  });

  it('at most 20 items, whose lists may be large, are changed in one commit', async () => {
    const firestore = adminFirestore();
    const items = Array.from({ length: 21 }, () => firestore.doc(`characters/${randomUUID()}`));
    await Promise.all(items.map((item) => item.set({ name: 'Fox', type: FOX })));
    const update = vi.spyOn(WriteBatch.prototype, 'update');
    expect(await normalizeItems(firestore)).toBe(items.length);
    const batches = update.mock.contexts;
    update.mockRestore();
    const changes = [...new Set(batches)].map((batch) => batches.filter((one) => one === batch).length);
    expect(Math.max(...changes)).toBeLessThanOrEqual(20);
  });
});

describe('pictures of an earlier version', () => {
  it('a character whose stored portraits have no prompts can save a new portrait after its history is normalized', async () => {
    const { uid, characters } = await signUpFamily();
    const id = `${uid}-fox`;
    const pathOf = (name: string) => picturePath(uid, `${name}.webp`, `characters/${id}`);
    const imageHistory = PICTURE_DATES.map((timestamp, at) => ({
      url: pictureUrl(pathOf(`portrait-${at}`)),
      timestamp,
    }));
    await adminFirestore()
      .doc(`users/${uid}`)
      .update({
        priceId: 'pro_monthly',
        subscriptionStatus: 'active',
        currentPeriodEnd: new Date(Date.now() + DAY_MS),
      });
    await adminFirestore()
      .doc(`characters/${id}`)
      .set({
        name: 'Fox',
        type: FOX,
        userId: uid,
        createdAt: NOW,
        ...shownPicture(pathOf('portrait-0')),
        // Some versions stored lists as maps, with a different vendor.
        imageHistory: Object.fromEntries(imageHistory.map((entry, at) => [at, { ...entry, provider: 'stability' }])),
      });
    const imagePath = pathOf('portrait-new');
    const portrait = { imageUrl: pictureUrl(imagePath), imagePath, prompt: 'A fox.' };
    const savePortrait = () => characters.update(id, (fox) => withNewPicture(fox, portrait, Date.now()));

    await expect(savePortrait()).rejects.toThrow();
    expect(await normalizeItems(adminFirestore())).toBe(1);
    const fox = await savePortrait();
    expect(fox.imageHistory.map(({ url, timestamp }) => [url, timestamp]).slice(1)).toEqual(
      imageHistory.map(({ url, timestamp }) => [url, Date.parse(timestamp)]),
    );
    expect(await normalizeItems(adminFirestore())).toBe(0);
  });

  it('a story whose stored scenes have no ids can save another scene after its scenes are normalized', async () => {
    const { uid, stories } = await signUpFamily();
    const id = `story_${uid}`;
    const sceneImages = PICTURE_DATES.map((createdAt) => sceneImage(uid, { id: undefined, createdAt }));
    await adminFirestore()
      .doc(`stories/${id}`)
      .set(storyFields(uid, id, { sceneImages, createdAt: NOW, updatedAt: NOW, lastUpdate: NOW }));
    const scene = sceneImage(uid) as unknown as SceneImage;
    const saveScene = async () => {
      const story = await stories.find(id);
      if (!story) throw new Error('The story could not be read');
      await stories.change(id, story.revision, { sceneImages: withScene(story.sceneImages, scene) ?? [] });
    };

    await expect(saveScene()).rejects.toThrow();
    expect(await normalizeItems(adminFirestore())).toBe(1);
    await saveScene();
    expect((await stories.find(id))?.sceneImages.map((one) => one.id)).toEqual([
      'scene_0',
      'scene_1',
      'scene_2',
      'scene-1',
    ]);
  });
});
