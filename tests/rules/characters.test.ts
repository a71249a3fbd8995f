import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { yesterday, type Fields } from '../support/documents.ts';
import { amend, familyWithCharacter, signUp, store, visitorDb } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

describe('whose a character is', () => {
  it.each(['temp_{}', `${'x'.repeat(53)}{}`, 'a b{}', 'a.b{}'])('C5: refuses the id %s', async (pattern) => {
    const family = await signUp();
    const id = pattern.replace('{}', family.uid.slice(-12));
    await denied(family.saveCharacter({ id }));
    await allowed(family.saveCharacter());
  });

  const wrongOwners: [string, Fields][] = [
    ['another owner', { userId: 'somebody-else' }],
    ['no owner', { userId: undefined }],
    ['another id', { id: 'someone-else' }],
    ['no id', { id: undefined }],
    ['an earlier creation', { createdAt: yesterday() }],
    ['an earlier change', { updatedAt: yesterday() }],
    ['no name', { name: undefined }],
    ['no appearance', { appearance: undefined }],
    ['a sharing block', { sharing: { isPublic: true, shareId: 'c_1', likes: 500, views: 1e6 } }],
    ['an empty sharing block', { sharing: null }],
    ['a temporary mark', { isTemporary: true }],
    ['likes', { likes: 3 }],
  ];
  it.each(wrongOwners)('C2, D3, D12: refuses to save with %s', async (_what, fields) => {
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
  it.each(fixed)('C2, C13, D4: refuses to change its %s', async (_what, fields) => {
    const { family, id } = await familyWithCharacter({ sharing: { isPublic: false, shareId: 'c_1', likes: 2 } });
    await denied(family.updateCharacter(id, fields));
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
  });

  it("C3: refuses to overwrite or change another's character", async () => {
    const { family, id, path } = await familyWithCharacter();
    const stranger = await signUp();
    await denied(stranger.saveCharacter({ id }));
    await denied(stranger.updateCharacter(id, { name: 'Mine' }));
    await denied(visitorDb().doc(path).update({ name: 'Mine' }));
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
  });

  it('needs the moment of the change', async () => {
    const { family, id } = await familyWithCharacter({ updatedAt: yesterday() });
    await denied(family.updateCharacter(id, { name: 'Blaze', updatedAt: undefined }));
    await denied(family.updateCharacter(id, { name: 'Blaze', updatedAt: Timestamp.now() }));
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
  });

  it('A12, K8: refuses a change to a disabled profile and after the account is deleted', async () => {
    const { family, id } = await familyWithCharacter();
    await allowed(family.updateCharacter(id, { name: 'Blaze' }));
    await amend(family.profilePath, { disabled: true });
    await denied(family.updateCharacter(id, { name: 'Fire' }));
    await amend(family.profilePath, { disabled: false });
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.updateCharacter(id, { name: 'Fire' }));
  });
});
