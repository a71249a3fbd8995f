import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { historyEntry, pictureAddress, picturePath, yesterday, type Fields } from '../support/documents.ts';
import { amend, familyWithLocation, newLocationId, signUp, store, visitorDb } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const long = (limit: number): string => 'x'.repeat(limit + 1);
const full = (limit: number): string => 'x'.repeat(limit);

describe('whose a location is', () => {
  it.each(['temp_{}', `${'x'.repeat(53)}{}`, 'a b{}', 'a.b{}'])('C5: refuses the id %s', async (pattern) => {
    const family = await signUp();
    const id = pattern.replace('{}', family.uid.slice(-12));
    await denied(family.saveLocation({ id }));
    await allowed(family.saveLocation());
  });

  const wrongOwners: [string, Fields][] = [
    ['another owner', { userId: 'somebody-else' }],
    ['no owner', { userId: undefined }],
    ['another id', { id: 'somewhere-else' }],
    ['an earlier creation', { createdAt: yesterday() }],
    ['an earlier change', { updatedAt: yesterday() }],
    ['no name', { name: undefined }],
    ['no lists', { dangers: undefined }],
    ['a sharing block', { sharing: { isPublic: true } }],
    ['a temporary mark', { isTemporary: true }],
  ];
  it.each(wrongOwners)('C2: refuses to save with %s', async (_what, fields) => {
    const family = await signUp();
    await denied(family.saveLocation({ fields }));
    await allowed(family.saveLocation());
  });

  const fixed: [string, Fields][] = [
    ['owner', { userId: 'somebody-else' }],
    ['id', { id: 'somewhere-else' }],
    ['creation', { createdAt: serverTimestamp() }],
    ['sharing', { sharing: { isPublic: true } }],
    ['likes', { likes: 9 }],
  ];
  it.each(fixed)('C2, C13: refuses to change its %s', async (_what, fields) => {
    const { family, id } = await familyWithLocation();
    await denied(family.updateLocation(id, fields));
    await allowed(family.updateLocation(id, { name: 'Moon Forest' }));
  });

  it("C3: refuses to overwrite or change another's location", async () => {
    const { family, id, path } = await familyWithLocation();
    const stranger = await signUp();
    await denied(stranger.saveLocation({ id }));
    await denied(stranger.updateLocation(id, { name: 'Mine' }));
    await denied(visitorDb().doc(path).update({ name: 'Mine' }));
    await allowed(family.updateLocation(id, { name: 'Ours' }));
  });

  it('needs the moment of the change', async () => {
    const { family, id } = await familyWithLocation({ updatedAt: yesterday() });
    await denied(family.updateLocation(id, { name: 'Ours', updatedAt: undefined }));
    await denied(family.updateLocation(id, { name: 'Ours', updatedAt: Timestamp.now() }));
    await allowed(family.updateLocation(id, { name: 'Ours' }));
  });

  it('refuses a change to a disabled profile and after the account is deleted', async () => {
    const { family, id } = await familyWithLocation();
    await allowed(family.updateLocation(id, { name: 'Ours' }));
    await amend(family.profilePath, { disabled: true });
    await denied(family.updateLocation(id, { name: 'Mine' }));
    await amend(family.profilePath, { disabled: false });
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.updateLocation(id, { name: 'Mine' }));
  });
});

describe('what a location holds', () => {
  const advanced = (overrides: Fields): Fields => ({ advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, ...overrides } });
  const texts: [string, number][] = [
    ['name', LIMITS.name],
    ['type', LIMITS.listEntry],
    ['category', LIMITS.listEntry],
    ['subcategory', LIMITS.listEntry],
    ['description', LIMITS.freeText],
    ['climate', LIMITS.listEntry],
  ];
  const lists = ['magicalProperties', 'inhabitants', 'dangers', 'treasures'];
  const fields: [string, Fields, Fields][] = [
    ...texts.map(([field, limit]): [string, Fields, Fields] => [
      `a long ${field}`,
      { [field]: long(limit) },
      { [field]: full(limit) },
    ]),
    ...texts.map(([field]): [string, Fields, Fields] => [
      `a ${field} that is no text`,
      { [field]: 7 },
      { [field]: '7' },
    ]),
    ...lists.flatMap((field): [string, Fields, Fields][] => [
      [`more ${field} than twenty`, { [field]: Array(21).fill('x') }, { [field]: Array(20).fill('x') }],
      [`long ${field}`, { [field]: [long(LIMITS.listEntry)] }, { [field]: Array(20).fill(full(LIMITS.listEntry)) }],
      [`${field} that are no list`, { [field]: 'x' }, { [field]: [] }],
    ]),
    ['an empty name', { name: '' }, { name: 'x' }],
    ['an empty type', { type: '' }, { type: 'x' }],
    ['nested inhabitants', { inhabitants: [{ name: 'Owl' }] }, { inhabitants: ['Owl'] }],
    ['empty words in a list', { inhabitants: ['Owl', '', 'Fox'] }, { inhabitants: ['Owl', 'Fox'] }],
    ['endless lines in a word', { treasures: [Array(30).fill(full(150)).join('\n')] }, { treasures: ['a key'] }],
    ['an unknown wish for the picture', advanced({ model: 'big' }), advanced({ mood: 'calm' })],
    ['another picture provider', advanced({ imageProvider: 'other' }), advanced({})],
    ['a storage mark that is neither yes nor no', { cloudStorage: 1 }, { cloudStorage: true }],
    ['a long prompt', { generatedPrompt: long(LIMITS.imagePrompt) }, { generatedPrompt: full(LIMITS.imagePrompt) }],
  ];

  it.each(fields)('refuses %s', async (_what, wrong, right) => {
    const family = await signUp();
    const id = newLocationId();
    await denied(family.saveLocation({ id, fields: wrong }));
    await allowed(family.saveLocation({ id, fields: right }));
    await denied(family.updateLocation(id, wrong));
    await allowed(family.updateLocation(id, right));
  });

  it('may be changed in a document of an earlier version', async () => {
    const { family, id } = await familyWithLocation({ inhabitants: { 0: 'Owl' }, imageHistory: 'x', mood: 1 });
    await allowed(family.updateLocation(id, { name: 'Ours' }));
    await denied(family.updateLocation(id, { mood: 2 }));
    await denied(family.updateLocation(id, { treasures: deleteField() }));
  });
});

describe("a location's picture", () => {
  it("C8, D18: is one of the owner's own files", async () => {
    const { family, id } = await familyWithLocation();
    const victim = await signUp();
    const foreign: Fields[] = [
      { imagePath: picturePath(victim.uid) },
      { imageUrl: pictureAddress(picturePath(victim.uid)) },
      { mainImage: 'https://tracker.test/pixel.png' },
      { imageUrl: 'data:text/html,<script>alert(1)</script>' },
      { imageHistory: [historyEntry(family.uid, { path: picturePath(victim.uid) })] },
      { imageHistory: Array(51).fill(historyEntry(family.uid)) },
    ];
    for (const fields of foreign) {
      await denied(family.updateLocation(id, fields));
      await denied(family.saveLocation({ fields }));
    }
    const imageUrl = pictureAddress(picturePath(family.uid));
    const own = { imagePath: picturePath(family.uid), imageUrl, mainImage: imageUrl, cloudStorage: true };
    await allowed(
      family.updateLocation(id, { ...own, imageHistory: [historyEntry(family.uid)], generatedPrompt: 'A wood.' }),
    );
    await denied(family.updateLocation(id, { imagePath: null }));
  });
});
