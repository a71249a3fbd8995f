import { splitPassages } from '@talelantern/domain/narration/passages';
import { describe, expect, it } from 'vitest';
import { beginChapterLedger } from '../../functions/src/generation/operations/chapter-ledger.ts';
import { hashOfText } from '../../functions/src/core/hash-of-text.ts';
import { toChapterLedgerDocument } from '../../functions/src/generation/adapters/ledger-documents.ts';
import { createFirestoreJobStore } from '../../functions/src/generation/adapters/firestore-job-store.ts';
import { handleDeletion } from '../../functions/src/sharing/operations/item-events.ts';
import { readMp3 } from '../../stand-ins/voice/audio/mp3.ts';
import { repeat } from '../support/repeat.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, usageOf, storeUsedCount, type Family } from './support/family.ts';
import { failure, newRequestId, UNAVAILABLE, setUpFunction } from './support/function-under-test.ts';
import {
  CHAPTER,
  fileAt,
  joinSpokenPassages,
  expectNarration,
  SENTENCES,
  storeStory,
  SPEECH,
  spokenTexts,
} from './support/narrations.ts';
import { LIMIT } from './support/portraits.ts';
import { sharingDeps } from './support/shared-items.ts';

const SHORT = 'Ember looked at the sea for a very long time.';

