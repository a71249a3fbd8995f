import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { it } from 'vitest';
import { castOf, chapterFields, yesterday, type Fields } from '../support/documents.ts';
import { updateAsServer, familyWithStory, signUp, writeAsServer, visitorDb, readWithRetry } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

it('a story with isPublic stays private, because sharing makes a copy', async () => {
  const { family, path } = await familyWithStory({ sharing: { isPublic: true, shareId: 's_1' } });
  await denied(readWithRetry(visitorDb().doc(path)));
  await denied(readWithRetry(visitorDb().collection('stories').where('sharing.isPublic', '==', true).limit(10)));
  await allowed(readWithRetry(family.db.doc(path)));
});

it.each(['story_1_{}', 'story_1700000000000{}', 'temp_1700000000000_{}', 'story_1700000000000_A{}', 'story_17_{}'])(
  'a story is refused with the id %s',
  async (pattern) => {
    const family = await signUp();
    const id = pattern.replace('{}', family.uid.slice(-12));
    await denied(family.saveStory({ id }));
    await allowed(family.saveStory());
  },
);

const wrongInitialFields: [string, Fields][] = [
  ['another owner', { userId: 'somebody-else' }],
  ['no owner', { userId: undefined }],
  ['another id', { id: 'story_1700000000000_aaaaaa' }],
  ['an earlier creation time', { createdAt: yesterday() }],
  ['an earlier change time', { updatedAt: yesterday() }],
  ['a later phase', { currentPhase: 'development' }],
  ['two chapters', chapterFields(2)],
  ['no chapter', { previousParts: [], content: '' }],
  ['another revision', { revision: 2 }],
  ['no title', { title: undefined }],
  ['a sharing block', { sharing: { isPublic: true, shareId: 's_1', likes: 500 } }],
  ['an empty sharing block', { sharing: null }],
  ['an invalid sharing block', { sharing: true }],
  ['narration', { narration: { 0: { audioPath: 'a' } } }],
  ['likes', { likes: 5 }],
  ['an unknown age', { ageRange: '18+' }],
  ['no theme', { theme: '' }],
  ['a long theme', { theme: 'x'.repeat(LIMITS.listEntry + 1) }],
  ['a short memory key', { memoryKey: 'x'.repeat(7) }],
  ['a long memory key', { memoryKey: 'x'.repeat(65) }],
  ['a memory key with other characters', { memoryKey: 'memory/key/1' }],
  ['characters that are not a list', { characters: 'x' }],
  ['characters that are not maps', { characters: ['Ember'] }],
  ['locations that are not a list', { locations: {} }],
];
it.each(wrongInitialFields)('saving a story with %s is refused', async (_what, fields) => {
  const family = await signUp();
  await denied(family.saveStory({ fields }));
  await allowed(family.saveStory());
});

it('a new story with more than its first chapter is refused', async () => {
  const family = await signUp();
  await denied(family.saveStory({ fields: { ...chapterFields(1), currentPhase: 'resolution' } }));
  await allowed(family.saveStory({ fields: chapterFields(1) }));
});

const fixedFields: [string, Fields][] = [
  ['owner', { userId: 'somebody-else' }],
  ['id', { id: 'story_1700000000000_aaaaaa' }],
  ['creation time', { createdAt: serverTimestamp() }],
  ['sharing', { sharing: { isPublic: true, likes: 9 } }],
  ['likes in the sharing block', { 'sharing.likes': 9 }],
  ['sharing, by removal', { sharing: deleteField() }],
  ['cast', { characters: castOf(1) }],
  ['theme', { theme: 'Other' }],
  ['age', { ageRange: '9-12' }],
  ['memory key', { memoryKey: 'memory-key-2' }],
  ['narration', { narration: {} }],
  ['cards for talking about a chapter', { talkCards: { 0: [{ kind: 'ask', text: 'Why?' }] } }],
  ['likes', { likes: 9 }],
];
it.each(fixedFields)("a change of a story's fixed fields is refused: %s", async (_what, fields) => {
  const { family, id } = await familyWithStory({ characters: castOf(2), sharing: { isPublic: false, likes: 2 } });
  await denied(family.updateStory(id, fields));
  await allowed(family.updateStory(id, { favorite: true }));
});

it("changing or deleting another family's story is refused", async () => {
  const { family, id, path } = await familyWithStory();
  const stranger = await signUp();
  await denied(stranger.updateStory(id, { title: 'Mine' }));
  await denied(stranger.db.doc(path).delete());
  await denied(visitorDb().doc(path).update({ title: 'Mine' }));
  await denied(visitorDb().doc(path).delete());
  await allowed(family.updateStory(id, { title: 'Ours' }));
  await allowed(family.db.doc(path).delete());
});

it('changing or deleting a story is refused for a disabled user and after the account is deleted', async () => {
  const { family, id, path } = await familyWithStory();
  await allowed(family.updateStory(id, { favorite: true }));
  await updateAsServer(family.profilePath, { disabled: true });
  await denied(family.updateStory(id, { favorite: false }));
  await denied(family.db.doc(path).delete());
  await updateAsServer(family.profilePath, { disabled: false });
  await writeAsServer(`deleted/${family.uid}`, { at: Timestamp.now() });
  await denied(family.updateStory(id, { favorite: false }));
  await denied(family.db.doc(path).delete());
});
