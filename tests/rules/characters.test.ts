import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/characters/character';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { LIMITS, MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { deleteField, increment, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  characterFields,
  pictureAddress,
  picturePath,
  planFields,
  thisPeriod,
  type Fields,
} from '../support/documents.ts';
import { amend, Family, newCharacterId, signUp, store, stored, visitorDb } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const earlier = (): Timestamp => Timestamp.fromMillis(Date.now() - 86_400_000);
const entries = (count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => ({ url: `picture ${index}` }));

/** A family with one character that the server wrote. */
async function familyWithCharacter(overrides: Fields = {}): Promise<{ family: Family; id: string; path: string }> {
  const family = await signUp({ charactersThisMonth: 1, charactersTotal: 1 });
  const id = newCharacterId();
  await store(`characters/${id}`, characterFields(family.uid, id, overrides));
  return { family, id, path: `characters/${id}` };
}

describe('reading characters', () => {
  it('gives a character to its owner only; a missing one looks like a foreign one', async () => {
    const { family, path } = await familyWithCharacter();
    const stranger = await signUp();
    await allowed(family.db.doc(path).get());
    await denied(stranger.db.doc(path).get());
    await denied(stranger.db.doc('characters/nobody').get());
    await denied(visitorDb().doc(path).get());
  });

  it('lists own characters, newest first, at most a hundred at once', async () => {
    const { family } = await familyWithCharacter();
    const own = family.db.collection('characters').where('userId', '==', family.uid).orderBy('createdAt', 'desc');
    expect((await allowed(own.limit(MAX_QUERY_LIMIT).get())).size).toBe(1);
    await denied(own.limit(MAX_QUERY_LIMIT + 1).get());
    await denied(own.get());
  });

  it("lists neither everybody's characters nor another's", async () => {
    const { family } = await familyWithCharacter();
    const stranger = await signUp();
    const characters = stranger.db.collection('characters');
    await denied(characters.limit(10).get());
    await denied(characters.where('userId', '==', family.uid).limit(10).get());
    await denied(visitorDb().collection('characters').where('userId', '==', family.uid).limit(10).get());
    await allowed(characters.where('userId', '==', stranger.uid).limit(10).get());
  });
});

