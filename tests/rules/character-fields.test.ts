import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { deleteField } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  characterFields,
  historyEntry,
  pictureUrl,
  picturePath,
  planFields,
  shownPicture,
  type Fields,
} from '../support/documents.ts';
import { updateAsServer, familyWithCharacter, newCharacterId, signUp, writeAsServer, type Family } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const appearance = (overrides: Fields): Fields => ({ appearance: { ...DEFAULT_APPEARANCE, ...overrides } });
const advancedFields = (overrides: Fields): Fields => ({
  advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, ...overrides },
});

const tooLong = (limit: number): string => 'x'.repeat(limit + 1);
const textOfLength = (limit: number): string => 'x'.repeat(limit);

describe('the fields of a character', () => {
  const fields: [string, Fields, Fields][] = [
    ['a long name', { name: tooLong(LIMITS.name) }, { name: textOfLength(LIMITS.name) }],
    ['an empty name', { name: '' }, { name: 'E' }],
    ['a name that is not a string', { name: 7 }, { name: '7' }],
    ['a long type', { type: tooLong(LIMITS.listEntry) }, { type: textOfLength(LIMITS.listEntry) }],
    ['an empty type', { type: '' }, { type: 'Human' }],
    ['another gender', { gender: 'dragon' }, { gender: 'male' }],
    ['nine traits', { personality: Array(9).fill('Brave').join(' and ') }, { personality: 'Brave and Shy' }],
    ['three traits', { personality: 'Brave and Kind and Shy' }, { personality: 'Shy' }],
    ['traits in a list', { personality: ['Brave', 'Kind'] }, { personality: 'Brave' }],
    ['no trait', { personality: '' }, { personality: 'Shy' }],
    ['a long trait', { personality: tooLong(LIMITS.listEntry) }, { personality: textOfLength(LIMITS.listEntry) }],
    ['a long power', { magicalPower: tooLong(LIMITS.listEntry) }, { magicalPower: textOfLength(LIMITS.listEntry) }],
    ['a power that is not a string', { magicalPower: 1 }, { magicalPower: null }],
    ['an unknown role', { role: 'Admin' }, { role: 'Trickster' }],
    ['a role that is not a string', { role: 1 }, { role: null }],
    [
      'a long description',
      { customDescription: tooLong(LIMITS.freeText) },
      { customDescription: textOfLength(LIMITS.freeText) },
    ],
    ['a description that is not a string', { customDescription: null }, { customDescription: '' }],
    ['an unknown part of the appearance', appearance({ birthday: '2018' }), appearance({ age: 'young' })],

    ['a missing part of the appearance', { appearance: { height: 'tall' } }, appearance({})],
    ['an appearance that is not a map', { appearance: 'tall' }, appearance({})],
    [
      'a long height',
      appearance({ height: tooLong(LIMITS.listEntry) }),
      appearance({ height: textOfLength(LIMITS.listEntry) }),
    ],
    [
      'a long build',
      appearance({ build: tooLong(LIMITS.listEntry) }),
      appearance({ build: textOfLength(LIMITS.listEntry) }),
    ],
    [
      'a long color',
      appearance({ color: tooLong(LIMITS.listEntry) }),
      appearance({ color: textOfLength(LIMITS.listEntry) }),
    ],
    [
      'a long distinguishing feature',
      appearance({ distinguishingFeature: tooLong(LIMITS.listEntry) }),
      appearance({ distinguishingFeature: textOfLength(LIMITS.listEntry) }),
    ],
    ['a long age', appearance({ age: tooLong(LIMITS.listEntry) }), appearance({ age: null })],
    ['a long custom age', appearance({ customAge: tooLong(LIMITS.name) }), appearance({ customAge: 'as old as time' })],
    ['an unknown picture setting', advancedFields({ model: 'big' }), advancedFields({ mood: 'calm' })],
    ['another picture provider', advancedFields({ imageProvider: 'other' }), advancedFields({})],
    [
      'a long style',
      advancedFields({ imageStyle: tooLong(LIMITS.listEntry) }),
      advancedFields({ imageStyle: 'anime' }),
    ],
    [
      'a long background',
      advancedFields({ background: tooLong(LIMITS.listEntry) }),
      advancedFields({ background: 'forest' }),
    ],
    ['a long lighting', advancedFields({ lighting: tooLong(LIMITS.listEntry) }), advancedFields({ lighting: 'dusk' })],
    ['a long mood', advancedFields({ mood: tooLong(LIMITS.listEntry) }), advancedFields({ mood: 'calm' })],
    [
      'long details',
      advancedFields({ details: tooLong(LIMITS.freeText) }),
      advancedFields({ details: textOfLength(LIMITS.freeText) }),
    ],
    ['a real-child flag that is not a boolean', { realChild: 'yes' }, { realChild: true }],
    ['a storage flag that is not a boolean', { cloudStorage: 1 }, { cloudStorage: true }],
    [
      'a long prompt',
      { generatedPrompt: tooLong(LIMITS.imagePrompt) },
      { generatedPrompt: textOfLength(LIMITS.imagePrompt) },
    ],
    ['a prompt that is not a string', { generatedPrompt: 1 }, { generatedPrompt: null }],
  ];

  it.each(fields)('a character is refused with %s', async (_what, deniedFields, allowedFields) => {
    const family = await signUp();
    const id = newCharacterId();
    await denied(family.saveCharacter({ id, fields: deniedFields }));
    await allowed(family.saveCharacter({ id, fields: allowedFields }));
    await denied(family.updateCharacter(id, deniedFields));
    await allowed(family.updateCharacter(id, allowedFields));
  });

  it('a field of a character can be removed only where it may be empty', async () => {
    const { family, id } = await familyWithCharacter();
    await denied(family.updateCharacter(id, { name: deleteField() }));
    await denied(family.updateCharacter(id, { advancedFeatures: deleteField() }));
    await allowed(family.updateCharacter(id, { magicalPower: null }));
  });

  it('a character of an earlier version can be changed while its other fields stay the same', async () => {
    const { family, id } = await familyWithCharacter({
      personality: ['Brave', 'Kind'],
      imageHistory: { 0: { url: 'a' } },
      favoriteFood: 'coal',
    });
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
    await denied(family.updateCharacter(id, { favoriteFood: 'wood' }));
  });
});

