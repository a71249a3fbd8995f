import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS, MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { PlanId } from '@talelantern/domain/subscriptions/plans';
import { deleteField, increment, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { castMember, pictureAddress, picturePath, planFields, storyFields, type Fields } from '../support/documents.ts';
import { amend, Family, signUp, someStoryId, store, stored, visitorDb } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const earlier = (): Timestamp => Timestamp.fromMillis(Date.now() - 86_400_000);
const cast = (size: number): Fields[] => Array.from({ length: size }, (_, index) => castMember({ id: `c${index}` }));
const places = (size: number): Fields[] => Array.from({ length: size }, (_, index) => ({ name: `Place ${index}` }));
const chapters = (count: number): Fields => {
  const previousParts = STORY_PHASES.map((phase) => `The ${phase}.`).slice(0, count);
  return { previousParts, content: previousParts.join('\n\n') };
};

/** A family with one story that the server wrote. */
async function familyWithStory(overrides: Fields = {}): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ storiesThisMonth: 1 });
  const id = someStoryId();
  await store(`stories/${id}`, storyFields(family.uid, id, overrides));
  return { family, id, path: `stories/${id}` };
}

describe('reading stories', () => {
  it('gives a story to its owner only; a missing one looks like a foreign one', async () => {
    const { family, path } = await familyWithStory();
    const stranger = await signUp();
    await allowed(family.db.doc(path).get());
    await denied(stranger.db.doc(path).get());
    await denied(stranger.db.doc(`stories/${someStoryId()}`).get());
    await denied(visitorDb().doc(path).get());
  });

  it('keeps a story that says it is public private: what is shared is a copy', async () => {
    const { family, path } = await familyWithStory({ sharing: { isPublic: true, shareId: 's_1' } });
    await denied(visitorDb().doc(path).get());
    await denied(visitorDb().collection('stories').where('sharing.isPublic', '==', true).limit(10).get());
    await allowed(family.db.doc(path).get());
  });

  it('lists own stories, newest first, at most a hundred at once', async () => {
    const { family } = await familyWithStory();
    const own = family.db.collection('stories').where('userId', '==', family.uid).orderBy('createdAt', 'desc');
    expect((await allowed(own.limit(MAX_QUERY_LIMIT).get())).size).toBe(1);
    await denied(own.limit(MAX_QUERY_LIMIT + 1).get());
    await denied(own.limit(10_000).get());
    await denied(own.get());
  });

  it("lists neither everybody's stories nor another's", async () => {
    const { family } = await familyWithStory();
    const stranger = await signUp();
    const stories = stranger.db.collection('stories');
    await denied(stories.limit(10).get());
    await denied(stories.where('userId', '==', family.uid).limit(10).get());
    await denied(visitorDb().collection('stories').where('userId', '==', family.uid).limit(10).get());
    await allowed(stories.where('userId', '==', stranger.uid).limit(10).get());
  });
});