describe('saving a character', () => {
  it('counts it in the same batch, for the month and in all', async () => {
    const family = await signUp();
    const id = newCharacterId();
    await allowed(family.saveCharacter({ id }));
    expect(await stored(family.profilePath)).toMatchObject({
      charactersThisMonth: 1,
      charactersTotal: 1,
      lastCharacterId: id,
    });
  });

  it('refuses it without the count, and the count without it', async () => {
    const family = await signUp();
    const id = newCharacterId();
    await denied(family.db.doc(`characters/${id}`).set(characterFields(family.uid, id)));
    await denied(family.updateProfile(family.characterCounters(id)));
    await allowed(family.saveCharacter({ id }));
  });

  const wrongCounts: [string, Fields][] = [
    ['no character for the month', { charactersThisMonth: 0 }],
    ['two for the month', { charactersThisMonth: increment(2) }],
    ['nothing in all', { charactersTotal: 0 }],
    ['two in all', { charactersTotal: increment(2) }],
    ['one fewer in all', { charactersTotal: increment(-1) }],
    ['an earlier month', { usagePeriod: 202001 }],
    ['a later month', { usagePeriod: 209912 }],
    ['a story as well', { storiesThisMonth: increment(1) }],
    ['another character', { lastCharacterId: 'someone-else' }],
    ['no character by name', { lastCharacterId: undefined }],
    ['a deletion as well', { lastDeletedCharacterId: 'someone-else' }],
    ['a story by name as well', { lastStoryId: 'story_1700000000000_aaaaaa' }],
  ];
  it.each(wrongCounts)('refuses to count %s', async (_what, counters) => {
    const family = await signUp();
    await denied(family.saveCharacter({ counters }));
    await allowed(family.saveCharacter());
  });

  it('takes the counts as plain numbers too', async () => {
    const family = await signUp({ charactersThisMonth: 4, charactersTotal: 1 });
    await denied(family.saveCharacter({ counters: { charactersThisMonth: 4, charactersTotal: 1 } }));
    await allowed(family.saveCharacter({ counters: { charactersThisMonth: 5, charactersTotal: 2 } }));
  });

  it('starts the month again at one and forgets the stories of the last', async () => {
    const family = await signUp({
      usagePeriod: 202001,
      charactersThisMonth: 3,
      charactersTotal: 1,
      storiesThisMonth: 2,
    });
    await denied(family.saveCharacter());
    await denied(family.saveCharacter({ counters: { charactersThisMonth: 1 } }));
    await denied(family.saveCharacter({ counters: { charactersThisMonth: 4, storiesThisMonth: 0 } }));
    await allowed(family.saveCharacter({ counters: { charactersThisMonth: 1, storiesThisMonth: 0 } }));
  });

  it('begins counting on a profile of an earlier version', async () => {
    const family = new Family();
    await store(family.profilePath, { email: family.email, stories: 2, characters: 2, charactersThisMonth: 9 });
    await denied(family.saveCharacter());
    await allowed(family.saveCharacter({ counters: { charactersThisMonth: 1 } }));
  });

  it('refuses two characters with one count, and with two', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    const [first, second] = [newCharacterId(), newCharacterId()];
    const both = () => {
      const batch = family.db.batch();
      for (const id of [first, second]) batch.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
      return batch.update(family.db.doc(family.profilePath), family.characterCounters(second));
    };
    await denied(both().commit());
    await denied(both().update(family.db.doc(family.profilePath), family.characterCounters(first)).commit());
    const twoInOne = { charactersThisMonth: increment(2), charactersTotal: increment(2) };
    await denied(both().update(family.db.doc(family.profilePath), twoInOne).commit());
    await allowed(family.saveCharacter({ id: first }));
    await allowed(family.saveCharacter({ id: second }));
  });

  it('refuses a character and a story in one batch', async () => {
    const family = await signUp(planFields('unlimited_monthly'));
    const id = newCharacterId();
    const story = 'story_1700000000000_aaaaaa';
    await denied(family.saveCharacter({ id, counters: family.storyCounters(story) }));
    await allowed(family.saveCharacter({ id }));
  });

  it('refuses it without a profile, for a disabled one and after the account is deleted', async () => {
    const [none, disabled, deleted] = [new Family(), await signUp({ disabled: true }), await signUp()];
    await store(`deleted/${deleted.uid}`, { at: Timestamp.now() });
    for (const family of [none, disabled, deleted]) await denied(family.saveCharacter());
    await allowed((await signUp()).saveCharacter());
  });
});

describe('how many characters a family owns', () => {
  it('is two on Free, in all', async () => {
    const family = await signUp();
    await allowed(family.saveCharacter());
    await allowed(family.saveCharacter());
    await denied(family.saveCharacter());
  });

  it('is 48 on yearly Pro and not limited on the other plans', async () => {
    const yearly = await signUp({ ...planFields('pro_yearly'), charactersTotal: 47 });
    await allowed(yearly.saveCharacter());
    await denied(yearly.saveCharacter());
    for (const plan of ['pro_monthly', 'unlimited_monthly', 'unlimited_yearly'] as const) {
      await allowed((await signUp({ ...planFields(plan), charactersTotal: 500 })).saveCharacter());
    }
  });

  it('has room for one more after a deletion', async () => {
    const family = await signUp();
    const id = newCharacterId();
    await allowed(family.saveCharacter({ id }));
    await allowed(family.saveCharacter());
    await allowed(family.deleteCharacter(id));
    expect(await stored(family.profilePath)).toMatchObject({ charactersTotal: 1, charactersThisMonth: 2 });
    await allowed(family.saveCharacter());
    await denied(family.saveCharacter());
  });
});

