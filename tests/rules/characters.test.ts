import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { it } from 'vitest';
import { yesterday, type Fields } from '../support/documents.ts';
import { updateAsServer, familyWithCharacter, signUp, writeAsServer, visitorDb } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

it.each(['temp_{}', `${'x'.repeat(53)}{}`, 'a b{}', 'a.b{}'])(
  'a character is refused with the id %s',
  async (pattern) => {
    const family = await signUp();
    const id = pattern.replace('{}', family.uid.slice(-12));
    await denied(family.saveCharacter({ id }));
    await allowed(family.saveCharacter());
  },
);

const wrongInitialFields: [string, Fields][] = [
  ['another owner', { userId: 'somebody-else' }],
  ['no owner', { userId: undefined }],
  ['another id', { id: 'someone-else' }],
  ['no id', { id: undefined }],
  ['an earlier creation time', { createdAt: yesterday() }],
  ['an earlier change time', { updatedAt: yesterday() }],
  ['no name', { name: undefined }],
  ['no appearance', { appearance: undefined }],
  ['a sharing block', { sharing: { isPublic: true, shareId: 'c_1', likes: 500, views: 1e6 } }],
  ['an empty sharing block', { sharing: null }],
  ['a temporary flag', { isTemporary: true }],
  ['likes', { likes: 3 }],
];
it.each(wrongInitialFields)('saving a character with %s is refused', async (_what, fields) => {
  const family = await signUp();
  await denied(family.saveCharacter({ fields }));
  await allowed(family.saveCharacter());
});

const fixedFields: [string, Fields][] = [
  ['owner', { userId: 'somebody-else' }],
  ['id', { id: 'someone-else' }],
  ['creation time', { createdAt: serverTimestamp() }],
  ['sharing', { sharing: { isPublic: true, likes: 9 } }],
  ['likes in the sharing block', { 'sharing.likes': 9 }],
  ['sharing, by removal', { sharing: deleteField() }],
  ['likes', { likes: 9 }],
];
it.each(fixedFields)("a change of a character's fixed fields is refused: %s", async (_what, fields) => {
  const { family, id } = await familyWithCharacter({ sharing: { isPublic: false, shareId: 'c_1', likes: 2 } });
  await denied(family.updateCharacter(id, fields));
  await allowed(family.updateCharacter(id, { name: 'Blaze' }));
});

it("overwriting or changing another family's character is refused", async () => {
  const { family, id, path } = await familyWithCharacter();
  const stranger = await signUp();
  await denied(stranger.saveCharacter({ id }));
  await denied(stranger.updateCharacter(id, { name: 'Mine' }));
  await denied(visitorDb().doc(path).update({ name: 'Mine' }));
  await allowed(family.updateCharacter(id, { name: 'Blaze' }));
});

it('changing a character requires updatedAt to be the time of the request', async () => {
  const { family, id } = await familyWithCharacter({ updatedAt: yesterday() });
  await denied(family.updateCharacter(id, { name: 'Blaze', updatedAt: undefined }));
  await denied(family.updateCharacter(id, { name: 'Blaze', updatedAt: Timestamp.now() }));
  await allowed(family.updateCharacter(id, { name: 'Blaze' }));
});

it('changing a character is refused for a disabled user and after the account is deleted', async () => {
  const { family, id } = await familyWithCharacter();
  await allowed(family.updateCharacter(id, { name: 'Blaze' }));
  await updateAsServer(family.profilePath, { disabled: true });
  await denied(family.updateCharacter(id, { name: 'Fire' }));
  await updateAsServer(family.profilePath, { disabled: false });
  await writeAsServer(`deleted/${family.uid}`, { at: Timestamp.now() });
  await denied(family.updateCharacter(id, { name: 'Fire' }));
});