describe('saving a story', () => {
  it('counts it in the same batch', async () => {
    const family = await signUp();
    const id = someStoryId();
    await allowed(family.saveStory({ id }));
    expect(await stored(family.profilePath)).toMatchObject({ storiesThisMonth: 1, lastStoryId: id });
  });

  it('refuses it without the count, and the count without it', async () => {
    const family = await signUp();
    const id = someStoryId();
    await denied(family.db.doc(`stories/${id}`).set(storyFields(family.uid, id)));
    await denied(family.updateProfile(family.storyCounters(id)));
    await allowed(family.saveStory({ id }));
    await denied(family.updateProfile(family.storyCounters(id)));
  });

  const wrongCounts: [string, Fields][] = [
    ['none', { storiesThisMonth: 0 }],
    ['two', { storiesThisMonth: increment(2) }],
    ['one fewer', { storiesThisMonth: increment(-1) }],
    ['an earlier month', { usagePeriod: 202001 }],
    ['a later month', { usagePeriod: 209912 }],
    ['a character as well', { charactersThisMonth: increment(1) }],
    ['a character in all as well', { charactersTotal: increment(1) }],
    ['one character fewer in all', { charactersTotal: increment(-1) }],
    ['another story', { lastStoryId: 'story_1700000000000_aaaaaa' }],
    ['no story by name', { lastStoryId: undefined }],
    ['a character by name as well', { lastCharacterId: 'someone-else' }],
    ['a deleted character as well', { lastDeletedCharacterId: 'someone-else' }],
  ];
  it.each(wrongCounts)('refuses to count %s', async (_what, counters) => {
    const family = await signUp({ storiesThisMonth: 0, charactersTotal: 1 });
    await denied(family.saveStory({ counters }));
    await allowed(family.saveStory());
  });

  it('starts the month again at one and forgets the characters of the last', async () => {
    const family = await signUp({ usagePeriod: 202001, storiesThisMonth: 2, charactersThisMonth: 4 });
    await denied(family.saveStory());
    await denied(family.saveStory({ counters: { storiesThisMonth: 3, charactersThisMonth: 0 } }));
    await denied(family.saveStory({ counters: { storiesThisMonth: 1 } }));
    await allowed(family.saveStory({ counters: { storiesThisMonth: 1, charactersThisMonth: 0 } }));
    await denied(family.saveStory({ counters: { storiesThisMonth: 1, charactersThisMonth: 0 } }));
  });

  it('takes the count as a plain number too', async () => {
    const family = await signUp({ storiesThisMonth: 1 });
    await denied(family.saveStory({ counters: { storiesThisMonth: 1 } }));
    await allowed(family.saveStory({ counters: { storiesThisMonth: 2 } }));
  });

  it('begins counting on a profile of an earlier version', async () => {
    const family = new Family();
    await store(family.profilePath, { email: family.email, stories: 2, characters: 2, storiesThisMonth: 40 });
    await denied(family.saveStory());
    await allowed(family.saveStory({ counters: { storiesThisMonth: 1 } }));
  });

  it('refuses two stories with one count, and with two', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    const [first, second] = [someStoryId(), someStoryId()];
    const both = () => {
      const batch = family.db.batch();
      for (const id of [first, second]) batch.set(family.db.doc(`stories/${id}`), storyFields(family.uid, id));
      return batch.update(family.db.doc(family.profilePath), family.storyCounters(second));
    };
    await denied(both().commit());
    await denied(both().update(family.db.doc(family.profilePath), family.storyCounters(first)).commit());
    await allowed(family.saveStory({ id: first }));
    await allowed(family.saveStory({ id: second }));
  });

  it('keeps the count when a story is deleted', async () => {
    const family = await signUp();
    const id = someStoryId();
    await allowed(family.saveStory({ id }));
    const batch = family.db.batch();
    batch.delete(family.db.doc(`stories/${id}`));
    batch.update(family.db.doc(family.profilePath), { storiesThisMonth: increment(-1) });
    await denied(batch.commit());
    await allowed(family.db.doc(`stories/${id}`).delete());
    expect(await stored(family.profilePath)).toMatchObject({ storiesThisMonth: 1 });
  });

  it('refuses to write a deleted story again under its counted id', async () => {
    const family = await signUp();
    const id = someStoryId();
    await allowed(family.saveStory({ id }));
    await allowed(family.db.doc(`stories/${id}`).delete());
    await denied(family.db.doc(`stories/${id}`).set(storyFields(family.uid, id)));
    await denied(family.saveStory({ id }));
    await allowed(family.saveStory());
  });

  it("refuses to write over another's story, and over one's own", async () => {
    const { family, id } = await familyWithStory();
    await denied((await signUp()).saveStory({ id }));
    await denied(family.saveStory({ id }));
    await allowed(family.saveStory());
  });

  it('refuses it without a profile, for a disabled one and after the account is deleted', async () => {
    const [none, disabled, deleted] = [new Family(), await signUp({ disabled: true }), await signUp()];
    await store(`deleted/${deleted.uid}`, { at: Timestamp.now() });
    for (const family of [none, disabled, deleted]) await denied(family.saveStory());
    await allowed((await signUp()).saveStory());
  });
});