describe('deleting a character', () => {
  it('is done in one batch with the number owned', async () => {
    const { family, id, path } = await familyWithCharacter();
    await denied(family.db.doc(path).delete());
    await denied(family.updateProfile({ charactersTotal: increment(-1), lastDeletedCharacterId: id }));
    await allowed(family.deleteCharacter(id));
  });

  const wrongCounts: [string, Fields][] = [
    ['nothing', { charactersTotal: 1 }],
    ['two', { charactersTotal: increment(-2) }],
    ['one more', { charactersTotal: increment(1) }],
    ["the month's characters too", { charactersThisMonth: 0 }],
    ["the month's stories too", { storiesThisMonth: 1 }],
    ['another month', { usagePeriod: 202001 }],
    ['another character', { lastDeletedCharacterId: 'someone-else' }],
    ['a story too', { lastStoryId: 'story_1700000000000_aaaaaa' }],
    ['a saved character too', { lastCharacterId: 'someone-else' }],
  ];
  it.each(wrongCounts)('refuses to count %s', async (_what, counters) => {
    const { family, id } = await familyWithCharacter();
    await denied(family.deleteCharacter(id, counters));
    await allowed(family.deleteCharacter(id));
  });

  it('refuses two deletions with one count', async () => {
    const { family, id } = await familyWithCharacter();
    const other = newCharacterId();
    await store(`characters/${other}`, characterFields(family.uid, other));
    await amend(family.profilePath, { charactersTotal: 2 });
    const batch = family.db.batch();
    for (const one of [id, other]) batch.delete(family.db.doc(`characters/${one}`));
    batch.update(family.db.doc(family.profilePath), { charactersTotal: 1, lastDeletedCharacterId: id });
    await denied(batch.commit());
    await allowed(family.deleteCharacter(id));
    await allowed(family.deleteCharacter(other));
  });

  it('refuses to count the deletion of what never was', async () => {
    const { family, id } = await familyWithCharacter();
    await denied(family.updateProfile({ charactersTotal: 0, lastDeletedCharacterId: 'nobody' }));
    await allowed(family.deleteCharacter(id));
  });

  it('refuses to save and delete in one batch', async () => {
    const family = await signUp({ charactersTotal: 1 });
    const id = newCharacterId();
    const batch = family.db.batch();
    batch.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
    batch.update(family.db.doc(family.profilePath), family.characterCounters(id));
    batch.delete(family.db.doc(`characters/${id}`));
    await denied(batch.commit());
    const uncounting = family.db.batch();
    uncounting.set(family.db.doc(`characters/${id}`), characterFields(family.uid, id));
    uncounting.delete(family.db.doc(`characters/${id}`));
    uncounting.update(family.db.doc(family.profilePath), { charactersTotal: 0, lastDeletedCharacterId: id });
    await denied(uncounting.commit());
    await allowed(family.saveCharacter({ id }));
  });

  it('counts each time that an id is saved and deleted anew', async () => {
    const family = await signUp();
    const id = newCharacterId();
    await allowed(family.saveCharacter({ id }));
    await allowed(family.deleteCharacter(id));
    await denied(family.db.doc(`characters/${id}`).set(characterFields(family.uid, id)));
    await store(`characters/${id}`, characterFields(family.uid, id));
    await denied(family.db.doc(`characters/${id}`).delete());
  });

  it("refuses another's character, a disabled profile and a deleted account", async () => {
    const { family, id } = await familyWithCharacter();
    await denied((await signUp({ charactersTotal: 1 })).deleteCharacter(id));
    await denied(visitorDb().doc(`characters/${id}`).delete());
    await amend(family.profilePath, { disabled: true });
    await denied(family.deleteCharacter(id));
    await amend(family.profilePath, { disabled: false });
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.deleteCharacter(id));
    const { family: living, id: theirs } = await familyWithCharacter();
    await allowed(living.deleteCharacter(theirs));
  });
});