/** The path under which functions save the pictures of the character `id`. */
const portraitOf = (family: Family, id: string, name = 'portrait.webp'): string =>
  picturePath(family.uid, name, `characters/${id}`);
const entryOf = (family: Family, id: string, overrides: Fields = {}, name?: string) =>
  historyEntry(portraitOf(family, id, name), overrides);

const signUpPaying = () => signUp({ charactersTotal: 1, ...planFields('pro_monthly') });
async function payingFamilyWithCharacter(overrides: Fields = {}) {
  const family = await signUpPaying();
  const id = newCharacterId();
  await writeAsServer(`characters/${id}`, characterFields(family.uid, id, overrides));
  return { family, id };
}

it("a character's picture must be one of the character's files, under its owner's folder", async () => {
  const { family, id } = await payingFamilyWithCharacter();
  const victim = await signUp();
  const folder = portraitOf(family, id, '');
  const wrongPaths = [
    portraitOf(victim, id),
    `shared/${family.uid}/a.webp`,
    `users/${family.uid}/../${victim.uid}/a.webp`,
    `users/${family.uid}x/characters/${id}/a.webp`,
    `/${folder}a.webp`,
    folder,
    `${folder}a b.webp`,
    `${folder}b/a.webp`,
    `${folder}../${id}/a.webp`,
    picturePath(family.uid, 'a.webp', `characters/${id}x`),
    picturePath(family.uid, 'a.webp', `locations/${id}`),
    picturePath(family.uid, 'a.webp', 'generated'),
    folder.padEnd(LIMITS.path + 1, 'x'),
  ];
  for (const imagePath of wrongPaths) {
    await denied(family.updateCharacter(id, { imagePath }));
    await denied(family.updateCharacter(id, shownPicture(imagePath)));
  }
  await denied(family.updateCharacter(id, { imagePath: 7 }));
  await denied(family.saveCharacter({ fields: { imagePath: picturePath(victim.uid) } }));
  await allowed(family.updateCharacter(id, shownPicture(portraitOf(family, id))));
  await allowed(family.updateCharacter(id, shownPicture(portraitOf(family, id, 'b.thumb.webp'))));
  await allowed(family.updateCharacter(id, shownPicture(folder.padEnd(LIMITS.path, 'x'))));
  const another = newCharacterId();
  await allowed(family.saveCharacter({ id: another, fields: shownPicture(portraitOf(family, another)) }));
});