describe('how many stories a plan has in a month', () => {
  const limits: [PlanId, number][] = [
    ['free', 2],
    ['pro_monthly', 15],
    ['pro_yearly', 180],
  ];
  it.each(limits)('%s: %d', async (plan, limit) => {
    const family = await signUp({ ...planFields(plan), storiesThisMonth: limit - 1 });
    await allowed(family.saveStory());
    await denied(family.saveStory());
  });

  it.each(['unlimited_monthly', 'unlimited_yearly'] as const)('%s: any number', async (plan) => {
    const family = await signUp({ ...planFields(plan), storiesThisMonth: 5_000 });
    await allowed(family.saveStory());
  });

  const notPaid: [string, Fields][] = [
    ['is cancelled', planFields('pro_monthly', 20, 'canceled')],
    ['is unpaid', planFields('pro_monthly', 20, 'unpaid')],
    ['is over for longer than three days', planFields('pro_monthly', -3.01)],
    ['has no end', { ...planFields('pro_monthly'), currentPeriodEnd: null }],
    ['has no status', { ...planFields('pro_monthly'), subscriptionStatus: null }],
    ['has no name', { ...planFields('pro_monthly'), priceId: null }],
    ['is not one of ours', { ...planFields('pro_monthly'), priceId: 'gold' }],
  ];
  it.each(notPaid)('is that of Free when the plan %s', async (_what, plan) => {
    const [free, paid] = [await signUp({ storiesThisMonth: 1, ...plan }), await signUp(planFields('pro_monthly'))];
    await amend(paid.profilePath, { storiesThisMonth: 2 });
    await allowed(free.saveStory());
    await denied(free.saveStory());
    await allowed(paid.saveStory());
  });

  it('stays paid while a payment is late and for three days after the end', async () => {
    await allowed((await signUp({ ...planFields('pro_monthly', 20, 'past_due'), storiesThisMonth: 9 })).saveStory());
    await allowed((await signUp({ ...planFields('pro_monthly', -2.99), storiesThisMonth: 9 })).saveStory());
  });
});

describe('how many characters play in a story', () => {
  const limits: [PlanId, number][] = [
    ['free', 2],
    ['pro_monthly', 4],
    ['pro_yearly', 4],
    ['unlimited_monthly', LIMITS.listEntries],
    ['unlimited_yearly', LIMITS.listEntries],
  ];
  it.each(limits)('%s: %d', async (plan, limit) => {
    const family = await signUp(planFields(plan));
    await denied(family.saveStory({ fields: { characters: cast(limit + 1) } }));
    await denied(family.saveStory({ fields: { characters: [] } }));
    await allowed(family.saveStory({ fields: { characters: cast(limit) } }));
  });

  it('counts places with them towards the longest list', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    await denied(family.saveStory({ fields: { characters: cast(10), locations: places(11) } }));
    await allowed(family.saveStory({ fields: { characters: cast(10), locations: places(10) } }));
  });

  it.each(['characters', 'locations'])(
    'refuses pictures of another family in %s, wherever they stand',
    async (list) => {
      const [family, victim] = [await signUp(planFields('unlimited_monthly')), await signUp()];
      const withPicture = (at: number, fields: Fields): Fields => ({
        characters: cast(10),
        [list]: cast(10).map((entry, index) => (index === at ? { ...entry, ...fields } : entry)),
      });
      for (let at = 0; at < 10; at += 1) {
        await denied(family.saveStory({ fields: withPicture(at, { imagePath: picturePath(victim.uid) }) }));
        const imageUrl = pictureAddress(picturePath(victim.uid));
        await denied(family.saveStory({ fields: withPicture(at, { imageUrl }) }));
      }
      await denied(family.saveStory({ fields: withPicture(3, { imageUrl: 'https://tracker.test/a.png' }) }));
      const imagePath = picturePath(family.uid);
      const own = { imagePath, imageUrl: pictureAddress(imagePath) };
      await allowed(family.saveStory({ fields: withPicture(3, own) }));
    },
  );

  it('checks the pictures of all twenty', async () => {
    const [family, victim] = [await signUp(planFields('unlimited_monthly')), await signUp()];
    const imagePath = picturePath(family.uid);
    const full = cast(20).map((entry) => ({ ...entry, imagePath, imageUrl: pictureAddress(imagePath) }));
    for (let at = 10; at < 20; at += 1) {
      const characters = full.map((entry, index) =>
        index === at ? { ...entry, imagePath: picturePath(victim.uid) } : entry,
      );
      await denied(family.saveStory({ fields: { characters } }));
    }
    await allowed(family.saveStory({ fields: { characters: full } }));
  });
});