describe('whose a character is', () => {
  it.each(['temp_17', 'x'.repeat(65), 'a b', 'a.b'])('refuses the id %s', async (id) => {
    const family = await signUp();
    await denied(family.saveCharacter({ id }));
    await allowed(family.saveCharacter());
  });

  const wrongOwners: [string, Fields][] = [
    ['another owner', { userId: 'somebody-else' }],
    ['no owner', { userId: undefined }],
    ['another id', { id: 'someone-else' }],
    ['no id', { id: undefined }],
    ['an earlier creation', { createdAt: earlier() }],
    ['an earlier change', { updatedAt: earlier() }],
    ['no name', { name: undefined }],
    ['no appearance', { appearance: undefined }],
    ['a sharing block', { sharing: { isPublic: true, shareId: 'c_1', likes: 500, views: 1e6 } }],
    ['an empty sharing block', { sharing: null }],
    ['a temporary mark', { isTemporary: true }],
    ['likes', { likes: 3 }],
  ];
  it.each(wrongOwners)('refuses to save with %s', async (_what, fields) => {
    const family = await signUp();
    await denied(family.saveCharacter({ fields }));
    await allowed(family.saveCharacter());
  });

  const fixed: [string, Fields][] = [
    ['owner', { userId: 'somebody-else' }],
    ['id', { id: 'someone-else' }],
    ['creation', { createdAt: serverTimestamp() }],
    ['sharing', { sharing: { isPublic: true, likes: 9 } }],
    ['likes of the sharing', { 'sharing.likes': 9 }],
    ['sharing, by removing it', { sharing: deleteField() }],
    ['likes', { likes: 9 }],
  ];
  it.each(fixed)('refuses to change its %s', async (_what, fields) => {
    const { family, id } = await familyWithCharacter({ sharing: { isPublic: false, shareId: 'c_1', likes: 2 } });
    await denied(family.updateCharacter(id, fields));
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
  });

  it("refuses to overwrite or change another's character", async () => {
    const { family, id, path } = await familyWithCharacter();
    const stranger = await signUp();
    await denied(stranger.saveCharacter({ id }));
    await denied(stranger.updateCharacter(id, { name: 'Mine' }));
    await denied(visitorDb().doc(path).update({ name: 'Mine' }));
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
  });

  it('needs the moment of the change', async () => {
    const { family, id } = await familyWithCharacter({ updatedAt: earlier() });
    await denied(family.updateCharacter(id, { name: 'Blaze', updatedAt: undefined }));
    await denied(family.updateCharacter(id, { name: 'Blaze', updatedAt: Timestamp.now() }));
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
  });

  it('refuses a change to a disabled profile and after the account is deleted', async () => {
    const { family, id } = await familyWithCharacter();
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
    await amend(family.profilePath, { disabled: true });
    await denied(family.updateCharacter(id, { name: 'Fire' }));
    await amend(family.profilePath, { disabled: false });
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.updateCharacter(id, { name: 'Fire' }));
  });
});

const appearance = (overrides: Fields): Fields => ({ appearance: { ...DEFAULT_APPEARANCE, ...overrides } });
const advanced = (overrides: Fields): Fields => ({ advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, ...overrides } });
const long = (limit: number): string => 'x'.repeat(limit + 1);
const full = (limit: number): string => 'x'.repeat(limit);

