import { describe, expect, it } from 'vitest';
import { FOREIGN_ADDRESSES } from './support/addresses.ts';
import { EMBER, PIP } from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { useFunction } from './support/function-under-test.ts';
import {
  EDITS,
  GENERATIONS,
  inStory,
  paintedScene,
  placeInStory,
  promptFields,
  sceneRequest,
  sentPictures,
  storePicturedPlace,
  storePortrayed,
  storeStory,
  storeTale,
  typed,
} from './support/scenes.ts';

const MODERATIONS = '/v1/moderations';

const notAllowed = (field: string) => ({
  status: 400,
  json: { error: { code: 'invalid', message: 'Image address not allowed', field } },
});

describe('a scene takes no picture from elsewhere', () => {
  const withImages = useFunction('generateSceneWithImages');
  const fromText = useFunction('generateImageFromText');
  const asksNobody = async () => {
    for (const path of [EDITS, GENERATIONS, MODERATIONS]) {
      expect(await withImages.standIn.requests(path)).toEqual([]);
    }
  };

  const victimsTale = async () => storeTale(await createFamily());

  it('I2, I3, I4, I7, I15: neither as a portrait nor as a place', async () => {
    const family = await createFamily();
    const tale = await storeTale(family);
    const own = tale.ember.picture.imageUrl;
    const forged = [
      own.replace(/token=[\w-]+/, 'token=guessed'),
      own.replace('.webp?', '.thumb.webp?'),
      own.replace('/b/', '/b/another-'),
      own.replace('http://', 'file://'),
      own.replace(encodeURIComponent(`users/${family.uid}`), encodeURIComponent(`users/${family.uid}/../x`)),
    ];
    for (const address of [...FOREIGN_ADDRESSES.filter((foreign) => foreign !== ''), ...forged]) {
      const asPortrait = sceneRequest(tale, {
        characterImageUrls: [...typed(tale.pip), { type: 'character', url: address }],
      });
      expect(await withImages.call(family, asPortrait), address).toMatchObject(notAllowed('characterImageUrls'));
      const asPlace = sceneRequest(tale, { locationImageUrl: address });
      expect(await withImages.call(family, asPlace), address).toMatchObject(notAllowed('locationImageUrl'));
    }
    await asksNobody();
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
    paintedScene(await withImages.call(family, sceneRequest(tale)));
  });

  it('D18: nor another family’s, even where its address is right and the own story names it', async () => {
    const [family, victims] = await Promise.all([createFamily(), victimsTale()]);
    const [tale, storyId] = await Promise.all([
      storeTale(family),
      storeStory(family, {
        characters: [inStory(victims.ember), inStory(victims.pip, PIP)],
        locations: [placeInStory(victims.harbour)],
      }),
    ]);
    const attempts = [
      [sceneRequest(victims, { storyId }), 'characterImageUrls'],
      [sceneRequest(tale, { characterImageUrls: typed(victims.ember) }), 'characterImageUrls'],
      [sceneRequest(tale, { locationImageUrl: victims.harbour.picture.imageUrl }), 'locationImageUrl'],
    ] as const;
    for (const [body, field] of attempts) {
      expect(await withImages.call(family, body)).toMatchObject(notAllowed(field));
    }
    await asksNobody();
  });

  it('D18: nor by a character or place of its own that an old document points elsewhere with', async () => {
    const [family, victims] = await Promise.all([createFamily(), victimsTale()]);
    const [ember, harbour] = await Promise.all([storePortrayed(family, 'crimson'), storePicturedPlace(family, 'navy')]);
    const { imagePath, imageUrl } = victims.ember.picture;
    await adminFirestore().doc(`characters/${ember.id}`).update({ imagePath, imageUrl });
    const storyId = await storeStory(family, {
      characters: [{ ...inStory(ember), imagePath, imageUrl }],
      locations: [placeInStory(harbour)],
    });
    const body = {
      characterImageUrls: [{ type: 'character', url: imageUrl }],
      locationImageUrl: harbour.picture.imageUrl,
      text: 'Ember waved.',
      storyId,
    };
    expect(await withImages.call(family, body)).toMatchObject(notAllowed('characterImageUrls'));
    await asksNobody();
    paintedScene(await withImages.call(family, { ...body, characterImageUrls: typed(ember) }));
    expect(sentPictures((await withImages.standIn.requests(EDITS))[0])).toEqual([
      ember.picture.sha256,
      harbour.picture.sha256,
    ]);
  });

  it('D18: a scene from text leaves foreign pictures out and describes who they stand for', async () => {
    const [family, victims] = await Promise.all([createFamily(), victimsTale()]);
    const pip = await storePortrayed(family, 'olive', PIP);
    const storyId = await storeStory(family, {
      characters: [inStory(victims.ember), { ...inStory(pip, PIP), ...foreignPicture(victims.pip) }],
      locations: [placeInStory(victims.harbour)],
    });
    paintedScene(await fromText.call(family, { text: 'Ember and Pip waved.', storyId }));
    const requests = await fromText.standIn.requests(EDITS);
    const sent = requests.flatMap(sentPictures);
    const victimsPictures = [victims.ember, victims.pip, victims.harbour].map(({ picture }) => picture.sha256);
    expect(sent.filter((sha256) => victimsPictures.includes(sha256))).toEqual([]);
    // Pip's own portrait, which the character has and the story has not.
    expect(sent).toEqual([pip.picture.sha256]);
    expect(promptFields(requests[0])).toContainEqual(expect.stringMatching(/^Character: Ember;/));
    expect(promptFields(requests[0])).toContainEqual(expect.stringMatching(/^Place: The Quiet Harbour;/));
  });

  it('draws two families that use the same names each from its own pictures', async () => {
    const paint = async (family: Family, hair: string, water: string) => {
      const [ember, harbour] = await Promise.all([
        storePortrayed(family, hair, EMBER),
        storePicturedPlace(family, water),
      ]);
      const storyId = await storeStory(family, { characters: [inStory(ember)], locations: [placeInStory(harbour)] });
      paintedScene(await fromText.call(family, { text: 'Ember waved.', storyId }));
      return [ember.picture.sha256, harbour.picture.sha256];
    };
    const first = await paint(await createFamily(), 'crimson', 'navy');
    const second = await paint(await createFamily(), 'seagreen', 'teal');
    expect((await fromText.standIn.requests(EDITS)).map(sentPictures)).toEqual([first, second]);
    expect(new Set([...first, ...second]).size).toBe(4);
  });
});

const foreignPicture = ({
  picture: { imagePath, imageUrl },
}: {
  picture: { imagePath: string; imageUrl: string };
}) => ({
  imagePath,
  imageUrl,
});