describe('whose a story is', () => {
  it.each(['story_1', 'story_1700000000000', 'temp_1700000000000_aaaaaa', 'story_1700000000000_AAAAAA'])(
    'refuses the id %s',
    async (id) => {
      const family = await signUp();
      await denied(family.saveStory({ id }));
      await allowed(family.saveStory());
    },
  );

  const wrongStarts: [string, Fields][] = [
    ['another owner', { userId: 'somebody-else' }],
    ['no owner', { userId: undefined }],
    ['another id', { id: 'story_1700000000000_aaaaaa' }],
    ['an earlier creation', { createdAt: earlier() }],
    ['an earlier change', { updatedAt: earlier() }],
    ['a later phase', { currentPhase: 'development' }],
    ['two chapters', chapters(2)],
    ['no chapter', { previousParts: [], content: '' }],
    ['another revision', { revision: 2 }],
    ['no title', { title: undefined }],
    ['a sharing block', { sharing: { isPublic: true, shareId: 's_1', likes: 500 } }],
    ['an empty sharing block', { sharing: null }],
    ['narration', { narration: { 0: { audioPath: 'a' } } }],
    ['likes', { likes: 5 }],
    ['an unknown age', { ageRange: '18+' }],
    ['no theme', { theme: '' }],
    ['a long theme', { theme: 'x'.repeat(LIMITS.listEntry + 1) }],
    ['a short memory key', { memoryKey: 'abc' }],
    ['a memory key with other signs', { memoryKey: 'memory/key/1' }],
    ['characters that are no list', { characters: 'x' }],
    ['characters that are no maps', { characters: ['Ember'] }],
    ['places that are no list', { locations: {} }],
  ];
  it.each(wrongStarts)('refuses to save with %s', async (_what, fields) => {
    const family = await signUp();
    await denied(family.saveStory({ fields }));
    await allowed(family.saveStory());
  });

  it('refuses anything but the first chapter where the text would pass', async () => {
    const family = await signUp();
    await denied(family.saveStory({ fields: { ...chapters(1), currentPhase: 'resolution' } }));
    await allowed(family.saveStory({ fields: chapters(1) }));
  });

  const fixed: [string, Fields][] = [
    ['owner', { userId: 'somebody-else' }],
    ['id', { id: 'story_1700000000000_aaaaaa' }],
    ['creation', { createdAt: serverTimestamp() }],
    ['sharing', { sharing: { isPublic: true, likes: 9 } }],
    ['likes of the sharing', { 'sharing.likes': 9 }],
    ['sharing, by removing it', { sharing: deleteField() }],
    ['cast', { characters: cast(1) }],
    ['theme', { theme: 'Other' }],
    ['age', { ageRange: '9-12' }],
    ['memory key', { memoryKey: 'memory-key-2' }],
    ['narration', { narration: {} }],
    ['likes', { likes: 9 }],
  ];
  it.each(fixed)('refuses to change its %s', async (_what, fields) => {
    const { family, id } = await familyWithStory({ characters: cast(2), sharing: { isPublic: false, likes: 2 } });
    await denied(family.updateStory(id, fields));
    await allowed(family.updateStory(id, { favorite: true }));
  });

  it("refuses to change or delete another's story", async () => {
    const { family, id, path } = await familyWithStory();
    const stranger = await signUp();
    await denied(stranger.updateStory(id, { title: 'Mine' }));
    await denied(stranger.db.doc(path).delete());
    await denied(visitorDb().doc(path).update({ title: 'Mine' }));
    await denied(visitorDb().doc(path).delete());
    await allowed(family.updateStory(id, { title: 'Ours' }));
    await allowed(family.db.doc(path).delete());
  });

  it('refuses changes and deletion to a disabled profile and after the account is deleted', async () => {
    const { family, id, path } = await familyWithStory();
    await allowed(family.updateStory(id, { favorite: true }));
    await amend(family.profilePath, { disabled: true });
    await denied(family.updateStory(id, { favorite: false }));
    await denied(family.db.doc(path).delete());
    await amend(family.profilePath, { disabled: false });
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.updateStory(id, { favorite: false }));
    await denied(family.db.doc(path).delete());
  });
});

