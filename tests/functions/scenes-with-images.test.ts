import { FRIENDS } from '@talelantern/domain/characters/friends';
import { artOfStyle } from '@talelantern/domain/images/portrait-styles';
import { describe, expect, it } from 'vitest';
import { EMBER, PIP } from './support/chapters.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, storeUsedCount, type Family } from './support/family.ts';
import { failure, newRequestId, setUpFunction } from './support/function-under-test.ts';
import { LIMIT, pictureAt } from './support/portraits.ts';
import {
  EDITS,
  GENERATIONS,
  inStory,
  MOMENTS,
  momentRequests,
  expectGeneratedScene,
  PASSAGE,
  locationInStory,
  promptFields,
  storePictureFor,
  sceneRequest,
  sentPictures,
  storePicturedLocation,
  storePortrayed,
  storeStory,
  storeStoryWithPictures,
  pictureReferences,
} from './support/scenes.ts';

const MODERATIONS = '/v1/moderations';
const EMPTY_TALLY = { reserved: 0, used: 0 };
const HUNDRED_CHARACTERS = Array.from({ length: 100 }, () => ({ type: 'character', url: 'x' }));

describe('generateSceneWithImages', () => {
  const underTest = setUpFunction('generateSceneWithImages');
  const generate = (family: Family, body: object) => underTest.call(family, body);

  it('a scene with images draws the passage, stores the picture with a thumbnail and returns URL and prompt', async () => {
    const family = await createFamily();
    const ownStory = await storeStoryWithPictures(family);
    const requestId = newRequestId();
    const scene = expectGeneratedScene(
      await generate(family, sceneRequest(ownStory, { requestId, userId: family.uid })),
    );

    expect(scene.imagePath).toBe(`users/${family.uid}/generated/${requestId}.webp`);
    expect(await pictureAt(scene.imageUrl)).toMatchObject({ type: 'image/webp', width: 1152, height: 768 });
    expect(await pictureAt(scene.imageUrl.replace('.webp?', '.thumb.webp?'))).toMatchObject({ width: 384 });
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
      kind: 'scene',
      partial: null,
      result: { ...scene, storyId: ownStory.storyId, textSelection: PASSAGE },
    });
  });

  it('a scene request sends exactly the chosen portraits, in the order of the prompt, the location last', async () => {
    const family = await createFamily();
    const ownStory = await storeStoryWithPictures(family);
    for (const chosen of [[ownStory.ember, ownStory.pip], [ownStory.pip, ownStory.ember], [ownStory.pip]]) {
      await underTest.standIn.reset();
      const body = sceneRequest(ownStory, { characterImageUrls: pictureReferences(...chosen) });
      const { generatedPrompt } = expectGeneratedScene(await generate(family, body));
      const [request, ...more] = await underTest.standIn.requests(EDITS);
      expect(more).toEqual([]);
      expect(sentPictures(request)).toEqual([...chosen, ownStory.harbour].map(({ picture }) => picture.sha256));
      const pictureFields = promptFields(request).filter((field) => field.startsWith('Picture '));
      expect(pictureFields.map((field) => field.replace(/;.*/, ''))).toEqual([
        ...chosen.map(({ name }, index) => `Picture ${index + 1} shows: ${name}`),
        `Picture ${chosen.length + 1} shows the place: ${ownStory.harbour.name}`,
      ]);
      expect(generatedPrompt).toBe(request?.body['prompt']);
    }
    expect(await underTest.standIn.requests(GENERATIONS)).toEqual([]);
  });

  it('a scene of a passage of its story shows the moment that the cheaper text model finds in it, and has its alternative text', async () => {
    const family = await createFamily();
    const text = 'At dusk Ember waved to Pip from the boats.';
    const ownStory = await storeStoryWithPictures(family, { previousParts: [`It was late. ${text}`] });
    const { generatedPrompt, alt } = expectGeneratedScene(await generate(family, sceneRequest(ownStory, { text })));
    const [request] = await underTest.standIn.requests(EDITS);
    expect(promptFields(request)).toContain('Moment: Ember, waving towards Pip; Pip, looking towards Ember');
    expect(promptFields(request)).toContain('Light: dusk');
    expect(generatedPrompt).toBe(request?.body['prompt']);
    expect(alt).toBe('Ember is waving towards Pip, Pip is looking towards Ember in the Quiet Harbour with a boat.');
    const [moment, ...more] = await momentRequests(underTest.standIn);
    expect([moment?.body['model'], more]).toEqual(['gpt-6-luna', []]);
  });

  it('a scene is drawn from its passage, without an alternative text, when the call for its moment fails', async () => {
    const family = await createFamily();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, MOMENTS);
    const scene = expectGeneratedScene(await generate(family, sceneRequest(await storeStoryWithPictures(family))));
    expect(scene.generatedPrompt).toContain(`Passage: ${PASSAGE}`);
    expect(scene).not.toHaveProperty('alt');
    expect(await momentRequests(underTest.standIn)).toHaveLength(1);
  });

  it('a scene that the user describes in their own words is drawn from those words', async () => {
    const family = await createFamily();
    const text = 'Ember flies over a sea of lemonade.';
    expectGeneratedScene(await generate(family, sceneRequest(await storeStoryWithPictures(family), { text })));
    const [request] = await underTest.standIn.requests(EDITS);
    expect(promptFields(request)).toContain(`Passage: ${text}`);
    expect(await momentRequests(underTest.standIn)).toEqual([]);
  });

  it('a scene is requested in 3:2 WebP under a pseudonym, with the request’s id and the configured model', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    expectGeneratedScene(await generate(family, sceneRequest(await storeStoryWithPictures(family), { requestId })));
    const [request] = await underTest.standIn.requests(EDITS);
    expect(request?.headers['x-client-request-id']).toBe(requestId);
    const { prompt: _prompt, image: _image, ...parameters } = request?.body ?? {};
    expect(parameters).toEqual({
      model: 'gpt-image-2.5-flare',
      size: '1152x768',
      quality: 'medium',
      output_format: 'webp',
      n: '1',
      safety_identifier: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(request)).not.toContain(family.uid);
  });

  it('a scene has high quality on a paid plan', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    expectGeneratedScene(await generate(family, sceneRequest(await storeStoryWithPictures(family))));
    expect((await underTest.standIn.requests(EDITS))[0]?.body['quality']).toBe('high');
  });

  it('a scene’s prompt describes the characters without a chosen portrait', async () => {
    const family = await createFamily();
    const ownStory = await storeStoryWithPictures(family);
    const onlyPip = { characterImageUrls: pictureReferences(ownStory.pip) };
    expectGeneratedScene(await generate(family, sceneRequest(ownStory, onlyPip)));
    const [first] = await underTest.standIn.requests(EDITS);
    expect(promptFields(first)).toContainEqual(expect.stringMatching(/^Character: Ember; Kind: Mythical Creature/));
    expect(promptFields(first).at(-1)).toMatch(/^Rules: .*no text, letters, numbers or writing/);
  });

  it('every scene of a story has the style of its hero, even a scene that does not show the hero', async () => {
    const family = await createFamily();
    const ownStory = await storeStoryWithPictures(family);
    await adminFirestore()
      .doc(`characters/${ownStory.ember.id}`)
      .update({ advancedFeatures: { imageStyle: 'digital-soft-clay' } });
    const onlyPip = { characterImageUrls: pictureReferences(ownStory.pip), text: 'Pip’s tail was wet.' };
    expectGeneratedScene(await generate(family, sceneRequest(ownStory, onlyPip)));
    const [request] = await underTest.standIn.requests(EDITS);
    expect(promptFields(request)).toContain(`Style: ${artOfStyle('digital-soft-clay')}`);
  });

  it.each([
    ['an empty list of portraits', { characterImageUrls: [] }, 'characterImageUrls', 'Character images are required'],
    ['no portraits', { characterImageUrls: undefined }, 'characterImageUrls', 'Character images are required'],
    [
      'portraits that are not a list',
      { characterImageUrls: 'x' },
      'characterImageUrls',
      'Character images are required',
    ],
    [
      'a hundred portraits',
      { characterImageUrls: HUNDRED_CHARACTERS },
      'characterImageUrls',
      'Character images are required',
    ],
    ['a blank location', { locationImageUrl: ' ' }, 'locationImageUrl', 'Location image is required'],
    ['no location', { locationImageUrl: undefined }, 'locationImageUrl', 'Location image is required'],
    ['a blank text', { text: ' \n ' }, 'text', 'Text content is required'],
    ['no text', { text: undefined }, 'text', 'Text content is required'],
    ['an empty story id', { storyId: '' }, 'storyId', 'Story ID is required'],
    ['no story id', { storyId: undefined }, 'storyId', 'Story ID is required'],
    ['a story id that contains a path', { storyId: '../x' }, 'storyId', 'Story ID is required'],
    ['a story that was never saved', { storyId: 'temp_1' }, 'storyId', 'Story ID is required'],
    ['a child’s id that contains a path', { childId: 'a/b' }, 'childId', 'Invalid text content'],
  ])('a scene with %s is refused', async (_case, changes, field, message) => {
    const family = await createFamily();
    expect(await generate(family, sceneRequest(await storeStoryWithPictures(family), changes))).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid', message, field } },
    });
    expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual(EMPTY_TALLY);
  });

  it('a scene request reports missing fields in the specified order', async () => {
    expect(await generate(await createFamily(), {})).toMatchObject({
      status: 400,
      json: failure('invalid', 'Character images are required'),
    });
  });

  it('a scene of a missing story or of another family’s story is refused', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    const ownStory = await storeStoryWithPictures(family);
    expect(await generate(family, sceneRequest(ownStory, { storyId: await storeStory(other) }))).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have access to this item'),
    });
    expect(await generate(family, sceneRequest(ownStory, { storyId: 'story_1_nowhere' }))).toMatchObject({
      status: 404,
      json: failure('not_found', 'Story not found'),
    });
    expectGeneratedScene(await generate(family, sceneRequest(ownStory)));
  });

  it('a scene is refused for a story with forty pictures', async () => {
    const family = await createFamily();
    const sceneImages = Array.from({ length: 40 }, (_, index) => ({ id: `scene-${index}`, imageUrl: 'x' }));
    const full = sceneRequest(await storeStoryWithPictures(family, { sceneImages }));
    expect(await generate(family, full)).toMatchObject({
      status: 400,
      json: failure('invalid', 'This story has as many pictures as it can hold. Please remove one first.'),
    });
    expect(await generate(family, { ...full, sceneId: 'scene-40' })).toMatchObject({ status: 400 });
    expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    expectGeneratedScene(
      await generate(family, sceneRequest(await storeStoryWithPictures(family, { sceneImages: sceneImages.slice(1) }))),
    );
  });

  it('a scene of a story with forty pictures can be generated again', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const sceneImages = Array.from({ length: 40 }, (_, index) => ({ id: `scene-${index}`, imageUrl: 'x' }));
    const full = await storeStoryWithPictures(family, { sceneImages });
    expectGeneratedScene(await generate(family, sceneRequest(full, { sceneId: 'scene-39' })));
  });

  it('a scene of the story is generated again on a paid plan only', async () => {
    const [free, paid] = [await createFamily(), await createFamily({ plan: 'pro_monthly' })];
    const regenerate = async (family: Family, sceneId = 'scene-1') =>
      generate(
        family,
        sceneRequest(await storeStoryWithPictures(family, { sceneImages: [{ id: 'scene-1', imageUrl: 'x' }] }), {
          sceneId,
        }),
      );
    expect(await regenerate(free)).toMatchObject({
      status: 403,
      json: { error: { code: 'plan_limit', message: 'Repainting comes with Pro and Unlimited.', field: 'imagePath' } },
    });
    expect((await usageOf(free)).tallies.pictures).toEqual({ reserved: 0, used: 0 });
    expectGeneratedScene(await regenerate(free, 'scene-2'));
    expectGeneratedScene(await regenerate(paid));
  });

  it('a scene request treats the token of a disabled user as missing', async () => {
    const family = await createFamily({ profile: { disabled: true } });
    expect(await generate(family, sceneRequest(await storeStoryWithPictures(family)))).toMatchObject({
      status: 401,
      json: failure('unauthenticated', 'User authentication required'),
    });
  });

  it('a scene’s passage is truncated to 4000 characters, and a body above 1 MB is too long', async () => {
    const family = await createFamily();
    const ownStory = await storeStoryWithPictures(family);
    expectGeneratedScene(await generate(family, sceneRequest(ownStory, { text: 'Ember waved. '.repeat(2000) })));
    expect(String((await underTest.standIn.requests(EDITS))[0]?.body['prompt']).length).toBeLessThanOrEqual(4000);
    expect(await generate(family, sceneRequest(ownStory, { text: 'x'.repeat(1_048_577) }))).toMatchObject({
      status: 413,
      json: failure('too_large', 'Text content is too long'),
    });
  });

  describe('pictures that may be chosen', () => {
    it('earlier portraits of the cast, and locations not named in the passage, can be chosen for a scene', async () => {
      const family = await createFamily();
      const ownStory = await storeStoryWithPictures(family, { locations: [] });
      const earlier = await storePictureFor(family, { collection: 'characters', id: ownStory.ember.id }, 'purple');
      const body = sceneRequest(ownStory, { characterImageUrls: [{ type: 'character', url: earlier.imageUrl }] });
      expectGeneratedScene(await generate(family, body));
      const [request] = await underTest.standIn.requests(EDITS);
      expect(sentPictures(request)).toEqual([earlier.sha256, ownStory.harbour.picture.sha256]);
      expect(promptFields(request)[1]).toMatch(/^Picture 1 shows: Ember;/);
      expect(promptFields(request)[2]).toMatch(/^Picture 2 shows the place: The Quiet Harbour;/);
    });

    it('a picture chosen twice is used once', async () => {
      const family = await createFamily();
      const ownStory = await storeStoryWithPictures(family);
      const body = sceneRequest(ownStory, { characterImageUrls: pictureReferences(ownStory.ember, ownStory.ember) });
      expectGeneratedScene(await generate(family, body));
      const [request] = await underTest.standIn.requests(EDITS);
      expect(sentPictures(request)).toEqual([ownStory.ember.picture.sha256, ownStory.harbour.picture.sha256]);
    });

    it('pictures of characters outside the story cannot be chosen', async () => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const ownStory = await storeStoryWithPictures(family);
      const stranger = await storePortrayed(family, 'teal', { ...EMBER, name: 'Tumble' });
      const notAllowed = (field: string) => ({
        status: 400,
        json: { error: { code: 'invalid', message: 'Image address not allowed', field } },
      });
      expect(
        await generate(
          family,
          sceneRequest(ownStory, { characterImageUrls: pictureReferences(ownStory.ember, stranger) }),
        ),
      ).toMatchObject(notAllowed('characterImageUrls'));
      expect(
        await generate(family, sceneRequest(ownStory, { locationImageUrl: stranger.picture.imageUrl })),
      ).toMatchObject(notAllowed('locationImageUrl'));
      expect(
        await generate(family, sceneRequest(ownStory, { characterImageUrls: pictureReferences(ownStory.harbour) })),
      ).toMatchObject(notAllowed('characterImageUrls'));
      expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    });

    it('a chosen picture that is missing is reported, and nothing is charged', async () => {
      const family = await createFamily();
      const ownStory = await storeStoryWithPictures(family);
      await adminBucket().file(ownStory.pip.picture.imagePath).delete();
      expect(await generate(family, sceneRequest(ownStory))).toMatchObject({
        status: 404,
        json: failure('not_found', 'This picture no longer exists'),
      });
      expect((await usageOf(family)).tallies.pictures).toEqual(EMPTY_TALLY);
    });

    it('a friend whose picture was not chosen is described when its file is missing', async () => {
      const family = await createFamily();
      const friend = { ...PIP, ...FRIENDS.find(({ id }) => id === 'pip')?.fields };
      const { id, picture } = await storePortrayed(family, 'orange', friend);
      const ownStory = await storeStoryWithPictures(family);
      const { ember, harbour, storyId } = ownStory;
      const characters = [inStory(ember), { ...friend, id, imageUrl: null, imagePath: null }];
      await adminFirestore().doc(`stories/${storyId}`).update({ characters });
      await adminBucket().file(picture.imagePath).delete();
      expectGeneratedScene(
        await generate(family, sceneRequest(ownStory, { characterImageUrls: pictureReferences(ember) })),
      );
      const [request] = await underTest.standIn.requests(EDITS);
      expect(sentPictures(request)).toEqual([ember.picture.sha256, harbour.picture.sha256]);
      expect(promptFields(request)).toContainEqual(expect.stringMatching(/^Character: Pip;/));
    });
  });

  const crowd = async (family: Family, count: number) => {
    const people = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        storePortrayed(family, `rgb(${index * 12}, 80, ${250 - index * 12})`, { ...EMBER, name: `Friend${index}` }),
      ),
    );
    const harbour = await storePicturedLocation(family, 'navy');
    const memoryKey = newRequestId();
    const storyId = await storeStory(family, {
      memoryKey,
      characters: people.map((person) => inStory(person)),
      locations: [locationInStory(harbour)],
    });
    const request = {
      characterImageUrls: pictureReferences(...people),
      locationImageUrl: harbour.picture.imageUrl,
      text: 'They all waved.',
      storyId,
    };
    return { people, harbour, memoryKey, request };
  };

  it('the number of chosen portraits is limited by the plan’s characters per story', async () => {
    const family = await createFamily();
    const { request } = await crowd(family, 3);
    expect(await generate(family, request)).toMatchObject({
      status: 403,
      json: failure('plan_limit', 'You have reached the limit of your plan'),
    });
    expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    expectGeneratedScene(
      await generate(family, { ...request, characterImageUrls: request.characterImageUrls.slice(1) }),
    );
  });

  it('the plan with which the story was started also limits the chosen portraits', async () => {
    const family = await createFamily();
    const { request, memoryKey } = await crowd(family, 3);
    const chargedStory = { reserved: 0, used: 1 };
    await adminFirestore()
      .doc(`generations/${family.uid}_${memoryKey}`)
      .set({
        userId: family.uid,
        memoryKey,
        planId: 'pro_monthly',
        openedBy: memoryKey,
        phases: {
          introduction: chargedStory,
          development: EMPTY_TALLY,
          climax: EMPTY_TALLY,
          resolution: EMPTY_TALLY,
        },
        notes: {},
        offered: {},
        pictures: {},
        createdAt: new Date(),
      });
    expectGeneratedScene(await generate(family, request));
  });

  it('at most sixteen pictures are sent with the location, the vendor’s limit; further characters are described', async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    const { people, harbour, request } = await crowd(family, 17);
    expectGeneratedScene(await generate(family, request));
    const [editRequest] = await underTest.standIn.requests(EDITS);
    const expected = [...people.slice(0, 15), harbour].map(({ picture }) => picture.sha256);
    expect(sentPictures(editRequest)).toEqual(expected);
    expect(promptFields(editRequest).filter((field) => field.startsWith('Picture '))).toHaveLength(16);
    const described = promptFields(editRequest).filter((field) => field.startsWith('Character: '));
    expect(described.map((field) => field.replace(/;.*/, ''))).toEqual(['Character: Friend15', 'Character: Friend16']);
  });

  it('exactly one of twenty parallel scenes gets the last picture', async () => {
    const family = await createFamily();
    const ownStory = await storeStoryWithPictures(family);
    await storeUsedCount(family, 'pictures', 11);
    const responses = await Promise.all(Array.from({ length: 20 }, () => generate(family, sceneRequest(ownStory))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 200)) expect(response).toMatchObject(LIMIT);
    expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
  });

  it('a repeated scene request runs once and is charged once, whether sent in parallel or sequentially', async () => {
    const family = await createFamily();
    const ownStory = await storeStoryWithPictures(family);
    const body = sceneRequest(ownStory, { requestId: newRequestId() });
    const responses = await Promise.all(Array.from({ length: 4 }, () => generate(family, body)));
    responses.push(await generate(family, body));
    expect(new Set(responses.map((response) => JSON.stringify(expectGeneratedScene(response)))).size).toBe(1);
    expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  });

  it('a scene can be cancelled before the vendor is called', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    expect(await generate(family, { requestId, cancel: true })).toMatchObject({
      status: 200,
      json: { cancelled: true },
    });
    expect(await generate(family, sceneRequest(await storeStoryWithPictures(family), { requestId }))).toMatchObject({
      status: 400,
      json: failure('invalid', 'Canceled. Nothing was counted.'),
    });
    expect(await underTest.standIn.requests(EDITS)).toEqual([]);
  });

  it('a scene applies the avoid lists of the story’s child and of the named child, or of all children', async () => {
    const family = await createFamily();
    const storeAvoidingChild = (id: string, avoid: string[]) =>
      adminFirestore().doc(`users/${family.uid}/children/${id}`).set({ nickname: 'Bo', ageRange: '5-8', avoid });
    await Promise.all([storeAvoidingChild('young', ['spiders', 'the dark']), storeAvoidingChild('old', ['ghosts'])]);
    const ownStory = await storeStoryWithPictures(family, { childId: 'young' });
    const { generatedPrompt } = expectGeneratedScene(await generate(family, sceneRequest(ownStory)));
    expectGeneratedScene(await generate(family, sceneRequest(ownStory, { childId: 'old' })));
    expectGeneratedScene(await generate(family, sceneRequest(await storeStoryWithPictures(family))));
    const prompts = await underTest.standIn.requests(EDITS);
    expect(prompts.map((prompt) => promptFields(prompt).at(-1))).toEqual([
      'Never show: spiders; the dark',
      'Never show: ghosts; spiders; the dark',
      'Never show: ghosts; spiders; the dark',
    ]);
    expect(generatedPrompt).toContain('Ember');
  });

  it('a scene can name a deleted child, but not another family’s', async () => {
    const family = await createFamily();
    const ownStory = await storeStoryWithPictures(family, { childId: 'gone' });
    expectGeneratedScene(await generate(family, sceneRequest(ownStory)));
    expect(await generate(family, sceneRequest(ownStory, { childId: 'gone' }))).toMatchObject({
      status: 404,
      json: failure('not_found', 'This child’s profile was deleted'),
    });
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
  });

  it('a scene hides a real name from vendor and moderation, and restores it in the response', async () => {
    const family = await createFamily();
    const mia = await storePortrayed(family, 'gold', { ...PIP, name: 'Mirabel', realChild: true });
    const harbour = await storePicturedLocation(family, 'navy');
    const storyId = await storeStory(family, {
      characters: [inStory(mia, PIP)],
      locations: [locationInStory(harbour)],
      previousParts: ['Mirabel’s boat was blue.'],
    });
    const { generatedPrompt, alt } = expectGeneratedScene(
      await generate(family, {
        characterImageUrls: pictureReferences(mia),
        locationImageUrl: harbour.picture.imageUrl,
        text: 'Mirabel’s boat was blue.',
        storyId,
      }),
    );
    const { standIn } = underTest;
    const sentRequests = (await Promise.all([EDITS, MODERATIONS, MOMENTS.path].map(standIn.requests))).flat();
    expect(new Set(sentRequests.map(({ path }) => path)).size).toBe(3);
    expect(JSON.stringify(sentRequests)).not.toContain('Mirabel');
    expect(promptFields(sentRequests[0])).toContainEqual(expect.stringMatching(/^Moment: \p{Lu}\p{Ll}+, looking up$/u));
    expect(generatedPrompt).toContain('Moment: Mirabel, looking up');
    expect(alt).toBe('Mirabel is looking up in the Quiet Harbour with a boat.');
  });
});
