import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  historyEntry,
  pictureUrl,
  picturePath,
  planFields,
  shownPicture,
  yesterday,
  type Fields,
} from '../support/documents.ts';
import {
  updateAsServer,
  familyWithLocation,
  newLocationId,
  signUp,
  writeAsServer,
  visitorDb,
  type Family,
} from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const long = (limit: number): string => 'x'.repeat(limit + 1);
const full = (limit: number): string => 'x'.repeat(limit);

it.each(['temp_{}', `${'x'.repeat(53)}{}`, 'a b{}', 'a.b{}'])(
  'a location is refused with the id %s',
  async (pattern) => {
    const family = await signUp();
    const id = pattern.replace('{}', family.uid.slice(-12));
    await denied(family.saveLocation({ id }));
    await allowed(family.saveLocation());
  },
);

const wrongInitialFields: [string, Fields][] = [
  ['another owner', { userId: 'somebody-else' }],
  ['no owner', { userId: undefined }],
  ['another id', { id: 'somewhere-else' }],
  ['an earlier creation time', { createdAt: yesterday() }],
  ['an earlier change time', { updatedAt: yesterday() }],
  ['no name', { name: undefined }],
  ['no lists', { dangers: undefined }],
  ['a sharing block', { sharing: { isPublic: true } }],
  ['a temporary flag', { isTemporary: true }],
];
it.each(wrongInitialFields)('saving a location with %s is refused', async (_what, fields) => {
  const family = await signUp();
  await denied(family.saveLocation({ fields }));
  await allowed(family.saveLocation());
});

const fixedFields: [string, Fields][] = [
  ['owner', { userId: 'somebody-else' }],
  ['id', { id: 'somewhere-else' }],
  ['creation time', { createdAt: serverTimestamp() }],
  ['sharing', { sharing: { isPublic: true } }],
  ['likes', { likes: 9 }],
];
it.each(fixedFields)("a change of a location's fixed fields is refused: %s", async (_what, fields) => {
  const { family, id } = await familyWithLocation();
  await denied(family.updateLocation(id, fields));
  await allowed(family.updateLocation(id, { name: 'Moon Forest' }));
});

it("overwriting or changing another family's location is refused", async () => {
  const { family, id, path } = await familyWithLocation();
  const stranger = await signUp();
  await denied(stranger.saveLocation({ id }));
  await denied(stranger.updateLocation(id, { name: 'Mine' }));
  await denied(visitorDb().doc(path).update({ name: 'Mine' }));
  await allowed(family.updateLocation(id, { name: 'Ours' }));
});

it('changing a location requires updatedAt to be the time of the request', async () => {
  const { family, id } = await familyWithLocation({ updatedAt: yesterday() });
  await denied(family.updateLocation(id, { name: 'Ours', updatedAt: undefined }));
  await denied(family.updateLocation(id, { name: 'Ours', updatedAt: Timestamp.now() }));
  await allowed(family.updateLocation(id, { name: 'Ours' }));
});

it('changing a location is refused for a disabled user and after the account is deleted', async () => {
  const { family, id } = await familyWithLocation();
  await allowed(family.updateLocation(id, { name: 'Ours' }));
  await updateAsServer(family.profilePath, { disabled: true });
  await denied(family.updateLocation(id, { name: 'Mine' }));
  await updateAsServer(family.profilePath, { disabled: false });
  await writeAsServer(`deleted/${family.uid}`, { at: Timestamp.now() });
  await denied(family.updateLocation(id, { name: 'Mine' }));
});