describe('adding a chapter', () => {
  it('goes from phase to phase in order', async () => {
    const { family, id } = await familyWithStory();
    for (const [index, phase] of STORY_PHASES.entries()) {
      if (index === 0) continue;
      for (const other of STORY_PHASES.filter((_, at) => at !== index && at !== index - 1)) {
        await denied(family.updateStory(id, { ...chapters(index + 1), currentPhase: other }));
      }
      await denied(family.updateStory(id, { ...chapters(index + 1), currentPhase: 'epilogue' }));
      await allowed(family.updateStory(id, { ...chapters(index + 1), currentPhase: phase }));
    }
    await allowed(family.updateStory(id, { ...chapters(4), currentPhase: 'resolution' }));
  });

  it('begins at the introduction where an earlier version did not say the phase', async () => {
    const { family, id } = await familyWithStory({ currentPhase: undefined });
    await denied(family.updateStory(id, { ...chapters(2), currentPhase: 'climax' }));
    await allowed(family.updateStory(id, { ...chapters(2), currentPhase: 'development' }));
  });

  it('needs the revision after the one that was read, so that no tab overwrites the other', async () => {
    const { family, id } = await familyWithStory({ revision: 7 });
    const next = { ...chapters(2), currentPhase: 'development' };
    await denied(family.updateStory(id, { ...next, revision: undefined }));
    await denied(family.updateStory(id, { ...next, revision: 7 }));
    await denied(family.updateStory(id, { ...next, revision: 9 }));
    await allowed(family.updateStory(id, { ...next, revision: 8 }));
    await denied(family.updateStory(id, { ...next, revision: 8 }));
  });

  it('makes it revision two where an earlier version did not count', async () => {
    const { family, id } = await familyWithStory({ revision: undefined });
    await denied(family.updateStory(id, { favorite: true, revision: 1 }));
    await allowed(family.updateStory(id, { favorite: true, revision: 2 }));
  });

  it('needs the moment of the change', async () => {
    const { family, id } = await familyWithStory({ updatedAt: earlier() });
    await denied(family.updateStory(id, { favorite: true, updatedAt: undefined }));
    await denied(family.updateStory(id, { favorite: true, updatedAt: Timestamp.now() }));
    await allowed(family.updateStory(id, { favorite: true }));
  });

  it('refuses a fifth chapter', async () => {
    const { family, id } = await familyWithStory({ ...chapters(4), currentPhase: 'resolution' });
    const previousParts = ['1', '2', '3', '4', '5'];
    await denied(family.updateStory(id, { previousParts, content: previousParts.join('\n\n') }));
    await allowed(family.updateStory(id, { previousParts: ['1', '2', '3', '4'], content: '1\n\n2\n\n3\n\n4' }));
  });

  it.each([0, 1, 2, 3])('caps the chapter with index %d', async (index) => {
    const { family, id } = await familyWithStory({ ...chapters(4), currentPhase: 'resolution' });
    const withChapter = (chapter: unknown): Fields => {
      const previousParts = ['1', '2', '3', '4'].map((part, at) => (at === index ? chapter : part));
      return { previousParts, content: previousParts.join('\n\n') };
    };
    await denied(family.updateStory(id, withChapter('x'.repeat(LIMITS.chapter + 1))));
    await denied(family.updateStory(id, withChapter('')));
    await denied(family.updateStory(id, withChapter(7)));
    await allowed(family.updateStory(id, withChapter('x'.repeat(LIMITS.chapter))));
  });

  it('caps the content', async () => {
    const { family, id } = await familyWithStory({ ...chapters(4), currentPhase: 'resolution' });
    const ofLength = (length: number): Fields => {
      const chapter = 'x'.repeat(LIMITS.chapter);
      const last = 'x'.repeat(length - 3 * LIMITS.chapter - 6);
      const previousParts = [chapter, chapter, chapter, last];
      return { previousParts, content: previousParts.join('\n\n') };
    };
    await denied(family.updateStory(id, ofLength(LIMITS.content + 1)));
    await allowed(family.updateStory(id, ofLength(LIMITS.content)));
  });

  it('keeps the content the chapters, joined by a blank line', async () => {
    const { family, id } = await familyWithStory();
    await denied(family.updateStory(id, { content: 'Something else' }));
    await denied(family.updateStory(id, { previousParts: ['Something else'] }));
    await denied(family.updateStory(id, { content: '', previousParts: [] }));
    await denied(family.updateStory(id, { content: 'x'.repeat(200_000), previousParts: ['Something else'] }));
    await allowed(family.updateStory(id, { content: 'A\n\nB', previousParts: ['A', 'B'] }));
  });

  it('lets a story of an earlier version be continued', async () => {
    const { family, id } = await familyWithStory({
      previousParts: undefined,
      characters: { 0: castMember() },
      mood: 1,
    });
    await allowed(family.updateStory(id, { favorite: true }));
    const previousParts = ['Once upon a time.', 'Then.'];
    const content = previousParts.join('\n\n');
    await denied(family.updateStory(id, { content, currentPhase: 'development' }));
    await allowed(family.updateStory(id, { content, previousParts, currentPhase: 'development' }));
  });
});

