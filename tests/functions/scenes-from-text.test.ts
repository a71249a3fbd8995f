import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRIENDS } from '@talelantern/domain/characters/friends';
import { artOfStyle, DEFAULT_STYLE_ID } from '@talelantern/domain/images/portrait-styles';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { EMBER, PIP } from './support/chapters.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, usageOf, storeUsedCount } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { LIMIT, pictureAt } from './support/portraits.ts';
import {
  EDITS,
  GENERATIONS,
  HARBOUR,
  inStory,
  judgementRequests,
  expectGeneratedScene,
  PASSAGE,
  promptFields,
  sentPictures,
  storePortrayed,
  storeStory,
  storeStoryWithPictures,
} from './support/scenes.ts';

const MODERATIONS = '/v1/moderations';
const TEXT = 'A lantern floated over the quiet sea.';

const underTest = setUpFunction('generateImageFromText');
const generate = (family: Parameters<typeof underTest.call>[0], body: object = {}) =>
  underTest.call(family, { text: TEXT, ...body });

it('generateImageFromText draws text that has no story and no reference pictures, and stores the picture', async () => {
  const family = await createFamily();
  const requestId = newRequestId();
  const scene = expectGeneratedScene(await generate(family, { requestId }));
  expect(await pictureAt(scene.imageUrl)).toMatchObject({ type: 'image/webp', width: 1152, height: 768 });
  expect(scene.generatedPrompt).toContain(`Passage: ${TEXT}`);
  const [request] = await underTest.standIn.requests(GENERATIONS);
  expect(request?.body).toEqual({
    model: 'gpt-image-2.5-flare',
    prompt: scene.generatedPrompt,
    size: '1152x768',
    quality: 'medium',
    output_format: 'webp',
    moderation: 'auto',
    n: 1,
    safety_identifier: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(promptFields(request).at(-1)).toMatch(/no text, letters, numbers or writing anywhere in the image$/);
  expect(await underTest.standIn.requests(EDITS)).toEqual([]);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
    kind: 'scene',
    result: { ...scene, storyId: null, textSelection: TEXT },
  });
});

it('generateImageFromText draws the named characters from their portraits, in a story without a location', async () => {
  const family = await createFamily();
  const ownStory = await storeStoryWithPictures(family, { locations: [] });
  const { generatedPrompt } = expectGeneratedScene(
    await generate(family, { text: PASSAGE, storyId: ownStory.storyId }),
  );
  expectGeneratedScene(await generate(family, { text: 'Pip’s tail was wet.', storyId: ownStory.storyId }));
  const [both, one] = await underTest.standIn.requests(EDITS);
  expect(sentPictures(both)).toEqual([ownStory.ember.picture.sha256, ownStory.pip.picture.sha256]);
  expect(
    promptFields(both)
      .slice(1, 3)
      .map((field) => field.replace(/;.*/, '')),
  ).toEqual(['Picture 1 shows: Ember', 'Picture 2 shows: Pip']);
  expect(promptFields(both)).toContain(`Style: ${artOfStyle(DEFAULT_STYLE_ID)}`);
  expect(generatedPrompt).toBe(both?.body['prompt']);
  expect(sentPictures(one)).toEqual([ownStory.pip.picture.sha256]);
  expect(await underTest.standIn.requests(GENERATIONS)).toEqual([]);
});

it('generateImageFromText handles a cast of any size that a modified app has stored', async () => {
  const family = await createFamily();
  const tricky = { ...EMBER, id: '__x__', name: `Ember${' '.repeat(200_000)}x` };
  const storyId = await storeStory(family, {
    characters: [tricky, { ...PIP, customDescription: 'a'.repeat(400_000) }],
  });
  expectGeneratedScene(await generate(family, { text: 'Pip’s tail was wet.', storyId }));
  const [request] = await underTest.standIn.requests(GENERATIONS);
  expect(promptFields(request).filter((field) => field.startsWith('Character: '))).toHaveLength(1);
});

it('generateImageFromText draws the only location of a story, or the named one of several', async () => {
  const family = await createFamily({ plan: 'pro_monthly' });
  const ownStory = await storeStoryWithPictures(family);
  const mill = { ...HARBOUR, id: 'mill', name: 'The Old Mill', imageUrl: null, imagePath: null };
  const storedLocations = (await adminFirestore().doc(`stories/${ownStory.storyId}`).get()).get('locations');
  const many = await storeStory(family, { locations: [storedLocations[0], mill] });
  expectGeneratedScene(await generate(family, { storyId: ownStory.storyId }));
  expectGeneratedScene(await generate(family, { storyId: many, text: 'They met at the quiet harbour.' }));
  expectGeneratedScene(await generate(family, { storyId: many, text: 'They met at the old mill.' }));
  expectGeneratedScene(await generate(family, { storyId: many }));
  const sceneRequests = await underTest.standIn.requests(EDITS);
  expect(sceneRequests.map(sentPictures)).toEqual([
    [ownStory.harbour.picture.sha256],
    [ownStory.harbour.picture.sha256],
  ]);
  expect(promptFields(sceneRequests[0])[1]).toMatch(/^Picture 1 shows the place: The Quiet Harbour;/);
  const [atTheMill, nowhere] = await underTest.standIn.requests(GENERATIONS);
  expect(promptFields(atTheMill)[1]).toMatch(/^Place: The Old Mill;/);
  expect(promptFields(nowhere)[1]).toMatch(/^Passage:/);
});