it("a character's picture must have the URL of the stored file", async () => {
  const { family, id } = await familyWithCharacter();
  const victim = await signUp();
  const imagePath = portraitOf(family, id);
  const ownUrl = pictureUrl(imagePath);
  const deniedUrls = [
    pictureUrl(portraitOf(victim, id)),
    pictureUrl(portraitOf(family, id, 'another.webp')),
    pictureUrl(picturePath(family.uid)),
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://tracker.test/pixel.png',
    ownUrl.replace('https:', 'http:'),
    ownUrl.replace('firebasestorage.googleapis.com', 'tracker.test'),
    ownUrl.replace('firebasestorage.googleapis.com', 'firebasestorage.googleapis.com.tracker.test'),
    ownUrl.replace('https://', 'https://tracker.test@'),
    ownUrl.replace('https://', 'https://tracker.test/?'),
    ownUrl.replace('googleapis.com', 'googleapisxcom'),
    ownUrl.replace('alt=media', 'alt=json'),
    ownUrl.replace(/&token=.*/, ''),
    ownUrl.replace('%2Fcharacters', `%2F..%2F${victim.uid}`),
    `${ownUrl}#fragment`,
    ownUrl.padEnd(LIMITS.url + 1, 'x'),
    7,
  ];
  for (const imageUrl of deniedUrls)
    await denied(family.updateCharacter(id, { imagePath, imageUrl, mainImage: imageUrl }));
  await denied(family.updateCharacter(id, { imageUrl: ownUrl, mainImage: ownUrl }));
  await denied(family.saveCharacter({ fields: { imageUrl: ownUrl } }));
  const longest = ownUrl.padEnd(LIMITS.url, 'x');
  await allowed(family.updateCharacter(id, { imagePath, imageUrl: longest, mainImage: longest }));
  for (const base of ['http://127.0.0.1:8405', 'http://localhost:8405', 'http://[::1]:8405', 'http://0.0.0.0:8405']) {
    const imageUrl = pictureUrl(imagePath, base);
    await updateAsServer(`characters/${id}`, { imagePath: null, imageUrl: null, mainImage: null });
    await allowed(family.updateCharacter(id, { imagePath, imageUrl, mainImage: imageUrl }));
  }
  await denied(family.updateCharacter(id, { imageUrl: pictureUrl(portraitOf(family, id, 'another.webp')) }));
  await allowed(family.updateCharacter(id, { imageUrl: null, mainImage: null }));
});

it("a character's picture may be stored with the settings it was generated with", async () => {
  const { family, id } = await familyWithCharacter();
  const picture = shownPicture(portraitOf(family, id));
  await denied(family.updateCharacter(id, { ...picture, ...advancedFields({ imageProvider: 'another' }) }));
  await allowed(family.updateCharacter(id, { ...picture, ...advancedFields({ imageStyle: 'watercolor' }) }));
});

it("a character's picture must also be its main image", async () => {
  const { family, id } = await familyWithCharacter();
  const firstPicture = shownPicture(portraitOf(family, id));
  for (const mainImage of [pictureUrl(portraitOf(family, id, 'b.webp')), 'https://tracker.test/pixel.png', 7])
    await denied(family.updateCharacter(id, { ...firstPicture, mainImage }));
  await allowed(family.updateCharacter(id, firstPicture));
  await denied(family.updateCharacter(id, { mainImage: pictureUrl(portraitOf(family, id, 'b.webp')) }));
  await allowed(family.updateCharacter(id, { mainImage: null }));
});

