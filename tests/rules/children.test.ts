import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS, MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { deleteField, increment, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { childFields, planFields, yesterday, type Fields } from '../support/documents.ts';
import { amend, Family, familyWithChild, newChildId, signUp, store, stored, visitorDb, readSurely } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const full = (limit: number): string => 'x'.repeat(limit);

describe('the children of a family', () => {
  it('A1: are read and listed by their own family only', async () => {
    const { family, path } = await familyWithChild();
    const stranger = await signUp();
    const children = `${family.profilePath}/children`;
    for (const db of [stranger.db, visitorDb()]) {
      await denied(readSurely(db.doc(path)));
      await denied(readSurely(db.collection(children).limit(10)));
      await denied(readSurely(db.collectionGroup('children').limit(10)));
    }
    await denied(readSurely(family.db.collection(children)));
    await denied(readSurely(family.db.collection(children).limit(MAX_QUERY_LIMIT + 1)));
    await allowed(readSurely(family.db.doc(path)));
    expect((await allowed(readSurely(family.db.collection(children).limit(MAX_QUERY_LIMIT)))).size).toBe(1);
    expect((await allowed(readSurely(family.db.doc(`${children}/nobody`)))).exists).toBe(false);
  });

  const fields: [string, Fields, Fields][] = [
    ['a long nickname', { nickname: full(LIMITS.nickname + 1) }, { nickname: full(LIMITS.nickname) }],
    ['no nickname', { nickname: '' }, { nickname: 'Mo' }],
    ['a nickname that is no text', { nickname: 7 }, { nickname: '7' }],
    ['an unknown age', { ageRange: '18+' }, { ageRange: '3-4' }],
    ['an unknown reading level', { readingLevel: 'fast' }, { readingLevel: 'alone' }],
    ['a long list of likes', { likes: Array(21).fill('owls') }, { likes: Array(20).fill('owls') }],
    ['a long like', { likes: [full(LIMITS.listEntry + 1)] }, { likes: [full(LIMITS.listEntry)] }],
    ['a long avoid list', { avoid: Array(21).fill('storms') }, { avoid: Array(20).fill(full(LIMITS.listEntry)) }],
    ['an avoid list that is none', { avoid: 'storms' }, { avoid: [] }],
    ['nested words', { avoid: [{ word: 'storms' }] }, { avoid: ['storms'] }],
  ];
  it.each(fields)('refuse %s', async (_what, wrong, right) => {
    const family = await signUp();
    const id = newChildId();
    await denied(family.saveChild({ id, fields: wrong }));
    await allowed(family.saveChild({ id, fields: right }));
    await denied(family.updateChild(id, wrong));
    await allowed(family.updateChild(id, right));
  });

  const more: [string, Fields][] = [
    ['a birth date', { birthday: '2018-05-01' }],
    ['a photo', { photoURL: 'https://example.test/a.png' }],
    ['an earlier creation', { createdAt: yesterday() }],
    ['an earlier change', { updatedAt: yesterday() }],
  ];
  it.each(more)('have no %s', async (_what, wrong) => {
    const { family, id } = await familyWithChild();
    await denied(family.saveChild({ fields: wrong }));
    await denied(family.updateChild(id, wrong));
    await allowed(family.saveChild());
  });

  it('keep their creation and all their fields', async () => {
    const { family, id } = await familyWithChild();
    await denied(family.saveChild({ fields: { avoid: undefined } }));
    await denied(family.saveChild({ fields: { createdAt: undefined } }));
    await denied(family.saveChild({ fields: { updatedAt: undefined } }));
    await denied(family.updateChild(id, { createdAt: serverTimestamp() }));
    await denied(family.updateChild(id, { avoid: deleteField() }));
    await denied(family.updateChild(id, { nickname: 'Jo', updatedAt: undefined }));
    await allowed(family.updateChild(id, { nickname: 'Jo' }));
  });

  it.each(['temp_1', 'a b', 'x'.repeat(65)])('do not have the id %s', async (id) => {
    const family = await signUp();
    await denied(family.saveChild({ id }));
    await allowed(family.saveChild());
  });

  it("are not another's to write", async () => {
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
    const removal = stranger.db.batch();
    removal.delete(stranger.db.doc(path));
    removal.update(stranger.db.doc(stranger.profilePath), { childrenTotal: 0, lastDeletedChildId: id });
    await denied(removal.commit());
    await allowed(family.updateChild(id, { nickname: 'Jo' }));
  });

  it("are not another's to write along with an own child of the same id", async () => {
    const { family, id, path } = await familyWithChild();
    const stranger = await signUp();
    const arrival = newChildId();
    const adding = stranger.db.batch();
    for (const one of [family, stranger]) adding.set(stranger.db.doc(one.childPath(arrival)), childFields());
    adding.update(stranger.db.doc(stranger.profilePath), stranger.childCounters(arrival));
    await denied(adding.commit());
    await allowed(stranger.saveChild({ id }));
    const removing = stranger.db.batch();
    for (const one of [path, stranger.childPath(id)]) removing.delete(stranger.db.doc(one));
    removing.update(stranger.db.doc(stranger.profilePath), { childrenTotal: 0, lastDeletedChildId: id });
    await denied(removing.commit());
    await allowed(stranger.deleteChild(id));
  });

  it('stay as they are while the account is disabled, and after it is deleted', async () => {
    const { family, id } = await familyWithChild();
    await amend(family.profilePath, { disabled: true });
    await denied(family.updateChild(id, { nickname: 'Jo' }));
    await denied(family.deleteChild(id));
    await denied(family.saveChild());
    await amend(family.profilePath, { disabled: false });
    await allowed(family.updateChild(id, { nickname: 'Jo' }));
    await store(`deleted/${family.uid}`, { at: Timestamp.now() });
    await denied(family.updateChild(id, { nickname: 'Bo' }));
    await denied(family.deleteChild(id));
  });
});

describe('how many children a family has', () => {
  it('is counted in the same batch', async () => {
    const family = await signUp();
    const id = newChildId();
    await denied(family.db.doc(family.childPath(id)).set(childFields()));
    await denied(family.updateProfile(family.childCounters(id)));
    await allowed(family.saveChild({ id }));
    expect(await stored(family.profilePath)).toMatchObject({ childrenTotal: 1, lastChildId: id });
    await denied(family.updateProfile(family.childCounters(id)));
  });

  it('is twelve at most, whatever the plan', async () => {
    const family = await signUp({ ...planFields('unlimited_yearly'), childrenTotal: LIMITS.children - 1 });
    const id = newChildId();
    await allowed(family.saveChild({ id }));
    await denied(family.saveChild());
    await allowed(family.deleteChild(id));
    await allowed(family.saveChild());
  });

  it('B5: refuses two children with one count, and two deletions with one', async () => {
    const family = await signUp();
    const [first, second] = [newChildId(), newChildId()];
    const adding = family.db.batch();
    for (const id of [first, second]) adding.set(family.db.doc(family.childPath(id)), childFields());
    adding.update(family.db.doc(family.profilePath), family.childCounters(first));
    await denied(adding.commit());
    await allowed(family.saveChild({ id: first }));
    await allowed(family.saveChild({ id: second }));
    const removing = family.db.batch();
    for (const id of [first, second]) removing.delete(family.db.doc(family.childPath(id)));
    removing.update(family.db.doc(family.profilePath), { childrenTotal: increment(-1), lastDeletedChildId: first });
    await denied(removing.commit());
    await allowed(family.deleteChild(first));
  });

  const wrongCounts: [string, Fields][] = [
    ['none', { childrenTotal: 0 }],
    ['two', { childrenTotal: increment(2) }],
    ['another child', { lastChildId: 'somebody-else' }],
    ['a deletion as well', { lastDeletedChildId: 'somebody-else' }],
    ['a location as well', { locationsTotal: increment(1) }],
  ];
  it.each(wrongCounts)('refuses to count %s', async (_what, counters) => {
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
  it.each(wrongDeletions)('falls with a deletion, not by counting %s', async (_what, counters) => {
    const { family, id, path } = await familyWithChild();
    await denied(family.deleteChild(id, counters));
    await denied(family.db.doc(path).delete());
    await denied(family.updateProfile({ childrenTotal: 0, lastDeletedChildId: id }));
    await allowed(family.deleteChild(id));
  });

  it('B7: counts each time that an id is saved and deleted anew', async () => {
    const family = await signUp();
    const id = newChildId();
    await allowed(family.saveChild({ id }));
    await allowed(family.deleteChild(id));
    await denied(family.db.doc(family.childPath(id)).set(childFields()));
    await store(family.childPath(id), childFields());
    await denied(family.db.doc(family.childPath(id)).delete());
  });

  it('begins on a profile of an earlier version, and needs a profile', async () => {
    const [old, none] = [new Family(), new Family()];
    await store(old.profilePath, { email: old.email, stories: 2, characters: 2 });
    await allowed(old.saveChild({ counters: { childrenTotal: 1 } }));
    await denied(none.saveChild());
  });
});