it('generateImageFromText describes characters without portrait, and uses portraits made after the story began', async () => {
  const family = await createFamily();
  const [ember, pipId] = await Promise.all([storePortrayed(family, 'crimson'), storeCharacter(family, PIP)]);
  const withoutPicture = { imageUrl: null, imagePath: null };
  const storyId = await storeStory(family, {
    characters: [
      { ...inStory(ember), ...withoutPicture },
      { ...PIP, id: pipId, ...withoutPicture },
    ],
  });
  expectGeneratedScene(await generate(family, { text: PASSAGE, storyId }));
  const [request] = await underTest.standIn.requests(EDITS);
  expect(sentPictures(request)).toEqual([ember.picture.sha256]);
  expect(promptFields(request)).toContainEqual(expect.stringMatching(/^Character: Pip; Kind: Animal/));
});

it('generateImageFromText draws a friend without a portrait and with its own looks from its ready-made picture, and compares the scene with it', async () => {
  const family = await createFamily();
  const withoutPicture = { imageUrl: null, imagePath: null };
  const friend = { ...EMBER, ...FRIENDS[0]?.fields };
  const ember = { ...friend, id: await storeCharacter(family, friend), ...withoutPicture };
  const generateOf = async (character: typeof ember) => {
    const storyId = await storeStory(family, { characters: [character] });
    const text = `${character.name} flew over the quiet sea.`;
    return expectGeneratedScene(await generate(family, { text, storyId }));
  };
  await generateOf(ember);
  const [request, ...more] = await underTest.standIn.requests(EDITS);
  const shipped = readFileSync(join(PROJECT_ROOT, 'public/art/friends/ember.webp'));
  expect(sentPictures(request)).toEqual([createHash('sha256').update(shipped).digest('hex')]);
  expect(promptFields(request)[1]).toMatch(/^Picture 1 shows: Ember/);
  expect(await judgementRequests(underTest.standIn)).toHaveLength(1);
  expect(more).toEqual([]);

  await generateOf({ ...ember, appearance: { ...ember.appearance, color: 'Midnight Blue' } });
  expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
  expect(await underTest.standIn.requests(GENERATIONS)).toHaveLength(1);

  const { id, picture } = await storePortrayed(family, 'crimson');
  await generateOf({ ...ember, id });
  expect(sentPictures((await underTest.standIn.requests(EDITS))[1])).toEqual([picture.sha256]);
});

it('generateImageFromText describes characters whose picture is missing', async () => {
  const family = await createFamily();
  const ownStory = await storeStoryWithPictures(family, { locations: [] });
  await adminBucket().file(ownStory.ember.picture.imagePath).delete();
  expectGeneratedScene(await generate(family, { text: PASSAGE, storyId: ownStory.storyId }));
  const [request] = await underTest.standIn.requests(EDITS);
  expect(sentPictures(request)).toEqual([ownStory.pip.picture.sha256]);
  expect(promptFields(request)).toContainEqual(expect.stringMatching(/^Character: Ember;/));
});

it('generateImageFromText softens dark words for the age of the story', async () => {
  const family = await createFamily();
  const storyId = await storeStory(family, { ageRange: '3-4', characters: [{ ...EMBER, role: 'Villain' }] });
  const { generatedPrompt } = expectGeneratedScene(await generate(family, { text: 'Ember waved.', storyId }));
  expect(generatedPrompt).toContain('Ages: 3-4');
  expect(generatedPrompt).not.toContain('Villain');
});

it.each([
  [{ text: ' \n ' }, 400, 'invalid', 'Please provide a valid description for the scene'],
  [{ text: undefined }, 400, 'invalid', 'Please provide a valid description for the scene'],
  [{ text: 7 }, 400, 'invalid', 'Please provide a valid description for the scene'],
  [{ storyId: '../x' }, 400, 'invalid', 'Story ID is required'],
  [{ storyId: 'temp_1' }, 400, 'invalid', 'Story ID is required'],
  [{ storyId: 'nowhere' }, 404, 'not_found', 'Story not found'],
  [{ childId: 'nobody' }, 404, 'not_found', 'This child’s profile was deleted'],
  [{ requestId: 'short' }, 400, 'invalid', 'Invalid text content'],
])('generateImageFromText refuses %j with %i', async (body, status, code, message) => {
  const family = await createFamily();
  expect(await generate(family, body)).toMatchObject({ status, json: failure(code, message) });
  expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
  expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
});

it('generateImageFromText reports text above 1 MB as too long', async () => {
  expect(await generate(await createFamily(), { text: 'x'.repeat(1_048_577) })).toMatchObject({
    status: 413,
    json: failure('too_large', 'Text content is too long'),
  });
});

it('generateImageFromText refuses another family’s story', async () => {
  const storyId = await storeStory(await createFamily());
  expect(await generate(await createFamily(), { storyId })).toMatchObject({
    status: 403,
    json: failure('forbidden', 'You do not have access to this item'),
  });
});

it('generateImageFromText counts towards the allowance of all pictures', async () => {
  const family = await createFamily();
  await storeUsedCount(family, 'pictures', 12);
  expect(await generate(family)).toMatchObject(LIMIT);
  expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
});