it("a character's picture cannot be removed, because a regenerated portrait would then count as a first one", async () => {
  const { family, id } = await payingFamilyWithCharacter();
  await allowed(family.updateCharacter(id, { imagePath: null, cloudStorage: true }));
  await allowed(family.updateCharacter(id, { imagePath: portraitOf(family, id) }));
  await denied(family.updateCharacter(id, { imagePath: null }));
  await denied(family.updateCharacter(id, { imagePath: deleteField() }));
  await allowed(family.updateCharacter(id, { imagePath: portraitOf(family, id, 'earlier.webp') }));
});

it('a picture may be added to a character without picture fields', async () => {
  const { family, id } = await familyWithCharacter({
    imagePath: undefined,
    imageUrl: undefined,
    mainImage: undefined,
  });
  await allowed(family.updateCharacter(id, { imagePath: null }));
  await allowed(family.updateCharacter(id, shownPicture(portraitOf(family, id))));
});

const familyWithFirstPortrait = async () => {
  const { family, id } = await familyWithCharacter();
  const firstPicture = { ...shownPicture(portraitOf(family, id)), imageHistory: [entryOf(family, id)] };
  return { family, id, firstPicture, another: portraitOf(family, id, 'another.webp') };
};

it("without a paid plan, a portrait can be added, but not replaced by another of the character's files", async () => {
  const { family, id, firstPicture, another } = await familyWithFirstPortrait();
  await allowed(family.updateCharacter(id, firstPicture));
  const history = { imageHistory: [historyEntry(another), entryOf(family, id)] };
  await denied(family.updateCharacter(id, { imagePath: another }));
  await denied(family.updateCharacter(id, { ...shownPicture(another), ...history }));
  await denied(family.updateCharacter(id, history));
  await allowed(family.updateCharacter(id, { name: 'Blaze' }));
  await updateAsServer(family.profilePath, planFields('pro_monthly'));
  await allowed(family.updateCharacter(id, { ...shownPicture(another), ...history }));
});

it('without a paid plan, a portrait can be replaced by one that was generated for the character under a paid plan', async () => {
  const { family, id, firstPicture } = await familyWithFirstPortrait();
  const requestId = 'request-of-a-paid-plan';
  const regenerated = portraitOf(family, id, `${requestId}.webp`);
  const work = `temp/temp_${family.uid}_${requestId}`;
  const save = () =>
    family.updateCharacter(id, {
      ...shownPicture(regenerated),
      imageHistory: [historyEntry(regenerated), entryOf(family, id)],
    });
  await allowed(family.updateCharacter(id, firstPicture));
  for (const result of [
    null,
    { characterId: id },
    { characterId: id, mayReplace: false },
    { characterId: newCharacterId(), mayReplace: true },
    { characterId: null, mayReplace: true },
    { locationId: newCharacterId(), mayReplace: true },
  ]) {
    await writeAsServer(work, { userId: family.uid, result });
    await denied(save());
  }
  await writeAsServer(work, { userId: family.uid, result: { characterId: id, mayReplace: true } });
  await denied(family.updateCharacter(id, shownPicture(portraitOf(family, id, 'another.webp'))));
  await denied(family.updateCharacter(id, shownPicture(portraitOf(family, id, `${requestId}x.webp`))));
  await allowed(save());
  await allowed(family.updateCharacter(id, shownPicture(portraitOf(family, id))));
});

