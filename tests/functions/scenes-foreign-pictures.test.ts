import { expect, it } from 'vitest';
import { FOREIGN_URLS } from './support/foreign-urls.ts';
import { EMBER, PIP } from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily, usageOf, type Family } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import {
  EDITS,
  GENERATIONS,
  inStory,
  expectGeneratedScene,
  locationInStory,
  promptFields,
  sceneRequest,
  sentPictures,
  storePicturedLocation,
  storePortrayed,
  storeStory,
  storeStoryWithPictures,
  pictureReferences,
} from './support/scenes.ts';

const MODERATIONS = '/v1/moderations';

const notAllowed = (field: string) => ({
  status: 400,
  json: { error: { code: 'invalid', message: 'Image address not allowed', field } },
});

const withImages = setUpFunction('generateSceneWithImages');
const fromText = setUpFunction('generateImageFromText');
const expectNoVendorCalls = async () => {
  for (const path of [EDITS, GENERATIONS, MODERATIONS]) {
    expect(await withImages.standIn.requests(path)).toEqual([]);
  }
};

const storeVictimsStory = async () => storeStoryWithPictures(await createFamily());

it('a scene with a picture that is not the family’s own is refused', async () => {
  const family = await createFamily();
  const ownStory = await storeStoryWithPictures(family);
  const ownUrl = ownStory.ember.picture.imageUrl;
  const forged = [
    ownUrl.replace(/token=[\w-]+/, 'token=guessed'),
    ownUrl.replace('.webp?', '.thumb.webp?'),
    ownUrl.replace('/b/', '/b/another-'),
    ownUrl.replace('http://', 'file://'),
    ownUrl.replace(encodeURIComponent(`users/${family.uid}`), encodeURIComponent(`users/${family.uid}/../x`)),
  ];
  for (const url of [...FOREIGN_URLS.filter((foreign) => foreign !== ''), ...forged]) {
    const asPortrait = sceneRequest(ownStory, {
      characterImageUrls: [...pictureReferences(ownStory.pip), { type: 'character', url }],
    });
    expect(await withImages.call(family, asPortrait), url).toMatchObject(notAllowed('characterImageUrls'));
    const asLocation = sceneRequest(ownStory, { locationImageUrl: url });
    expect(await withImages.call(family, asLocation), url).toMatchObject(notAllowed('locationImageUrl'));
  }
  await expectNoVendorCalls();
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
  expectGeneratedScene(await withImages.call(family, sceneRequest(ownStory)));
});

it('a scene does not use a picture of another family, even with a valid URL in the caller’s story', async () => {
  const [family, victims] = await Promise.all([createFamily(), storeVictimsStory()]);
  const [ownStory, storyId] = await Promise.all([
    storeStoryWithPictures(family),
    storeStory(family, {
      characters: [inStory(victims.ember), inStory(victims.pip, PIP)],
      locations: [locationInStory(victims.harbour)],
    }),
  ]);
  const attempts = [
    [sceneRequest(victims, { storyId }), 'characterImageUrls'],
    [sceneRequest(ownStory, { characterImageUrls: pictureReferences(victims.ember) }), 'characterImageUrls'],
    [sceneRequest(ownStory, { locationImageUrl: victims.harbour.picture.imageUrl }), 'locationImageUrl'],
  ] as const;
  for (const [body, field] of attempts) {
    expect(await withImages.call(family, body)).toMatchObject(notAllowed(field));
  }
  await expectNoVendorCalls();
});

it('a scene does not use another family’s picture that an old character or location document refers to', async () => {
  const [family, victims] = await Promise.all([createFamily(), storeVictimsStory()]);
  const [ember, harbour] = await Promise.all([
    storePortrayed(family, 'crimson'),
    storePicturedLocation(family, 'navy'),
  ]);
  const { imagePath, imageUrl } = victims.ember.picture;
  await adminFirestore().doc(`characters/${ember.id}`).update({ imagePath, imageUrl });
  const storyId = await storeStory(family, {
    characters: [{ ...inStory(ember), imagePath, imageUrl }],
    locations: [locationInStory(harbour)],
  });
  const body = {
    characterImageUrls: [{ type: 'character', url: imageUrl }],
    locationImageUrl: harbour.picture.imageUrl,
    text: 'Ember waved.',
    storyId,
  };
  expect(await withImages.call(family, body)).toMatchObject(notAllowed('characterImageUrls'));
  await expectNoVendorCalls();
  expectGeneratedScene(await withImages.call(family, { ...body, characterImageUrls: pictureReferences(ember) }));
  expect(sentPictures((await withImages.standIn.requests(EDITS))[0])).toEqual([
    ember.picture.sha256,
    harbour.picture.sha256,
  ]);
});

it('a scene from text omits pictures that are not the family’s own and describes their subjects', async () => {
  const [family, victims] = await Promise.all([createFamily(), storeVictimsStory()]);
  const pip = await storePortrayed(family, 'olive', PIP);
  const storyId = await storeStory(family, {
    characters: [inStory(victims.ember), { ...inStory(pip, PIP), ...foreignPicture(victims.pip) }],
    locations: [locationInStory(victims.harbour)],
  });
  expectGeneratedScene(await fromText.call(family, { text: 'Ember and Pip waved.', storyId }));
  const requests = await fromText.standIn.requests(EDITS);
  const pictures = requests.flatMap(sentPictures);
  const victimsPictures = [victims.ember, victims.pip, victims.harbour].map(({ picture }) => picture.sha256);
  expect(pictures.filter((sha256) => victimsPictures.includes(sha256))).toEqual([]);
  // Pip's portrait, which is stored with the character but not in the story.
  expect(pictures).toEqual([pip.picture.sha256]);
  expect(promptFields(requests[0])).toContainEqual(expect.stringMatching(/^Character: Ember;/));
  expect(promptFields(requests[0])).toContainEqual(expect.stringMatching(/^Place: The Quiet Harbour;/));
});

it('scenes of two families whose characters have the same names use each family’s own pictures', async () => {
  const generate = async (family: Family, hair: string, water: string) => {
    const [ember, harbour] = await Promise.all([
      storePortrayed(family, hair, EMBER),
      storePicturedLocation(family, water),
    ]);
    const storyId = await storeStory(family, { characters: [inStory(ember)], locations: [locationInStory(harbour)] });
    expectGeneratedScene(await fromText.call(family, { text: 'Ember waved.', storyId }));
    return [ember.picture.sha256, harbour.picture.sha256];
  };
  const first = await generate(await createFamily(), 'crimson', 'navy');
  const second = await generate(await createFamily(), 'seagreen', 'teal');
  expect((await fromText.standIn.requests(EDITS)).map(sentPictures)).toEqual([first, second]);
  expect(new Set([...first, ...second]).size).toBe(4);
});

const foreignPicture = ({
  picture: { imagePath, imageUrl },
}: {
  picture: { imagePath: string; imageUrl: string };
}) => ({
  imagePath,
  imageUrl,
});