describe('what a character holds', () => {
  const fields: [string, Fields, Fields][] = [
    ['a long name', { name: long(LIMITS.name) }, { name: full(LIMITS.name) }],
    ['an empty name', { name: '' }, { name: 'E' }],
    ['a name that is no text', { name: 7 }, { name: '7' }],
    ['a long type', { type: long(LIMITS.listEntry) }, { type: full(LIMITS.listEntry) }],
    ['an empty type', { type: '' }, { type: 'Human' }],
    ['another gender', { gender: 'dragon' }, { gender: 'male' }],
    ['nine traits', { personality: Array(9).fill('Brave').join(' and ') }, { personality: 'Brave and Shy' }],
    ['three traits', { personality: 'Brave and Kind and Shy' }, { personality: 'Shy' }],
    ['traits in a list', { personality: ['Brave', 'Kind'] }, { personality: 'Brave' }],
    ['no trait', { personality: '' }, { personality: 'Shy' }],
    ['a long trait', { personality: long(LIMITS.listEntry) }, { personality: full(LIMITS.listEntry) }],
    ['a long power', { magicalPower: long(LIMITS.listEntry) }, { magicalPower: full(LIMITS.listEntry) }],
    ['a power that is no text', { magicalPower: 1 }, { magicalPower: null }],
    ['an unknown role', { role: 'Admin' }, { role: 'Trickster' }],
    ['a role that is no text', { role: 1 }, { role: null }],
    ['a long description', { customDescription: long(LIMITS.freeText) }, { customDescription: full(LIMITS.freeText) }],
    ['a description that is no text', { customDescription: null }, { customDescription: '' }],
    ['an unknown part of the appearance', appearance({ birthday: '2018' }), appearance({ age: 'young' })],

    ['a missing part of the appearance', { appearance: { height: 'tall' } }, appearance({})],
    ['an appearance that is no map', { appearance: 'tall' }, appearance({})],
    ['a long height', appearance({ height: long(LIMITS.listEntry) }), appearance({ height: full(LIMITS.listEntry) })],
    ['a long build', appearance({ build: long(LIMITS.listEntry) }), appearance({ build: full(LIMITS.listEntry) })],
    ['a long color', appearance({ color: long(LIMITS.listEntry) }), appearance({ color: full(LIMITS.listEntry) })],
    [
      'a long distinguishing feature',
      appearance({ distinguishingFeature: long(LIMITS.listEntry) }),
      appearance({ distinguishingFeature: full(LIMITS.listEntry) }),
    ],
    ['a long age', appearance({ age: long(LIMITS.listEntry) }), appearance({ age: null })],
    [
      'a long age in own words',
      appearance({ customAge: long(LIMITS.name) }),
      appearance({ customAge: 'as old as time' }),
    ],
    ['an unknown wish for the picture', advanced({ model: 'big' }), advanced({ mood: 'calm' })],
    ['another picture provider', advanced({ imageProvider: 'other' }), advanced({})],
    ['a long style', advanced({ imageStyle: long(LIMITS.listEntry) }), advanced({ imageStyle: 'anime' })],
    ['a long background', advanced({ background: long(LIMITS.listEntry) }), advanced({ background: 'forest' })],
    ['a long lighting', advanced({ lighting: long(LIMITS.listEntry) }), advanced({ lighting: 'dusk' })],
    ['a long mood', advanced({ mood: long(LIMITS.listEntry) }), advanced({ mood: 'calm' })],
    ['long details', advanced({ details: long(LIMITS.freeText) }), advanced({ details: full(LIMITS.freeText) })],
    ['a mark of a real child that is neither yes nor no', { realChild: 'yes' }, { realChild: true }],
    ['a storage mark that is neither yes nor no', { cloudStorage: 1 }, { cloudStorage: true }],
    [
      'ten thousand earlier pictures',
      { imageHistory: Array(10_000).fill(1) },
      { imageHistory: entries(LIMITS.imageHistory) },
    ],
    [
      'one earlier picture too many',
      { imageHistory: entries(LIMITS.imageHistory + 1) },
      { imageHistory: entries(LIMITS.imageHistory) },
    ],
    ['earlier pictures that are no list', { imageHistory: { 0: { url: 'a' } } }, { imageHistory: [] }],
    ['a long prompt', { generatedPrompt: long(LIMITS.imagePrompt) }, { generatedPrompt: full(LIMITS.imagePrompt) }],
    ['a prompt that is no text', { generatedPrompt: 1 }, { generatedPrompt: null }],
  ];

  it.each(fields)('refuses %s', async (_what, wrong, right) => {
    const family = await signUp();
    const id = newCharacterId();
    await denied(family.saveCharacter({ id, fields: wrong }));
    await allowed(family.saveCharacter({ id, fields: right }));
    await denied(family.updateCharacter(id, wrong));
    await allowed(family.updateCharacter(id, right));
  });

  it('can be removed only where the field may be empty', async () => {
    const { family, id } = await familyWithCharacter();
    await denied(family.updateCharacter(id, { name: deleteField() }));
    await denied(family.updateCharacter(id, { advancedFeatures: deleteField() }));
    await allowed(family.updateCharacter(id, { magicalPower: null }));
  });

  it('may be changed in a document of an earlier version, whose other fields stay as they are', async () => {
    const { family, id } = await familyWithCharacter({
      personality: ['Brave', 'Kind'],
      imageHistory: { 0: { url: 'a' } },
      favoriteFood: 'coal',
    });
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
    await denied(family.updateCharacter(id, { favoriteFood: 'wood' }));
  });
});

