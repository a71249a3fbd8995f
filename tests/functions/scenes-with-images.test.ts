import { describe, expect, it } from 'vitest';
import { EMBER, PIP } from './support/chapters.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, useUp, type Family } from './support/family.ts';
import { failure, newRequestId, useFunction } from './support/function-under-test.ts';
import { LIMIT, pictureAt } from './support/portraits.ts';
import {
  EDITS,
  GENERATIONS,
  inStory,
  paintedScene,
  PASSAGE,
  placeInStory,
  promptFields,
  savedFor,
  sceneRequest,
  sentPictures,
  storePicturedPlace,
  storePortrayed,
  storeStory,
  storeTale,
  typed,
} from './support/scenes.ts';

const MODERATIONS = '/v1/moderations';
const NOTHING = { reserved: 0, used: 0 };
const HUNDRED = Array.from({ length: 100 }, () => ({ type: 'character', url: 'x' }));

describe('generateSceneWithImages', () => {
  const underTest = useFunction('generateSceneWithImages');
  const paint = (family: Family, body: object) => underTest.call(family, body);

  it('paints the passage, stores the picture with a thumbnail and answers address and prompt', async () => {
    const family = await createFamily();
    const tale = await storeTale(family);
    const requestId = newRequestId();
    const scene = paintedScene(await paint(family, sceneRequest(tale, { requestId, userId: family.uid })));

    expect(scene.imagePath).toBe(`users/${family.uid}/generated/${requestId}.webp`);
    expect(await pictureAt(scene.imageUrl)).toMatchObject({ type: 'image/webp', width: 1152, height: 768 });
    expect(await pictureAt(scene.imageUrl.replace('.webp?', '.thumb.webp?'))).toMatchObject({ width: 384 });
    expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
      kind: 'scene',
      partial: null,
      result: { ...scene, storyId: tale.storyId, textSelection: PASSAGE },
    });
  });

  it('sends the bytes of exactly the chosen portraits, in the order in which the prompt names them, the place last', async () => {
    const family = await createFamily();
    const tale = await storeTale(family);
    for (const chosen of [[tale.ember, tale.pip], [tale.pip, tale.ember], [tale.pip]]) {
      await underTest.standIn.reset();
      const body = sceneRequest(tale, { characterImageUrls: typed(...chosen) });
      const { generatedPrompt } = paintedScene(await paint(family, body));
      const [request, ...more] = await underTest.standIn.requests(EDITS);
      expect(more).toEqual([]);
      expect(sentPictures(request)).toEqual([...chosen, tale.harbour].map(({ picture }) => picture.sha256));
      const named = promptFields(request).filter((field) => field.startsWith('Picture '));
      expect(named.map((field) => field.replace(/;.*/, ''))).toEqual([
        ...chosen.map(({ name }, index) => `Picture ${index + 1} shows: ${name}`),
        `Picture ${chosen.length + 1} shows the place: ${tale.harbour.name}`,
      ]);
      expect(generatedPrompt).toBe(request?.body['prompt']);
    }
    expect(await underTest.standIn.requests(GENERATIONS)).toEqual([]);
  });

  it('asks the vendor for 3:2 WebP, under a pseudonym, with the request’s id and no model of the caller’s', async () => {
    const family = await createFamily();
    const requestId = newRequestId();
    paintedScene(await paint(family, sceneRequest(await storeTale(family), { requestId })));
    const [request] = await underTest.standIn.requests(EDITS);
    expect(request?.headers['x-client-request-id']).toBe(requestId);
    const { prompt: _prompt, image: _image, ...parameters } = request?.body ?? {};
    expect(parameters).toEqual({
      model: 'gpt-image-2.6-flare',
      size: '1152x768',
      quality: 'medium',
      output_format: 'webp',
      n: '1',
      safety_identifier: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(request)).not.toContain(family.uid);
  });

  it('paints in high quality on a paid plan', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    paintedScene(await paint(family, sceneRequest(await storeTale(family))));
    expect((await underTest.standIn.requests(EDITS))[0]?.body['quality']).toBe('high');
  });

  it('describes who is named and not chosen, and takes the mood of the passage’s chapter', async () => {
    const family = await createFamily();
    const tale = await storeTale(family);
    const onlyPip = { characterImageUrls: typed(tale.pip) };
    paintedScene(await paint(family, sceneRequest(tale, onlyPip)));
    const inTheStorm = { ...onlyPip, text: 'Ember spread her wings over the boats.' };
    paintedScene(await paint(family, sceneRequest(tale, inTheStorm)));
    const [first, second] = await underTest.standIn.requests(EDITS);
    expect(promptFields(first)).toContainEqual(expect.stringMatching(/^Character: Ember; Kind: Mythical Creature/));
    expect(promptFields(first)).toContain('Mood: Full of Wonder');
    expect(promptFields(second)).toContain('Mood: Adventurous');
    expect(promptFields(second).at(-1)).toMatch(/^Rules: .*no text, letters, numbers or writing/);
  });

  it.each([
    ['an empty list of portraits', { characterImageUrls: [] }, 'characterImageUrls', 'Character images are required'],
    ['no portraits', { characterImageUrls: undefined }, 'characterImageUrls', 'Character images are required'],
    ['no list of portraits', { characterImageUrls: 'x' }, 'characterImageUrls', 'Character images are required'],
    ['a hundred portraits', { characterImageUrls: HUNDRED }, 'characterImageUrls', 'Character images are required'],
    ['a blank place', { locationImageUrl: ' ' }, 'locationImageUrl', 'Location image is required'],
    ['no place', { locationImageUrl: undefined }, 'locationImageUrl', 'Location image is required'],
    ['a blank text', { text: ' \n ' }, 'text', 'Text content is required'],
    ['no text', { text: undefined }, 'text', 'Text content is required'],
    ['an empty story id', { storyId: '' }, 'storyId', 'Story ID is required'],
    ['no story id', { storyId: undefined }, 'storyId', 'Story ID is required'],
    ['a story id that leads elsewhere', { storyId: '../x' }, 'storyId', 'Story ID is required'],
    ['a story that was never saved', { storyId: 'temp_1' }, 'storyId', 'Story ID is required'],
    ['a child’s id that leads elsewhere', { childId: 'a/b' }, 'childId', 'Invalid text content'],
  ])('I14, I15: refuses %s', async (_case, changes, field, message) => {
    const family = await createFamily();
    expect(await paint(family, sceneRequest(await storeTale(family), changes))).toMatchObject({
      status: 400,
      json: { error: { code: 'invalid', message, field } },
    });
    expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    expect((await usageOf(family)).tallies.pictures).toEqual(NOTHING);
  });

  it('says what is missing in the specified order', async () => {
    expect(await paint(await createFamily(), {})).toMatchObject({
      status: 400,
      json: failure('invalid', 'Character images are required'),
    });
  });

  it('H4: refuses the story of another family, and one that is not there', async () => {
    const [family, other] = await Promise.all([createFamily(), createFamily()]);
    const tale = await storeTale(family);
    expect(await paint(family, sceneRequest(tale, { storyId: await storeStory(other) }))).toMatchObject({
      status: 403,
      json: failure('forbidden', 'You do not have access to this item'),
    });
    expect(await paint(family, sceneRequest(tale, { storyId: 'story_1_nowhere' }))).toMatchObject({
      status: 404,
      json: failure('not_found', 'Story not found'),
    });
    paintedScene(await paint(family, sceneRequest(tale)));
  });

  it('treats the token of a family that was switched off as no token', async () => {
    const family = await createFamily({ profile: { disabled: true } });
    expect(await paint(family, sceneRequest(await storeTale(family)))).toMatchObject({
      status: 401,
      json: failure('unauthenticated', 'User authentication required'),
    });
  });

  it('cuts a long passage at 4000 characters and says of a body beyond 1 MB that it is too long', async () => {
    const family = await createFamily();
    const tale = await storeTale(family);
    paintedScene(await paint(family, sceneRequest(tale, { text: 'Ember waved. '.repeat(2000) })));
    expect(String((await underTest.standIn.requests(EDITS))[0]?.body['prompt']).length).toBeLessThanOrEqual(4000);
    expect(await paint(family, sceneRequest(tale, { text: 'x'.repeat(1_048_577) }))).toMatchObject({
      status: 413,
      json: failure('too_large', 'Text content is too long'),
    });
  });

  describe('whose pictures may be chosen', () => {
    it('takes an earlier portrait of somebody in the story, and the place that it does not name', async () => {
      const family = await createFamily();
      const tale = await storeTale(family, { locations: [] });
      const earlier = await savedFor(family, { collection: 'characters', id: tale.ember.id }, 'purple');
      const body = sceneRequest(tale, { characterImageUrls: [{ type: 'character', url: earlier.imageUrl }] });
      paintedScene(await paint(family, body));
      const [request] = await underTest.standIn.requests(EDITS);
      expect(sentPictures(request)).toEqual([earlier.sha256, tale.harbour.picture.sha256]);
      expect(promptFields(request)[1]).toMatch(/^Picture 1 shows: Ember;/);
      expect(promptFields(request)[2]).toMatch(/^Picture 2 shows the place: The Quiet Harbour;/);
    });

    it('takes a picture once, however often it is named', async () => {
      const family = await createFamily();
      const tale = await storeTale(family);
      const body = sceneRequest(tale, { characterImageUrls: typed(tale.ember, tale.ember) });
      paintedScene(await paint(family, body));
      const [request] = await underTest.standIn.requests(EDITS);
      expect(sentPictures(request)).toEqual([tale.ember.picture.sha256, tale.harbour.picture.sha256]);
    });

    it('takes no own picture of nobody in the story', async () => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const tale = await storeTale(family);
      const stranger = await storePortrayed(family, 'teal', { ...EMBER, name: 'Tumble' });
      const notAllowed = (field: string) => ({
        status: 400,
        json: { error: { code: 'invalid', message: 'Image address not allowed', field } },
      });
      expect(
        await paint(family, sceneRequest(tale, { characterImageUrls: typed(tale.ember, stranger) })),
      ).toMatchObject(notAllowed('characterImageUrls'));
      expect(await paint(family, sceneRequest(tale, { locationImageUrl: stranger.picture.imageUrl }))).toMatchObject(
        notAllowed('locationImageUrl'),
      );
      expect(await paint(family, sceneRequest(tale, { characterImageUrls: typed(tale.harbour) }))).toMatchObject(
        notAllowed('characterImageUrls'),
      );
      expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
    });

    it('says kindly that a chosen picture is gone, and charges nothing', async () => {
      const family = await createFamily();
      const tale = await storeTale(family);
      await adminBucket().file(tale.pip.picture.imagePath).delete();
      expect(await paint(family, sceneRequest(tale))).toMatchObject({
        status: 404,
        json: failure('not_found', 'This picture is no longer there'),
      });
      expect((await usageOf(family)).tallies.pictures).toEqual(NOTHING);
    });
  });

  describe('how many', () => {
    const crowd = async (family: Family, count: number) => {
      const people = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          storePortrayed(family, `rgb(${index * 12}, 80, ${250 - index * 12})`, { ...EMBER, name: `Friend${index}` }),
        ),
      );
      const harbour = await storePicturedPlace(family, 'navy');
      const memoryKey = newRequestId();
      const storyId = await storeStory(family, {
        memoryKey,
        characters: people.map((person) => inStory(person)),
        locations: [placeInStory(harbour)],
      });
      const request = {
        characterImageUrls: typed(...people),
        locationImageUrl: harbour.picture.imageUrl,
        text: 'They all waved.',
        storyId,
      };
      return { people, harbour, memoryKey, request };
    };

    it('no more portraits than the plan allows people in a story', async () => {
      const family = await createFamily();
      const { request } = await crowd(family, 3);
      expect(await paint(family, request)).toMatchObject({
        status: 403,
        json: failure('plan_limit', 'You have reached the limit of your plan'),
      });
      expect(await underTest.standIn.requests(MODERATIONS)).toEqual([]);
      paintedScene(await paint(family, { ...request, characterImageUrls: request.characterImageUrls.slice(1) }));
    });

    it('as many as the plan allowed with which the story was begun', async () => {
      const family = await createFamily();
      const { request, memoryKey } = await crowd(family, 3);
      const told = { reserved: 0, used: 1 };
      await adminFirestore()
        .doc(`generations/${family.uid}_${memoryKey}`)
        .set({
          userId: family.uid,
          memoryKey,
          planId: 'pro_monthly',
          openedBy: memoryKey,
          phases: { introduction: told, development: NOTHING, climax: NOTHING, resolution: NOTHING },
          notes: {},
          offered: {},
          createdAt: new Date(),
        });
      paintedScene(await paint(family, request));
    });

    it('sixteen with the place’s, as the vendor takes; whoever comes after them is described', async () => {
      const family = await createFamily({ plan: 'unlimited_monthly' });
      const { people, harbour, request } = await crowd(family, 17);
      paintedScene(await paint(family, request));
      const [sent] = await underTest.standIn.requests(EDITS);
      const expected = [...people.slice(0, 15), harbour].map(({ picture }) => picture.sha256);
      expect(sentPictures(sent)).toEqual(expected);
      expect(promptFields(sent).filter((field) => field.startsWith('Picture '))).toHaveLength(16);
      const described = promptFields(sent).filter((field) => field.startsWith('Character: '));
      expect(described.map((field) => field.replace(/;.*/, ''))).toEqual([
        'Character: Friend15',
        'Character: Friend16',
      ]);
    });

    it('B13: exactly one of twenty parallel scenes, when one is left', async () => {
      const family = await createFamily();
      const tale = await storeTale(family);
      await useUp(family, 'pictures', 11);
      const answers = await Promise.all(Array.from({ length: 20 }, () => paint(family, sceneRequest(tale))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(LIMIT);
      expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
    });
  });

  describe('the same request twice', () => {
    it('H12: is painted and charged once, side by side and one after the other', async () => {
      const family = await createFamily();
      const tale = await storeTale(family);
      const body = sceneRequest(tale, { requestId: newRequestId() });
      const answers = await Promise.all(Array.from({ length: 4 }, () => paint(family, body)));
      answers.push(await paint(family, body));
      expect(new Set(answers.map((answer) => JSON.stringify(paintedScene(answer)))).size).toBe(1);
      expect(await underTest.standIn.requests(EDITS)).toHaveLength(1);
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    });

    it('can be cancelled before it is painted', async () => {
      const family = await createFamily();
      const requestId = newRequestId();
      expect(await paint(family, { requestId, cancel: true })).toMatchObject({
        status: 200,
        json: { cancelled: true },
      });
      expect(await paint(family, sceneRequest(await storeTale(family), { requestId }))).toMatchObject({
        status: 400,
        json: failure('invalid', 'Cancelled. Nothing was counted.'),
      });
      expect(await underTest.standIn.requests(EDITS)).toEqual([]);
    });
  });

  describe('what a child must not see, and nobody may learn', () => {
    it('keeps the avoid list of the story’s child, or of the one that is named, out of the picture', async () => {
      const family = await createFamily();
      const child = (id: string, avoid: string[]) =>
        adminFirestore().doc(`users/${family.uid}/children/${id}`).set({ nickname: 'Bo', ageRange: '5-8', avoid });
      await Promise.all([child('young', ['spiders', 'the dark']), child('old', ['ghosts'])]);
      const tale = await storeTale(family, { childId: 'young' });
      const { generatedPrompt } = paintedScene(await paint(family, sceneRequest(tale)));
      paintedScene(await paint(family, sceneRequest(tale, { childId: 'old' })));
      const [first, second] = await underTest.standIn.requests(EDITS);
      expect(promptFields(first).at(-1)).toBe('Never show: spiders; the dark');
      expect(promptFields(second).at(-1)).toBe('Never show: ghosts');
      expect(generatedPrompt).toContain('Ember');
    });

    it('paints for a child whose profile is gone, but not for one that was never the family’s', async () => {
      const family = await createFamily();
      const tale = await storeTale(family, { childId: 'gone' });
      paintedScene(await paint(family, sceneRequest(tale)));
      expect(await paint(family, sceneRequest(tale, { childId: 'gone' }))).toMatchObject({
        status: 404,
        json: failure('not_found', 'This child is no longer among your children'),
      });
      expect((await usageOf(family)).tallies.pictures).toEqual({ reserved: 0, used: 1 });
    });

    it('tells neither vendor nor moderation a real child’s name, and answers with it', async () => {
      const family = await createFamily();
      const mia = await storePortrayed(family, 'gold', { ...PIP, name: 'Mirabel', realChild: true });
      const harbour = await storePicturedPlace(family, 'navy');
      const storyId = await storeStory(family, {
        characters: [inStory(mia, PIP)],
        locations: [placeInStory(harbour)],
        previousParts: ['Mirabel’s boat was blue.'],
      });
      const { generatedPrompt } = paintedScene(
        await paint(family, {
          characterImageUrls: typed(mia),
          locationImageUrl: harbour.picture.imageUrl,
          text: 'Mirabel’s boat was blue.',
          storyId,
        }),
      );
      const sent = [...(await underTest.standIn.requests(EDITS)), ...(await underTest.standIn.requests(MODERATIONS))];
      expect(sent.length).toBeGreaterThan(1);
      expect(JSON.stringify(sent)).not.toContain('Mirabel');
      expect(promptFields(sent[0])).toContainEqual(
        expect.stringMatching(/^Passage: \p{Lu}\p{Ll}+’s boat was blue\.$/u),
      );
      expect(generatedPrompt).toContain('Passage: Mirabel’s boat was blue.');
    });
  });
});
