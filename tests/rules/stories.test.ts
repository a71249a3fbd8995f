import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { castOf, chapterFields, yesterday, type Fields } from '../support/documents.ts';
import { amend, familyWithStory, signUp, store, visitorDb, readSurely } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

it('D1: a story that says it is public stays private: what is shared is a copy', async () => {
  const { family, path } = await familyWithStory({ sharing: { isPublic: true, shareId: 's_1' } });
  await denied(readSurely(visitorDb().doc(path)));
  await denied(readSurely(visitorDb().collection('stories').where('sharing.isPublic', '==', true).limit(10)));
  await allowed(readSurely(family.db.doc(path)));
});

describe('whose a story is', () => {
  it.each(['story_1_{}', 'story_1700000000000{}', 'temp_1700000000000_{}', 'story_1700000000000_A{}', 'story_17_{}'])(
    'C5: refuses the id %s',
    async (pattern) => {
      const family = await signUp();
      const id = pattern.replace('{}', family.uid.slice(-12));
      await denied(family.saveStory({ id }));
      await allowed(family.saveStory());
    },
  );

  const wrongStarts: [string, Fields][] = [
    ['another owner', { userId: 'somebody-else' }],
    ['no owner', { userId: undefined }],
    ['another id', { id: 'story_1700000000000_aaaaaa' }],
    ['an earlier creation', { createdAt: yesterday() }],
    ['an earlier change', { updatedAt: yesterday() }],
    ['a later phase', { currentPhase: 'development' }],
    ['two chapters', chapterFields(2)],
    ['no chapter', { previousParts: [], content: '' }],
    ['another revision', { revision: 2 }],
    ['no title', { title: undefined }],
    ['a sharing block', { sharing: { isPublic: true, shareId: 's_1', likes: 500 } }],
    ['an empty sharing block', { sharing: null }],
    ['a sharing block that is none', { sharing: true }],
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
  it.each(wrongStarts)('C2, C7, D3, D12: refuses to save with %s', async (_what, fields) => {
    const family = await signUp();
    await denied(family.saveStory({ fields }));
    await allowed(family.saveStory());
  });

  it('refuses anything but the first chapter where the text would pass', async () => {
    const family = await signUp();
    await denied(family.saveStory({ fields: { ...chapterFields(1), currentPhase: 'resolution' } }));
    await allowed(family.saveStory({ fields: chapterFields(1) }));
  });

  const fixed: [string, Fields][] = [
    ['owner', { userId: 'somebody-else' }],
    ['id', { id: 'story_1700000000000_aaaaaa' }],
    ['creation', { createdAt: serverTimestamp() }],
    ['sharing', { sharing: { isPublic: true, likes: 9 } }],
    ['likes of the sharing', { 'sharing.likes': 9 }],
    ['sharing, by removing it', { sharing: deleteField() }],
    ['cast', { characters: castOf(1) }],
    ['theme', { theme: 'Other' }],
    ['age', { ageRange: '9-12' }],
    ['memory key', { memoryKey: 'memory-key-2' }],
    ['narration', { narration: {} }],
    ['likes', { likes: 9 }],
  ];
  it.each(fixed)('C2, C13, D4, E7: refuses to change its %s', async (_what, fields) => {
    const { family, id } = await familyWithStory({ characters: castOf(2), sharing: { isPublic: false, likes: 2 } });
    await denied(family.updateStory(id, fields));
    await allowed(family.updateStory(id, { favorite: true }));
  });

  it("C3: refuses to change or delete another's story", async () => {
    const { family, id, path } = await familyWithStory();
    const stranger = await signUp();
    await denied(stranger.updateStory(id, { title: 'Mine' }));
    await denied(stranger.db.doc(path).delete());
    await denied(visitorDb().doc(path).update({ title: 'Mine' }));
    await denied(visitorDb().doc(path).delete());
    await allowed(family.updateStory(id, { title: 'Ours' }));
    await allowed(family.db.doc(path).delete());
  });

  it('A12, K8: refuses changes and deletion to a disabled profile and after the account is deleted', async () => {
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
