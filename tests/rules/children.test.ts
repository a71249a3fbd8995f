import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS, MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { deleteField, increment, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { childFields, planFields, yesterday, type Fields } from '../support/documents.ts';
import {
  updateAsServer,
  Family,
  familyWithChild,
  newChildId,
  signUp,
  writeAsServer,
  readAsServer,
  visitorDb,
  readWithRetry,
} from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const textOf = (limit: number): string => 'x'.repeat(limit);

describe('the children of a family', () => {
  it('children can be read and listed only by their own family', async () => {
    const { family, path } = await familyWithChild();
    const stranger = await signUp();
    const children = `${family.profilePath}/children`;
    for (const db of [stranger.db, visitorDb()]) {
      await denied(readWithRetry(db.doc(path)));
      await denied(readWithRetry(db.collection(children).limit(10)));
      await denied(readWithRetry(db.collectionGroup('children').limit(10)));
    }
    await denied(readWithRetry(family.db.collection(children)));
    await denied(readWithRetry(family.db.collection(children).limit(MAX_QUERY_LIMIT + 1)));
    await allowed(readWithRetry(family.db.doc(path)));
    expect((await allowed(readWithRetry(family.db.collection(children).limit(MAX_QUERY_LIMIT)))).size).toBe(1);
    expect((await allowed(readWithRetry(family.db.doc(`${children}/nobody`)))).exists).toBe(false);
  });

  const fields: [string, Fields, Fields][] = [
    ['a long nickname', { nickname: textOf(LIMITS.nickname + 1) }, { nickname: textOf(LIMITS.nickname) }],
    ['no nickname', { nickname: '' }, { nickname: 'Mo' }],
    ['a nickname that is not a string', { nickname: 7 }, { nickname: '7' }],
    ['an unknown age', { ageRange: '18+' }, { ageRange: '3-4' }],
    ['an unknown reading level', { readingLevel: 'fast' }, { readingLevel: 'alone' }],
    ['a long list of likes', { likes: Array(21).fill('owls') }, { likes: Array(20).fill('owls') }],
    ['a long like', { likes: [textOf(LIMITS.listEntry + 1)] }, { likes: [textOf(LIMITS.listEntry)] }],
    ['a long avoid list', { avoid: Array(21).fill('storms') }, { avoid: Array(20).fill(textOf(LIMITS.listEntry)) }],
    [
      'a full list with a line more than entries',
      { likes: [...Array(19).fill(textOf(LIMITS.listEntry)), `${textOf(LIMITS.listEntry)}\nx`] },
      { likes: Array(20).fill(textOf(LIMITS.listEntry)) },
    ],
    ['an avoid list that is not a list', { avoid: 'storms' }, { avoid: [] }],
    ['nested lists', { avoid: [{ word: 'storms' }] }, { avoid: ['storms'] }],
    ['a long face', { face: textOf(65) }, { face: textOf(64) }],
    ['an empty face', { face: '' }, { face: null }],
    ['a URL as face', { face: 'https://example.test/a.png' }, { face: 'friend-pip' }],
    ['a face that is not a string', { face: { id: 'friend-pip' } }, { face: null }],
  ];
  it.each(fields)('a child is refused with %s', async (_what, deniedFields, allowedFields) => {
    const family = await signUp();
    const id = newChildId();
    await denied(family.saveChild({ id, fields: deniedFields }));
    await allowed(family.saveChild({ id, fields: allowedFields }));
    await denied(family.updateChild(id, deniedFields));
    await allowed(family.updateChild(id, allowedFields));
  });

  const deniedCases: [string, Fields][] = [
    ['a birth date', { birthday: '2018-05-01' }],
    ['a photo', { photoURL: 'https://example.test/a.png' }],
    ['an earlier creation time', { createdAt: yesterday() }],
    ['an earlier change time', { updatedAt: yesterday() }],
  ];
  it.each(deniedCases)('a new child cannot have %s', async (_what, deniedFields) => {
    const { family, id } = await familyWithChild();
    await denied(family.saveChild({ fields: deniedFields }));
    await denied(family.updateChild(id, deniedFields));
    await allowed(family.saveChild());
  });

  it('a child of an earlier version has no face and can get one', async () => {
    const family = await signUp();
    const id = newChildId();
    await denied(family.saveChild({ id, fields: { face: undefined, avoid: undefined } }));
    await allowed(family.saveChild({ id, fields: { face: undefined } }));
    await denied(family.updateChild(id, { face: 'a b' }));
    await allowed(family.updateChild(id, { face: 'friend-pip' }));
  });

  it('a child must keep its creation date and all its fields', async () => {
    const { family, id } = await familyWithChild();
    await denied(family.saveChild({ fields: { avoid: undefined } }));
    await denied(family.saveChild({ fields: { createdAt: undefined } }));
    await denied(family.saveChild({ fields: { updatedAt: undefined } }));
    await denied(family.updateChild(id, { createdAt: serverTimestamp() }));
    await denied(family.updateChild(id, { avoid: deleteField() }));
    await denied(family.updateChild(id, { nickname: 'Jo', updatedAt: undefined }));
    await allowed(family.updateChild(id, { nickname: 'Jo' }));
  });

  it.each(['temp_1', 'a b', 'x'.repeat(65)])('a child cannot have the id %s', async (id) => {
    const family = await signUp();
    await denied(family.saveChild({ id }));
    await allowed(family.saveChild());
  });

  it('a child cannot be written by another family', async () => {
    const { family, id, path } = await familyWithChild();
    const stranger = await signUp({ childrenTotal: 1 });
    await denied(stranger.db.doc(path).update({ nickname: 'Jo', updatedAt: serverTimestamp() }));
    await denied(stranger.db.doc(path).delete());
    await denied(stranger.db.doc(family.childPath('other')).set(childFields()));
    await denied(visitorDb().doc(path).delete());
    const batch = stranger.db.batch();
    batch.set(stranger.db.doc(family.childPath('other')), childFields());
    batch.update(stranger.db.doc(stranger.profilePath), stranger.childCounters('other'));
    await denied(batch.commit());
    const deleteBatch = stranger.db.batch();
    deleteBatch.delete(stranger.db.doc(path));
    deleteBatch.update(stranger.db.doc(stranger.profilePath), { childrenTotal: 0, lastDeletedChildId: id });
    await denied(deleteBatch.commit());
    await allowed(family.updateChild(id, { nickname: 'Jo' }));
  });

  it('a child cannot be written by another family together with a child of theirs that has the same id', async () => {
    const { family, id, path } = await familyWithChild();
    const stranger = await signUp();
    const addedId = newChildId();
    const addBatch = stranger.db.batch();
    for (const one of [family, stranger]) addBatch.set(stranger.db.doc(one.childPath(addedId)), childFields());
    addBatch.update(stranger.db.doc(stranger.profilePath), stranger.childCounters(addedId));
    await denied(addBatch.commit());
    await allowed(stranger.saveChild({ id }));
    const deleteBatch = stranger.db.batch();
    for (const one of [path, stranger.childPath(id)]) deleteBatch.delete(stranger.db.doc(one));
    deleteBatch.update(stranger.db.doc(stranger.profilePath), { childrenTotal: 0, lastDeletedChildId: id });
    await denied(deleteBatch.commit());
    await allowed(stranger.deleteChild(id));
  });

  it('a child cannot be changed while the account is disabled or after it is deleted', async () => {
    const { family, id } = await familyWithChild();
    await updateAsServer(family.profilePath, { disabled: true });
    await denied(family.updateChild(id, { nickname: 'Jo' }));
    await denied(family.deleteChild(id));
    await denied(family.saveChild());
    await updateAsServer(family.profilePath, { disabled: false });
    await allowed(family.updateChild(id, { nickname: 'Jo' }));
    await writeAsServer(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.updateChild(id, { nickname: 'Bo' }));
    await denied(family.deleteChild(id));
  });
});

it('saving a child must update the number of children in the same batch', async () => {
  const family = await signUp();
  const id = newChildId();
  await denied(family.db.doc(family.childPath(id)).set(childFields()));
  await denied(family.updateProfile(family.childCounters(id)));
  await allowed(family.saveChild({ id }));
  expect(await readAsServer(family.profilePath)).toMatchObject({ childrenTotal: 1, lastChildId: id });
  await denied(family.updateProfile(family.childCounters(id)));
});

it('children are limited to twelve on every plan', async () => {
  const family = await signUp({ ...planFields('unlimited_yearly'), childrenTotal: LIMITS.children - 1 });
  const id = newChildId();
  await allowed(family.saveChild({ id }));
  await denied(family.saveChild());
  await allowed(family.deleteChild(id));
  await allowed(family.saveChild());
});

it('saving or deleting two children in one batch that counts one is refused', async () => {
  const family = await signUp();
  const [first, second] = [newChildId(), newChildId()];
  const creation = family.db.batch();
  for (const id of [first, second]) creation.set(family.db.doc(family.childPath(id)), childFields());
  creation.update(family.db.doc(family.profilePath), family.childCounters(first));
  await denied(creation.commit());
  await allowed(family.saveChild({ id: first }));
  await allowed(family.saveChild({ id: second }));
  const deletion = family.db.batch();
  for (const id of [first, second]) deletion.delete(family.db.doc(family.childPath(id)));
  deletion.update(family.db.doc(family.profilePath), { childrenTotal: increment(-1), lastDeletedChildId: first });
  await denied(deletion.commit());
  await allowed(family.deleteChild(first));
});

const wrongCounts: [string, Fields][] = [
  ['none', { childrenTotal: 0 }],
  ['two', { childrenTotal: increment(2) }],
  ['another child', { lastChildId: 'somebody-else' }],
  ['a deletion as well', { lastDeletedChildId: 'somebody-else' }],
  ['a location as well', { locationsTotal: increment(1) }],
];
it.each(wrongCounts)('saving a child is refused if the profile counts %s', async (_what, counters) => {
  const family = await signUp();
  await denied(family.saveChild({ counters }));
  await allowed(family.saveChild());
});

const wrongDeletions: [string, Fields][] = [
  ['nothing', { childrenTotal: 1 }],
  ['two', { childrenTotal: increment(-2) }],
  ['another child', { lastDeletedChildId: 'somebody-else' }],
  ['a saved child too', { lastChildId: 'somebody-else' }],
];
it.each(wrongDeletions)('deleting a child is refused if the profile counts %s', async (_what, counters) => {
  const { family, id, path } = await familyWithChild();
  await denied(family.deleteChild(id, counters));
  await denied(family.db.doc(path).delete());
  await denied(family.updateProfile({ childrenTotal: 0, lastDeletedChildId: id }));
  await allowed(family.deleteChild(id));
});

it('saving and deleting the same child id again is counted each time', async () => {
  const family = await signUp();
  const id = newChildId();
  await allowed(family.saveChild({ id }));
  await allowed(family.deleteChild(id));
  await denied(family.db.doc(family.childPath(id)).set(childFields()));
  await writeAsServer(family.childPath(id), childFields());
  await denied(family.db.doc(family.childPath(id)).delete());
});

it('counting children can start on a profile of an earlier version, and needs a profile', async () => {
  const [old, none] = [new Family(), new Family()];
  await writeAsServer(old.profilePath, { email: old.email, stories: 2, characters: 2 });
  await allowed(old.saveChild({ counters: { childrenTotal: 1 } }));
  await denied(none.saveChild());
});