describe("a character's picture", () => {
  const own = (family: Family) => pictureAddress(picturePath(family.uid));

  it("is one of the owner's own files", async () => {
    const { family, id } = await familyWithCharacter();
    const victim = await signUp();
    const wrongPaths = [
      picturePath(victim.uid),
      `shared/${family.uid}/a.webp`,
      `users/${family.uid}/../${victim.uid}/a.webp`,
      `users/${family.uid}x/a.webp`,
      `/users/${family.uid}/a.webp`,
      `users/${family.uid}/`,
      `users/${family.uid}/a b.webp`,
      `users/${family.uid}/${'x'.repeat(LIMITS.address)}.webp`,
      7,
    ];
    for (const imagePath of wrongPaths) await denied(family.updateCharacter(id, { imagePath }));
    await denied(family.saveCharacter({ fields: { imagePath: picturePath(victim.uid) } }));
    await allowed(family.updateCharacter(id, { imagePath: picturePath(family.uid) }));
    await allowed(family.updateCharacter(id, { imagePath: picturePath(family.uid, 'b.thumb.webp') }));
    await allowed(family.saveCharacter({ fields: { imagePath: picturePath(family.uid) } }));
  });

  it.each(['imageUrl', 'mainImage'])("has an address of the owner's own files as %s", async (field) => {
    const { family, id } = await familyWithCharacter();
    const victim = await signUp();
    const right = own(family);
    const wrong = [
      own(victim),
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://tracker.test/pixel.png',
      right.replace('https:', 'http:'),
      right.replace('firebasestorage.googleapis.com', 'tracker.test'),
      right.replace('firebasestorage.googleapis.com', 'firebasestorage.googleapis.com.tracker.test'),
      right.replace('https://', 'https://tracker.test@'),
      right.replace('https://', 'https://tracker.test/?'),
      right.replace('googleapis.com', 'googleapisxcom'),
      right.replace('alt=media', 'alt=json'),
      right.replace(/&token=.*/, ''),
      right.replace('%2Fcharacters', `%2F..%2F${victim.uid}`),
      `${right}#fragment`,
      right.replace('0b1c', 'x'.repeat(LIMITS.address)),
      7,
    ];
    for (const address of wrong) await denied(family.updateCharacter(id, { [field]: address }));
    await denied(family.saveCharacter({ fields: { [field]: own(victim) } }));
    await allowed(family.updateCharacter(id, { [field]: right }));
    for (const base of ['http://127.0.0.1:8405', 'http://localhost:8405', 'http://[::1]:8405', 'http://0.0.0.0:8405']) {
      await allowed(family.updateCharacter(id, { [field]: pictureAddress(picturePath(family.uid), base) }));
    }
    await allowed(family.updateCharacter(id, { [field]: null }));
    await allowed(family.saveCharacter({ fields: { [field]: right } }));
  });

  it('stays one once it is there, so that a regenerated portrait cannot pass as a first one', async () => {
    const { family, id } = await familyWithCharacter();
    await allowed(family.updateCharacter(id, { imagePath: null, cloudStorage: true }));
    await allowed(family.updateCharacter(id, { imagePath: picturePath(family.uid) }));
    await denied(family.updateCharacter(id, { imagePath: null }));
    await denied(family.updateCharacter(id, { imagePath: deleteField() }));
    await allowed(family.updateCharacter(id, { imagePath: picturePath(family.uid, 'earlier.webp') }));
  });

  it('may be added to a document that has no such fields', async () => {
    const { family, id } = await familyWithCharacter({
      imagePath: undefined,
      imageUrl: undefined,
      mainImage: undefined,
    });
    await allowed(family.updateCharacter(id, { imagePath: null }));
    await allowed(family.updateCharacter(id, { imagePath: picturePath(family.uid), imageUrl: own(family) }));
  });
});

describe('the counters of the profile', () => {
  it('name a character of this batch even where the month is written out', async () => {
    const family = await signUp();
    const id = newCharacterId();
    const counters = { charactersThisMonth: 1, charactersTotal: 1, usagePeriod: thisPeriod(), storiesThisMonth: 0 };
    await denied(family.updateProfile({ ...counters, lastCharacterId: id }));
    await allowed(family.saveCharacter({ id, counters }));
    await denied(
      family.updateProfile({ ...counters, charactersThisMonth: 2, charactersTotal: 2, lastCharacterId: id }),
    );
    await denied(family.updateProfile({ ...counters, charactersThisMonth: 2, charactersTotal: 2 }));
  });
});