describe('what a story holds', () => {
  const long = (limit: number): string => 'x'.repeat(limit + 1);
  const full = (limit: number): string => 'x'.repeat(limit);
  const list = (size: number): unknown[] => Array.from({ length: size }, (_, index) => ({ id: `${index}` }));
  const fields: [string, Fields, Fields][] = [
    ['a long title', { title: long(LIMITS.title) }, { title: full(LIMITS.title) }],
    ['an empty title', { title: '' }, { title: 'T' }],
    ['a title that is no text', { title: { text: 'T' } }, { title: 'T' }],
    ['a content that is no text', { content: 7, previousParts: [7] }, { content: '7', previousParts: ['7'] }],
    ['a chapter that is too long', { content: 'x'.repeat(20_001), previousParts: ['x'.repeat(20_001)] }, chapters(1)],
    ['chapters that are no list', { content: 'a', previousParts: 'a' }, { content: 'a', previousParts: ['a'] }],
    ['too many scene images', { sceneImages: list(LIMITS.sceneImages + 1) }, { sceneImages: list(LIMITS.sceneImages) }],
    ['scene images that are no list', { sceneImages: {} }, { sceneImages: [] }],
    [
      'too many relationships',
      { relationships: list(LIMITS.listEntries + 1) },
      { relationships: list(LIMITS.listEntries) },
    ],
    ['relationships that are no list', { relationships: 'x' }, { relationships: [] }],
    ['an unknown length', { settings: { length: 'endless' } }, { settings: { length: 'epic' } }],
    ['an unknown setting', { settings: { length: 'epic', model: 'big' } }, { settings: { length: 'standard' } }],
    [
      'long custom elements',
      { settings: { length: 'epic', customElements: long(LIMITS.freeText) } },
      { settings: { length: 'epic', customElements: full(LIMITS.freeText) } },
    ],
    ['settings that are no map', { settings: true }, { settings: { length: 'extended' } }],
    ['a long prompt', { generatedPrompt: long(LIMITS.imagePrompt) }, { generatedPrompt: full(LIMITS.imagePrompt) }],
    ['a favorite that is neither yes nor no', { favorite: 'yes' }, { favorite: true }],
    ['a last update at another time', { lastUpdate: earlier() }, { lastUpdate: serverTimestamp() }],
  ];

  it.each(fields)('refuses %s', async (_what, wrong, right) => {
    const family = await signUp();
    const id = someStoryId();
    await denied(family.saveStory({ id, fields: wrong }));
    await allowed(family.saveStory({ id, fields: right }));
    await denied(family.updateStory(id, wrong));
    await allowed(family.updateStory(id, right));
  });
});