it('without a paid plan, a portrait keeps its URL or has none', async () => {
  const { family, id, firstPicture } = await familyWithFirstPortrait();
  await allowed(family.updateCharacter(id, firstPicture));
  const path = portraitOf(family, id);
  const others = [
    pictureUrl(path, 'http://127.0.0.1:9'),
    pictureUrl(path).replace('/b/demo-talelantern', '/b/another'),
  ];
  const showPicture = (imageUrl: string | null) => family.updateCharacter(id, { imageUrl, mainImage: imageUrl });
  for (const url of others) {
    await denied(showPicture(url));
    await denied(family.updateCharacter(id, { ...firstPicture, imageUrl: url, mainImage: null }));
  }
  await allowed(family.updateCharacter(id, { mainImage: null }));
  await allowed(showPicture(pictureUrl(path)));
  await allowed(showPicture(null));
  await denied(showPicture(others[0] ?? null));
  await updateAsServer(family.profilePath, planFields('pro_monthly'));
  await allowed(showPicture(pictureUrl(path, 'http://127.0.0.1:8405')));
});

it("without a paid plan, a new portrait must be the only entry of the character's history", async () => {
  const { family, id, firstPicture, another } = await familyWithFirstPortrait();
  await denied(family.updateCharacter(id, { imageHistory: [entryOf(family, id)] }));
  await denied(family.updateCharacter(id, { ...firstPicture, imageHistory: [historyEntry(another)] }));
  await denied(
    family.updateCharacter(id, { ...firstPicture, imageHistory: [entryOf(family, id), historyEntry(another)] }),
  );
  await allowed(family.updateCharacter(id, firstPicture));
});

it("without a paid plan, a new portrait may be listed together with the one that it replaces, if the character's history lacks that one", async () => {
  const { family, id, another } = await familyWithFirstPortrait();
  const requestId = 'request-of-a-paid-plan';
  const regenerated = portraitOf(family, id, `${requestId}.webp`);
  await writeAsServer(`temp/temp_${family.uid}_${requestId}`, {
    userId: family.uid,
    result: { characterId: id, mayReplace: true },
  });
  await allowed(family.updateCharacter(id, shownPicture(portraitOf(family, id))));
  const save = (second: unknown) =>
    family.updateCharacter(id, {
      ...shownPicture(regenerated),
      imageHistory: [historyEntry(regenerated), second],
    });
  await denied(save(historyEntry(another)));
  await allowed(save(entryOf(family, id)));
});

it("without a paid plan, a portrait can be any entry of the character's history, of any length and in any folder", async () => {
  const pathOf = (uid: string, index: number) => picturePath(uid, `${index}.webp`);
  const { family, id } = await familyWithCharacter();
  const { path: _path, ...specified } = historyEntry(pathOf(family.uid, 0));
  const entries = Array.from({ length: LIMITS.imageHistory }, (_, index) => ({
    ...specified,
    url: pictureUrl(pathOf(family.uid, index)),
  }));
  const at = (index: number) => shownPicture(pathOf(family.uid, index));
  const setHistory = (imageHistory: unknown) => updateAsServer(`characters/${id}`, { ...at(0), imageHistory });
  await setHistory(entries);
  await denied(family.updateCharacter(id, at(LIMITS.imageHistory)));
  await denied(family.updateCharacter(id, { ...at(1), imagePath: 'users/somebody-else/characters/c1/1.webp' }));
  for (const [index] of entries.entries()) await allowed(family.updateCharacter(id, at(index)));
  await denied(family.updateCharacter(id, { imagePath: pathOf(family.uid, 1), imageUrl: null, mainImage: null }));
  for (const length of [1, 10, 11, 40]) {
    await setHistory(entries.slice(0, length));
    await denied(family.updateCharacter(id, at(length)));
    await allowed(family.updateCharacter(id, at(length - 1)));
  }
  await setHistory(Object.fromEntries(entries.slice(0, 3).entries()));
  await denied(family.updateCharacter(id, at(3)));
  await allowed(family.updateCharacter(id, at(2)));
});

const historyEntries = (count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => ({ url: `picture ${index}`, anything: index }));