describe('the fields of a location', () => {
  const advancedFields = (overrides: Fields): Fields => ({
    advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, ...overrides },
  });
  const textFields: [string, number][] = [
    ['name', LIMITS.name],
    ['type', LIMITS.listEntry],
    ['category', LIMITS.listEntry],
    ['subcategory', LIMITS.listEntry],
    ['description', LIMITS.freeText],
    ['climate', LIMITS.listEntry],
  ];
  const lists = ['magicalProperties', 'inhabitants', 'dangers', 'treasures'];
  const fields: [string, Fields, Fields][] = [
    ...textFields.map(([field, limit]): [string, Fields, Fields] => [
      `a long ${field}`,
      { [field]: long(limit) },
      { [field]: full(limit) },
    ]),
    ...textFields.map(([field]): [string, Fields, Fields] => [
      `a ${field} that is not a string`,
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
    ['empty entries in a list', { inhabitants: ['Owl', '', 'Fox'] }, { inhabitants: ['Owl', 'Fox'] }],
    [
      'too many line breaks in an entry',
      { treasures: [Array(30).fill(full(150)).join('\n')] },
      { treasures: ['a key'] },
    ],
    ['an unknown picture setting', advancedFields({ model: 'big' }), advancedFields({ mood: 'calm' })],
    ['another picture provider', advancedFields({ imageProvider: 'other' }), advancedFields({})],
    ['a storage flag that is not a boolean', { cloudStorage: 1 }, { cloudStorage: true }],
    ['a long prompt', { generatedPrompt: long(LIMITS.imagePrompt) }, { generatedPrompt: full(LIMITS.imagePrompt) }],
  ];

  it.each(fields)('a location is refused with %s', async (_what, deniedFields, allowedFields) => {
    const family = await signUp();
    const id = newLocationId();
    await denied(family.saveLocation({ id, fields: deniedFields }));
    await allowed(family.saveLocation({ id, fields: allowedFields }));
    await denied(family.updateLocation(id, deniedFields));
    await allowed(family.updateLocation(id, allowedFields));
  });

  it('a location of an earlier version may be changed', async () => {
    const { family, id } = await familyWithLocation({ inhabitants: { 0: 'Owl' }, imageHistory: 'x', mood: 1 });
    await allowed(family.updateLocation(id, { name: 'Ours' }));
    await denied(family.updateLocation(id, { mood: 2 }));
    await denied(family.updateLocation(id, { treasures: deleteField() }));
  });
});

const pictureOf = ({ uid }: Family, id: string, name?: string): string => picturePath(uid, name, `locations/${id}`);

it("a location's picture must be one of the location's files, under its owner's folder", async () => {
  const { family, id } = await familyWithLocation();
  const victim = await signUp();
  const imagePath = pictureOf(family, id);
  const foreign: Fields[] = [
    shownPicture(pictureOf(victim, id)),
    shownPicture(picturePath(family.uid)),
    { imageUrl: pictureUrl(pictureOf(victim, id)) },
    { ...shownPicture(imagePath), mainImage: 'https://tracker.test/pixel.png' },
    { imageUrl: 'data:text/html,<script>alert(1)</script>' },
    { ...shownPicture(imagePath), imageHistory: [historyEntry(imagePath, { path: pictureOf(victim, id) })] },
    { ...shownPicture(imagePath), imageHistory: Array.from({ length: 51 }, () => historyEntry(imagePath)) },
  ];
  for (const fields of foreign) {
    await denied(family.updateLocation(id, fields));
    await denied(family.saveLocation({ fields }));
  }
  await allowed(
    family.updateLocation(id, {
      ...shownPicture(imagePath),
      cloudStorage: true,
      imageHistory: [historyEntry(imagePath)],
      generatedPrompt: 'A wood.',
    }),
  );
  await denied(family.updateLocation(id, { imagePath: null }));
});

it("a location's picture may be stored with the settings it was generated with", async () => {
  const { family, id } = await familyWithLocation();
  const picture = shownPicture(pictureOf(family, id));
  const pictureSettings = (imageProvider: string): Fields => ({
    advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, imageStyle: 'watercolor', imageProvider },
  });
  await denied(family.updateLocation(id, { ...picture, ...pictureSettings('other') }));
  await allowed(family.updateLocation(id, { ...picture, ...pictureSettings('dall-e') }));
});

it("a location's picture can be replaced without a paid plan only from its history, or by one generated under a plan", async () => {
  const { family, id } = await familyWithLocation();
  const [first, second] = [pictureOf(family, id, '1.webp'), pictureOf(family, id, '2.webp')];
  await allowed(family.updateLocation(id, { ...shownPicture(first), imageHistory: [historyEntry(first)] }));
  const both = { ...shownPicture(second), imageHistory: [historyEntry(second), historyEntry(first)] };
  await denied(family.updateLocation(id, shownPicture(second)));
  await denied(family.updateLocation(id, both));
  await updateAsServer(family.profilePath, planFields('pro_monthly'));
  await allowed(family.updateLocation(id, both));
  await updateAsServer(family.profilePath, planFields('pro_monthly', -9));
  await allowed(family.updateLocation(id, shownPicture(first)));
  const third = pictureOf(family, id, 'request-of-a-paid-plan.webp');
  await denied(family.updateLocation(id, shownPicture(third)));
  const result = { locationId: id, mayReplace: true };
  await writeAsServer(`temp/temp_${family.uid}_request-of-a-paid-plan`, { userId: family.uid, result });
  await allowed(family.updateLocation(id, shownPicture(third)));
});
