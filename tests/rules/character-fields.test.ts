import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { deleteField } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { historyEntry, pictureAddress, picturePath, type Fields } from '../support/documents.ts';
import { Family, familyWithCharacter, newCharacterId, signUp } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

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
    ['a long prompt', { generatedPrompt: long(LIMITS.imagePrompt) }, { generatedPrompt: full(LIMITS.imagePrompt) }],
    ['a prompt that is no text', { generatedPrompt: 1 }, { generatedPrompt: null }],
  ];

  it.each(fields)('C6, C7: refuses %s', async (_what, wrong, right) => {
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

  it("D18: is one of the owner's own files", async () => {
    const { family, id } = await familyWithCharacter();
    const victim = await signUp();
    const ofLength = (length: number): string => `users/${family.uid}/`.padEnd(length, 'x');
    const wrongPaths = [
      picturePath(victim.uid),
      `shared/${family.uid}/a.webp`,
      `users/${family.uid}/../${victim.uid}/a.webp`,
      `users/${family.uid}x/a.webp`,
      `/users/${family.uid}/a.webp`,
      `users/${family.uid}/`,
      `users/${family.uid}/a b.webp`,
      ofLength(LIMITS.path + 1),
      7,
    ];
    for (const imagePath of wrongPaths) await denied(family.updateCharacter(id, { imagePath }));
    await denied(family.saveCharacter({ fields: { imagePath: picturePath(victim.uid) } }));
    await allowed(family.updateCharacter(id, { imagePath: picturePath(family.uid) }));
    await allowed(family.updateCharacter(id, { imagePath: picturePath(family.uid, 'b.thumb.webp') }));
    await allowed(family.updateCharacter(id, { imagePath: ofLength(LIMITS.path) }));
    await allowed(family.saveCharacter({ fields: { imagePath: picturePath(family.uid) } }));
  });

  it.each(['imageUrl', 'mainImage'])("C8: has an address of the owner's own files as %s", async (field) => {
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

describe("a character's earlier pictures", () => {
  const many = (count: number): unknown[] =>
    Array.from({ length: count }, (_, index) => ({ url: `picture ${index}`, anything: index }));

  it("D18: are the owner's own files, wherever in the list they are added", async () => {
    const { family, id } = await familyWithCharacter();
    const victim = await signUp();
    const foreign: Fields[] = [
      { path: picturePath(victim.uid) },
      { url: pictureAddress(picturePath(victim.uid)) },
      { url: 'https://tracker.test/a.png' },
    ];
    for (const wrong of foreign) {
      for (let at = 0; at < 2; at += 1) {
        const imageHistory = Array.from({ length: 2 }, (_, index) =>
          historyEntry(family.uid, { timestamp: index, ...(index === at && wrong) }),
        );
        await denied(family.updateCharacter(id, { imageHistory }));
      }
      await denied(family.saveCharacter({ fields: { imageHistory: [historyEntry(family.uid, wrong)] } }));
    }
    const own = Array.from({ length: 2 }, (_, index) => historyEntry(family.uid, { timestamp: index }));
    await allowed(family.updateCharacter(id, { imageHistory: own }));
    await allowed(family.saveCharacter({ fields: { imageHistory: [historyEntry(family.uid)] } }));
  });

  const shapes: [string, Fields, Fields][] = [
    ['an unknown field', { likes: 3 }, {}],
    ['a moment that is none', { timestamp: 'now' }, { timestamp: 0 }],
    ['a long prompt', { prompt: long(LIMITS.imagePrompt) }, { prompt: full(LIMITS.imagePrompt) }],
    ['another provider', { provider: 'other' }, { path: null }],
    ['a mark that is neither yes nor no', { isSaved: 1 }, { isSaved: false }],
  ];
  it.each(shapes)('refuse %s', async (_what, wrong, right) => {
    const { family, id } = await familyWithCharacter();
    await denied(family.updateCharacter(id, { imageHistory: [historyEntry(family.uid, wrong)] }));
    await allowed(family.updateCharacter(id, { imageHistory: [historyEntry(family.uid, right)] }));
  });

  it('C6: are fifty at most, two of them new', async () => {
    const { family, id } = await familyWithCharacter({ imageHistory: many(LIMITS.imageHistory - 1) });
    const added = (count: number) =>
      Array.from({ length: count }, (_, index) => historyEntry(family.uid, { timestamp: index }));
    await denied(family.updateCharacter(id, { imageHistory: Array(10_000).fill(1) }));
    await denied(family.updateCharacter(id, { imageHistory: [...added(2), ...many(LIMITS.imageHistory - 1)] }));
    await denied(family.updateCharacter(id, { imageHistory: added(3) }));
    await denied(family.updateCharacter(id, { imageHistory: { 0: historyEntry(family.uid) } }));
    await allowed(family.updateCharacter(id, { imageHistory: [...added(1), ...many(LIMITS.imageHistory - 1)] }));
    await allowed(family.updateCharacter(id, { imageHistory: [] }));
  });

  it('may be added where an earlier version kept them in a keyed object', async () => {
    const { family, id } = await familyWithCharacter({ imageHistory: { 0: { url: 'a' } } });
    await denied(family.updateCharacter(id, { imageHistory: [{ url: 'a' }] }));
    await allowed(family.updateCharacter(id, { imageHistory: [historyEntry(family.uid)] }));
  });
});