it("a character's earlier pictures must be its own files, at every position of the list", async () => {
  const { family, id } = await payingFamilyWithCharacter();
  const victim = await signUp();
  const foreignFieldSets: Fields[] = [
    { path: portraitOf(victim, id) },
    { path: portraitOf(family, id, 'another.webp') },
    { url: pictureUrl(portraitOf(victim, id)) },
    { url: pictureUrl(picturePath(family.uid)), path: picturePath(family.uid) },
    { url: 'https://tracker.test/a.png' },
    { url: null },
  ];
  for (const foreignFields of foreignFieldSets) {
    for (let at = 0; at < 2; at += 1) {
      const imageHistory = Array.from({ length: 2 }, (_, index) =>
        entryOf(family, id, { timestamp: index, ...(index === at && foreignFields) }),
      );
      await denied(family.updateCharacter(id, { imageHistory }));
    }
    const another = newCharacterId();
    await denied(
      family.saveCharacter({ id: another, fields: { imageHistory: [entryOf(family, another, foreignFields)] } }),
    );
  }
  const own = Array.from({ length: 2 }, (_, index) => entryOf(family, id, { timestamp: index }));
  await allowed(family.updateCharacter(id, { imageHistory: own }));
  const another = newCharacterId();
  await allowed(family.saveCharacter({ id: another, fields: { imageHistory: [entryOf(family, another)] } }));
});

const historyShapes: [string, Fields, Fields][] = [
  ['an unknown field', { likes: 3 }, {}],
  ['an invalid time', { timestamp: 'now' }, { timestamp: 0 }],
  ['a long prompt', { prompt: tooLong(LIMITS.imagePrompt) }, { prompt: textOfLength(LIMITS.imagePrompt) }],
  ['another provider', { provider: 'other' }, { path: null }],
  ['a flag that is not a boolean', { isSaved: 1 }, { isSaved: false }],
  ['no URL', { url: undefined }, { path: undefined }],
];
it.each(historyShapes)(
  'an earlier picture of a character is refused with %s',
  async (_what, deniedFields, allowedFields) => {
    const { family, id } = await payingFamilyWithCharacter();
    await denied(family.updateCharacter(id, { imageHistory: [entryOf(family, id, deniedFields)] }));
    await allowed(family.updateCharacter(id, { imageHistory: [entryOf(family, id, allowedFields)] }));
  },
);

it('a character has at most fifty earlier pictures, and a change adds at most two', async () => {
  const { family, id } = await payingFamilyWithCharacter({ imageHistory: historyEntries(LIMITS.imageHistory - 1) });
  const updateWithEntries = (count: number) =>
    Array.from({ length: count }, (_, index) => entryOf(family, id, { timestamp: index }));
  await denied(family.updateCharacter(id, { imageHistory: Array(10_000).fill(1) }));
  await denied(
    family.updateCharacter(id, {
      imageHistory: [...updateWithEntries(2), ...historyEntries(LIMITS.imageHistory - 1)],
    }),
  );
  await denied(family.updateCharacter(id, { imageHistory: updateWithEntries(3) }));
  await denied(family.updateCharacter(id, { imageHistory: { 0: entryOf(family, id) } }));
  await allowed(
    family.updateCharacter(id, {
      imageHistory: [...updateWithEntries(1), ...historyEntries(LIMITS.imageHistory - 1)],
    }),
  );
  await allowed(family.updateCharacter(id, { imageHistory: [] }));
});

it.each([
  ['a keyed object', Object.fromEntries(historyEntries(3).entries())],
  ['a list', historyEntries(3)],
])('earlier pictures stored as %s are kept when a character gets a new one', async (_what, imageHistory) => {
  const { family, id } = await payingFamilyWithCharacter({ imageHistory });
  await denied(family.updateCharacter(id, { imageHistory: [{ url: 'a' }] }));
  await allowed(family.updateCharacter(id, { imageHistory: [entryOf(family, id), ...historyEntries(3)] }));
});

it('an earlier picture may be added where an earlier version stored an unreadable value', async () => {
  const { family, id } = await payingFamilyWithCharacter({ imageHistory: 'x' });
  await denied(family.updateCharacter(id, { imageHistory: [{ url: 'a' }] }));
  await allowed(family.updateCharacter(id, { imageHistory: [entryOf(family, id)] }));
});