describe('generateAudioNarration', () => {
  const underTest = setUpFunction('generateAudioNarration');
  const narrate = (family: Family, body: object) => underTest.call(family, { part: 0, ...body });
  const listSpoken = () => spokenTexts(underTest.standIn);
  const narrations = async (family: Family) => (await usageOf(family)).tallies.narrations;

  it('a narration is stored as one file, is added to the story and is kept as finished work', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    const requestId = newRequestId();
    const { url, duration, words } = expectNarration(await narrate(family, { storyId, requestId }));

    const { type, bytes } = await fileAt(url);
    expect(type).toBe('audio/mpeg');
    const seconds = (readMp3(bytes) ?? []).reduce((sum, part) => sum + part.seconds, 0);
    expect(duration).toBeCloseTo(seconds, 2);
    const { narration, revision } = await storedFields(`stories/${storyId}`);
    const audioPath = decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '');
    expect(narration).toEqual({
      '0': {
        audioPath,
        durationSeconds: duration,
        voice: 'sage',
        textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(audioPath).toMatch(new RegExp(`^users/${family.uid}/stories/${storyId}/narration/0-[0-9a-f]{32}\\.mp3$`));
    expect(revision).toBe(1);
    expect(await storedFields(`temp/temp_${family.uid}_${requestId}`)).toMatchObject({
      kind: 'narration',
      partial: null,
      result: { storyId, part: 0, url, duration },
    });
    expect(await storedFields(`narrations/${family.uid}_${storyId}_0`)).toEqual({
      userId: family.uid,
      storyId,
      part: 0,
      audioPath,
      words,
    });
    expect(words).not.toEqual([]);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
    const [files] = await adminBucket().getFiles({ prefix: `users/${family.uid}/` });
    expect(files.map(({ name }) => name).toSorted()).toEqual([audioPath.replace('.mp3', '.json'), audioPath]);
  });

  it('a narration has the position and time of every word as heard in the file', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    const { duration, words } = expectNarration(await narrate(family, { storyId, voice: 'sage' }));
    const joined = await joinSpokenPassages(CHAPTER, 'sage');
    for (const { text, startChar, endChar } of words) expect(CHAPTER.slice(startChar, endChar)).toBe(text);
    // The delay of an MP3's first sample.
    const delayMs = Math.round((1105 / joined.sound.sampleRate) * 1000);
    expect(words).toEqual(
      joined.words.map((word) => ({ ...word, startMs: word.startMs + delayMs, endMs: word.endMs + delayMs })),
    );
    // The delay at the start, and padding to a whole frame at the end.
    const late = duration - joined.sound.samples.length / joined.sound.sampleRate;
    expect(late).toBeGreaterThan(0.05);
    expect(late).toBeLessThan(0.1);
  });

  it('a narration is requested passage by passage, with the request’s id, under a pseudonym and without other family data', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    const requestId = newRequestId();
    expectNarration(
      await narrate(family, { storyId, requestId, voice: 'onyx', model: 'tts-1', content: 'Something else.' }),
    );
    const requests = await underTest.standIn.requests(SPEECH);
    expect(new Set(await listSpoken())).toEqual(new Set(splitPassages(CHAPTER).map(({ text }) => text)));
    expect(requests).toHaveLength(SENTENCES.length);
    for (const { headers, body } of requests) {
      expect(headers['x-client-request-id']).toBe(requestId);
      expect(headers['openai-safety-identifier']).toMatch(/^[0-9a-f]{64}$/);
      expect(body['response']).toMatchObject({
        conversation: 'none',
        audio: { output: { voice: 'cedar' } },
        instructions: expect.stringMatching(/word for word.*Grandfatherly and slow.*five to eight.*opens the story/),
      });
    }
    expect(JSON.stringify(requests)).not.toContain(family.uid);
    expect(JSON.stringify(requests)).not.toContain(storyId);
  });

  describe('invalid requests', () => {
    const expectRefusal = async (change: object, status: number, json: unknown) => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const storyId = await storeStory(family);
      expect(await narrate(family, { storyId, ...change })).toMatchObject({ status, json });
      expect(await listSpoken()).toEqual([]);
      expect(await narrations(family)).toEqual({ reserved: 0, used: 0 });
    };
    const invalid = (message: string, field: string) => ({ error: { code: 'invalid', message, field } });
    const CHAPTER_NOT_FOUND = 'This chapter doesn’t exist';

    it.each([
      [{ storyId: undefined }, invalid('Story ID is required', 'storyId')],
      [{ storyId: '../story' }, invalid('Story ID is required', 'storyId')],
      [{ storyId: 'temp_1' }, invalid('Story ID is required', 'storyId')],
      [{ part: undefined }, invalid(CHAPTER_NOT_FOUND, 'part')],
      [{ part: -1 }, invalid(CHAPTER_NOT_FOUND, 'part')],
      [{ part: 4 }, invalid(CHAPTER_NOT_FOUND, 'part')],
      [{ part: 0.5 }, invalid(CHAPTER_NOT_FOUND, 'part')],
      [{ part: '../1' }, invalid(CHAPTER_NOT_FOUND, 'part')],
      [{ part: 1 }, invalid(CHAPTER_NOT_FOUND, 'part')],
      [{ voice: 'gandalf' }, invalid('Please choose one of the voices', 'voice')],
      [{ voice: 'marin' }, invalid('Please choose one of the voices', 'voice')],
      [{ content: 7 }, invalid('Invalid text content', 'content')],
      [{ requestId: 'short' }, invalid('Invalid text content', 'requestId')],
    ])('a narration of %j is refused with 400', async (change, json) => {
      await expectRefusal(change, 400, json);
    });

    it('a narration of a missing story is refused', async () => {
      await expectRefusal({ storyId: 'story_1700000000000_nobody' }, 404, failure('not_found', 'Story not found'));
    });

    it.each([
      ['a text longer than any chapter', 20_001],
      ['more than a megabyte', 1_100_000],
    ])('a narration of %s is refused', async (_case, length) => {
      await expectRefusal({ content: 'a'.repeat(length) }, 413, failure('too_large', 'Text content is too long'));
    });

    it('a narration of a stored chapter above the size cap is refused', async () => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const storyId = await storeStory(family, ['a '.repeat(10_001)]);
      expect(await narrate(family, { storyId })).toMatchObject({
        status: 413,
        json: failure('too_large', 'Text content is too long'),
      });
    });

    it('a narration of a chapter of thousands of tiny paragraphs is refused, and recorded once they are joined', async () => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const storyId = await storeStory(family, ['Hm\n\n'.repeat(5_000)]);
      expect(await narrate(family, { storyId })).toMatchObject({
        status: 413,
        json: failure(
          'too_large',
          'This chapter has too many short paragraphs to record. Your device can read it aloud instead.',
        ),
      });
      expect(await listSpoken()).toEqual([]);
      await adminFirestore()
        .doc(`stories/${storyId}`)
        .update({ previousParts: ['Hm. '.repeat(50)] });
      expectNarration(await narrate(family, { storyId }));
    });

    it('a narration of a chapter without speakable text is refused', async () => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const storyId = await storeStory(family, ['… — …']);
      expect(await narrate(family, { storyId })).toMatchObject({
        status: 400,
        json: failure('invalid', 'Invalid text content'),
      });
    });

    it('a narration of another family’s story is refused', async () => {
      const [owner, other] = await Promise.all([
        createFamily({ plan: 'pro_monthly' }),
        createFamily({ plan: 'pro_monthly' }),
      ]);
      const storyId = await storeStory(owner, [SHORT]);
      expect(await narrate(other, { storyId })).toMatchObject({
        status: 403,
        json: failure('forbidden', 'You do not have access to this item'),
      });
      expect(await listSpoken()).toEqual([]);
      expectNarration(await narrate(owner, { storyId }));
    });

    it('a narration for a disabled user is refused', async () => {
      const family = await createFamily({ plan: 'pro_monthly', profile: { disabled: true } });
      expect(await narrate(family, { storyId: await storeStory(family) })).toMatchObject({ status: 401 });
    });
  });

  const narrateAnother = async (family: Family) => narrate(family, { storyId: await storeStory(family, [SHORT]) });

  it('Free includes no narration', async () => {
    expect(await narrateAnother(await createFamily())).toMatchObject(LIMIT);
    expect(await listSpoken()).toEqual([]);
  });

  it.each([
    ['pro_monthly', 1],
    ['unlimited_monthly', 4],
    ['unlimited_yearly', 4],
  ] as const)('%s includes %i narrations a month', async (plan, allowed) => {
    const family = await createFamily({ plan });
    await storeUsedCount(family, 'narrations', allowed - 1);
    expectNarration(await narrateAnother(family));
    expect(await narrateAnother(family)).toMatchObject(LIMIT);
    expect(await narrations(family)).toEqual({ reserved: 0, used: allowed });
  });

  it('yearly Pro includes twelve narrations per subscription year', async () => {
    const family = await createFamily({ plan: 'pro_yearly' });
    expectNarration(await narrateAnother(family));
    const year = await yearOf(family);
    expect(year.get('narrations')).toEqual({ reserved: 0, used: 1 });
    await year.ref.update({ narrations: { reserved: 0, used: 12 } });
    expect(await narrateAnother(family)).toMatchObject(LIMIT);
  });

  it('the recording of two stories can begin in a day, and their other chapters are still recorded', async () => {
    const family = await createFamily({ plan: 'unlimited_monthly' });
    const first = await storeStory(family, [SHORT, `${SHORT} Again.`]);
    expectNarration(await narrate(family, { storyId: first }));
    expectNarration(await narrateAnother(family));
    expect(await narrateAnother(family)).toMatchObject({ status: 403, json: { error: { field: 'narrations' } } });
    expectNarration(await narrate(family, { storyId: first, part: 1 }));
    expect(await narrations(family)).toEqual({ reserved: 0, used: 2 });
  });

  it('a recording that fails does not count toward the day, even on yearly Pro', async () => {
    const family = await createFamily({ plan: 'pro_yearly' });
    expectNarration(await narrateAnother(family));
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: SPEECH });
    expect((await narrateAnother(family)).status).toBe(500);
    await underTest.standIn.reset();
    expectNarration(await narrateAnother(family));
    expect(await narrateAnother(family)).toMatchObject(LIMIT);
  });

  it('a story’s narration counts once, whichever chapter is narrated first', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [SHORT, `${SHORT} Again.`, `${SHORT} And again.`]);
    for (const part of [1, 0, 2]) expectNarration(await narrate(family, { storyId, part }));
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
    const { narration } = await storedFields(`stories/${storyId}`);
    expect(Object.keys(narration as object)).toEqual(['0', '1', '2']);
  });

  it('the rest of a narrated story can be narrated after the plan has ended', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [SHORT, `${SHORT} Again.`]);
    expectNarration(await narrate(family, { storyId }));
    await adminFirestore().doc(`users/${family.uid}`).update({ priceId: 'free' });
    expectNarration(await narrate(family, { storyId, part: 1 }));
    expect(await narrateAnother(family)).toMatchObject(LIMIT);
  });

  it('an edited chapter can be recorded again three times', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [SHORT, SHORT]);
    const edit = (times: number) =>
      adminFirestore()
        .doc(`stories/${storyId}`)
        .update({ previousParts: [`Ember looked at the sea ${times} times and it looked back.`, SHORT] });
    for (let times = 0; times < 4; times += 1) {
      await edit(times);
      expectNarration(await narrate(family, { storyId }));
    }
    await edit(4);
    const refusal = await narrate(family, { storyId });
    expect(refusal).toMatchObject({
      status: 403,
      json: failure(
        'quota_exceeded',
        'This chapter has been recorded four times, which is the most. Your device can read it aloud instead.',
      ),
    });
    expect(refusal.json).not.toHaveProperty('error.field');
    expect(await listSpoken()).toHaveLength(4);
    expectNarration(await narrate(family, { storyId, part: 1 }));
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
  });

  it('a narration of the same text in the same voice is returned from storage without a charge, and the story switches to that voice', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [SHORT]);
    const voiceOfStory = async () => (await storedFields(`stories/${storyId}`))['narration'];
    const fableNarration = expectNarration(await narrate(family, { storyId, voice: 'fable' }));
    expectNarration(await narrate(family, { storyId, voice: 'nova' }));
    expect(await voiceOfStory()).toMatchObject({ '0': { voice: 'nova' } });
    await repeat(4, async () => {
      expect(expectNarration(await narrate(family, { storyId, voice: 'fable' }))).toEqual(fableNarration);
    });
    expect(await voiceOfStory()).toMatchObject({ '0': { voice: 'fable' } });
    expect(await listSpoken()).toHaveLength(2);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
  });

  it('a chapter is narrated again after the family deleted the file', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [SHORT]);
    const { url } = expectNarration(await narrate(family, { storyId }));
    await adminBucket().deleteFiles({ prefix: `users/${family.uid}/` });
    expect(expectNarration(await narrate(family, { storyId })).url).toBe(url);
    expect((await fileAt(url)).type).toBe('audio/mpeg');
    expect(await listSpoken()).toHaveLength(2);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
  });

  it('a repeated narration request runs once and is charged once, whether sent sequentially or in parallel', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    const requestId = newRequestId();
    const responses = await Promise.all(Array.from({ length: 4 }, () => narrate(family, { storyId, requestId })));
    responses.push(await narrate(family, { storyId, requestId }));
    expect(new Set(responses.map((response) => expectNarration(response).url)).size).toBe(1);
    expect(await listSpoken()).toHaveLength(SENTENCES.length);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
  });

  it('two parallel requests for the same chapter narrate it once', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family);
    const responses = await Promise.all([narrate(family, { storyId }), narrate(family, { storyId })]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(responses.find(({ status }) => status === 409)?.json).toMatchObject({ error: { code: 'in_progress' } });
    expect(await listSpoken()).toHaveLength(SENTENCES.length);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
  });

  const twoChapters = async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    return { family, storyId: await storeStory(family, [SHORT, 'Pip counted every pebble that was on the beach.']) };
  };
  const ledgerOf = ({ uid }: Family, storyId: string) => storedFields(`generations/${uid}_narration.${storyId}`);
  const both = (family: Family, storyId: string) =>
    Promise.all([narrate(family, { storyId, part: 0 }), narrate(family, { storyId, part: 1 })]);

  it('parallel narrations of a story’s chapters are charged once', async () => {
    const { family, storyId } = await twoChapters();
    (await both(family, storyId)).forEach(expectNarration);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
    expect(await ledgerOf(family, storyId)).toMatchObject({ charge: { holders: 0, isSettled: true } });
  });

  it('the successful one of two parallel narrations is charged when the other fails', async () => {
    const { family, storyId } = await twoChapters();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: SPEECH, contains: 'every pebble' });
    expect((await both(family, storyId)).map(({ status }) => status)).toEqual([200, 500]);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
  });

  it('parallel narrations are not charged when both fail', async () => {
    const { family, storyId } = await twoChapters();
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: SPEECH });
    expect((await both(family, storyId)).map(({ status }) => status)).toEqual([500, 500]);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 0 });
    expect(await ledgerOf(family, storyId)).toEqual({});
  });

  const VIOLENT = 'The knight stabbed the beggar, and blood and guts ran over the floor while he screamed in agony.';

  it('a chapter not allowed for its readers is refused before it is narrated', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [VIOLENT], { ageRange: '3-4' });
    expect(await narrate(family, { storyId })).toMatchObject({
      status: 400,
      json: failure(
        'refused',
        'This chapter isn’t suitable to read to children. Please change it a little and try again.',
      ),
    });
    expect(await listSpoken()).toEqual([]);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 0 });
  });

  it('a chapter with many paragraphs is moderated completely', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const paragraphs = Array.from({ length: 40 }, (_, index) => `${index} ${SHORT}`);
    const storyId = await storeStory(family, [[...paragraphs, VIOLENT].join('\n\n')], { ageRange: '3-4' });
    expect((await narrate(family, { storyId })).json).toMatchObject({ error: { code: 'refused' } });
    expect(await listSpoken()).toEqual([]);
  });

  it('a chapter of thousands of tiny paragraphs is moderated completely, in one request', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [`${'…\n\n'.repeat(6_000)}${VIOLENT}`], { ageRange: '3-4' });
    expect((await narrate(family, { storyId })).json).toMatchObject({ error: { code: 'refused' } });
    expect(await underTest.standIn.requests('/v1/moderations')).toHaveLength(1);
  });

  it('no chapter is narrated while moderation is unavailable', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    await underTest.standIn.plan(UNAVAILABLE, { path: '/v1/moderations' });
    expect((await narrate(family, { storyId: await storeStory(family) })).status).toBe(500);
    expect(await listSpoken()).toEqual([]);
  });

  it('a narration can be cancelled until the vendor is called', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [SHORT]);
    const [early, late] = [newRequestId(), newRequestId()];
    expect((await narrate(family, { requestId: early, cancel: true })).json).toEqual({ cancelled: true });
    expect((await narrate(family, { storyId, requestId: early })).json).toMatchObject({ error: { code: 'invalid' } });
    expectNarration(await narrate(family, { storyId, requestId: late }));
    expect((await narrate(family, { requestId: late, cancel: true })).status).toBe(409);
    expect(await narrations(family)).toEqual({ reserved: 0, used: 1 });
  });

  it('a story’s narrations, including unfinished ones, are deleted with the story', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [SHORT, CHAPTER]);
    expectNarration(await narrate(family, { storyId }));
    await underTest.standIn.plan({ kind: 'status', status: 500 }, { path: SPEECH, contains: SENTENCES[2] ?? '' });
    expect((await narrate(family, { storyId, part: 1 })).status).toBe(500);
    const prefix = `users/${family.uid}/stories/${storyId}/`;
    expect((await adminBucket().getFiles({ prefix }))[0].length).toBeGreaterThan(2);
    await adminFirestore().doc(`stories/${storyId}`).delete();
    await handleDeletion(sharingDeps(), {
      collection: 'stories',
      id: storyId,
      before: { userId: family.uid },
    });
    expect((await adminBucket().getFiles({ prefix }))[0]).toEqual([]);
    expect((await adminFirestore().doc(`narrations/${family.uid}_${storyId}_0`).get()).exists).toBe(false);
  });

  async function open() {
    const family = await createFamily({ plan: 'pro_monthly' });
    const storyId = await storeStory(family, [SHORT, SHORT]);
    const edit = (text: string) =>
      adminFirestore()
        .doc(`stories/${storyId}`)
        .update({ previousParts: [text, SHORT] });
    const record = async (voice: string, part = 0) =>
      expectNarration(await narrate(family, { storyId, part, voice })).url;
    return { edit, record };
  }
  const areStored = (...urls: string[]) => Promise.all(urls.map(async (url) => (await fetch(url)).ok));

  it('recording a new version deletes the recordings of the earlier version except the one in use, and none of other chapters', async () => {
    const { edit, record } = await open();
    const other = await record('fable', 1);
    const earlier = [await record('fable'), await record('nova')];
    expect(await areStored(other, ...earlier)).toEqual([true, true, true]);
    await edit(`${SHORT} Again.`);
    const current = [await record('fable'), await record('nova')];
    expect(await areStored(other, ...current)).toEqual([true, true, true]);
    expect(await areStored(...earlier)).toEqual([false, true]);
  });

  it('an undone edit plays the recording of its text immediately, although the chapter was recorded four times', async () => {
    const { edit, record } = await open();
    const first = await record('fable');
    await edit(`${SHORT} Again.`);
    const second = [await record('fable'), await record('nova'), await record('sage')];
    await edit(SHORT);
    expect(await record('fable')).toBe(first);
    await edit(`${SHORT} Again.`);
    expect([await record('fable'), await record('nova'), await record('sage')]).toEqual(second);
    expect(await listSpoken()).toHaveLength(4);
  });

  it('restoring a version keeps its recordings in other voices, and a new version keeps only the recording in use of the replaced one', async () => {
    const { edit, record } = await open();
    const first = await record('fable');
    await edit(`${SHORT} Again.`);
    const second = await record('fable');
    await edit(SHORT);
    const returned = await record('nova');
    expect(await areStored(first, second, returned)).toEqual([true, true, true]);
    await edit(`${SHORT} Once more.`);
    await record('fable');
    expect(await areStored(first, second, returned)).toEqual([false, false, true]);
  });

  it('a narration is not counted as a story that the family has started', async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    expectNarration(await narrate(family, { storyId: await storeStory(family, [SHORT]) }));
    const hasBegunAnother = () =>
      createFirestoreJobStore(adminFirestore()).transact(family.uid, (tx) =>
        tx.hasBegunAnotherStory(family.uid, { memoryKey: 'the-first-story', openedBy: 'the-first-request' }),
      );
    expect(await hasBegunAnother()).toBe(false);
    const another = {
      memoryKey: 'another-story',
      openedBy: 'another-request',
      planId: 'free',
      isIncluded: true,
    } as const;
    await adminFirestore()
      .doc(`generations/${family.uid}_another-story`)
      .set(toChapterLedgerDocument(beginChapterLedger({ userId: family.uid, ...another }, Date.now())));
    expect(await hasBegunAnother()).toBe(true);
  });

  describe('a story that changes during its narration', () => {
    async function whileSpeaking(change: (storyId: string, uid: string) => Promise<unknown>) {
      const family = await createFamily({ plan: 'pro_monthly' });
      const storyId = await storeStory(family, [SHORT]);
      const token = newRequestId();
      await underTest.standIn.plan({ kind: 'hold', token }, { path: SPEECH });
      const response = narrate(family, { storyId });
      await expect.poll(listSpoken).toHaveLength(1);
      await change(storyId, family.uid);
      await underTest.standIn.release(token);
      return { response: await response, story: await storedFields(`stories/${storyId}`) };
    }

    const OTHER = 'Another text by now.';
    const edit = (storyId: string, change: object = {}) =>
      adminFirestore()
        .doc(`stories/${storyId}`)
        .update({ previousParts: [OTHER], ...change });
    const narrationOf = (uid: string, text: string) => ({
      '0': {
        audioPath: `users/${uid}/stories/tale/narration/0-kept.mp3`,
        durationSeconds: 1,
        voice: 'onyx',
        textHash: hashOfText(text),
      },
    });

    it('a story edited during its narration gets the recording of the old text, which was counted', async () => {
      const { response, story } = await whileSpeaking((storyId) => edit(storyId));
      expectNarration(response);
      expect(story).toMatchObject({ previousParts: [OTHER], narration: { '0': { textHash: hashOfText(SHORT) } } });
    });

    it.each([
      ['reads the new text is kept', OTHER, OTHER],
      ['reads neither text is replaced', 'A text before both.', SHORT],
    ])('a recording of a story edited during its narration that %s', async (_what, storedText, recordedText) => {
      const { story } = await whileSpeaking((storyId, uid) =>
        edit(storyId, { narration: narrationOf(uid, storedText) }),
      );
      expect(story).toMatchObject({ narration: { '0': { textHash: hashOfText(recordedText) } } });
    });

    it('a story deleted during its narration is not recreated', async () => {
      const { response, story } = await whileSpeaking((storyId) => adminFirestore().doc(`stories/${storyId}`).delete());
      expect(response).toMatchObject({ status: 404, json: failure('not_found', 'Story not found') });
      expect(story).toEqual({});
    });
  });
});

/** Reads the family's usage in the year of its subscription. */
async function yearOf({ uid }: Family) {
  const { docs } = await adminFirestore().collection('usage').where('userId', '==', uid).get();
  const document = docs.find(({ id }) => /_y\d{8}$/.test(id));
  if (!document) throw new Error('Nothing was counted by the year');
  return document;
}
