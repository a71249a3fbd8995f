import { newShareId } from '@talelantern/domain/sharing/share-id';
import { readTime } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { expect, it } from 'vitest';
import { randomShareToken } from '../../functions/src/sharing/operations/share-keys.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { storeOpenShare } from './support/shared-items.ts';

const SHOWN = { copy: { contentType: 'story', title: 'Ember', chapters: ['Once.'], ageRange: '5-8' } };

const reportsOf = async (contentId: string) =>
  (await adminFirestore().collection('reports').where('contentId', '==', contentId).get()).docs.map((document) =>
    document.data(),
  );

async function storeComment(contentId: string): Promise<string> {
  const comment = { contentId, contentType: 'story', userName: 'Moth', text: 'Ugh.', status: 'visible' };
  return (await adminFirestore().collection('comments').add(comment)).id;
}

const underTest = setUpFunction('report');
const report = (overrides: object) =>
  underTest.call(null, { commentId: null, reason: 'unkind', details: ' It is rude. ', ...overrides });

it('a visitor’s report is stored for the administrators', async () => {
  const contentId = await storeOpenShare(SHOWN);
  expect(await report({ contentId })).toMatchObject({ status: 200, json: { received: true } });
  expect(await reportsOf(contentId)).toContainEqual({
    userId: null,
    contentType: 'story',
    contentId,
    commentId: null,
    reason: 'unkind',
    details: 'It is rude.',
    status: 'pending',
    createdAt: expect.anything(),
    expiresAt: expect.anything(),
  });
});

it('a visitor’s report expires after 180 days', async () => {
  const contentId = await storeOpenShare(SHOWN);
  const sentAt = Date.now();
  await report({ contentId });
  const [{ expiresAt } = {}] = await reportsOf(contentId);
  expect(Math.round(((readTime(expiresAt) ?? 0) - sentAt) / DAY_MS)).toBe(180);
});

it('a comment is reported with the share that it is on; a report of any other comment is not stored', async () => {
  const [contentId, otherShare] = [await storeOpenShare(SHOWN), await storeOpenShare(SHOWN)];
  const [own, other] = [await storeComment(contentId), await storeComment(otherShare)];
  for (const commentId of [own, other, 'invented'])
    expect(await report({ contentId, commentId })).toMatchObject({ status: 200, json: { received: true } });
  expect(await reportsOf(contentId)).toMatchObject([{ commentId: own }]);
});

it('a report about a share that does not exist gets the same response and is not stored', async () => {
  const hidden = await storeOpenShare({ ...SHOWN, hidden: true });
  for (const contentId of [newShareId('story', randomShareToken()), hidden]) {
    expect(await report({ contentId })).toMatchObject({ status: 200, json: { received: true } });
    expect(await reportsOf(contentId)).toEqual([]);
  }
});

it.each([
  ['an invalid id', { contentId: 's_1' }],
  ['a path', { contentId: '../users/rosa' }],
  ['a reason that is not offered', { reason: 'because' }],
  ['a text that is too long', { details: 'x'.repeat(LIMITS.freeText + 1) }],
  ['another user’s id', { userId: 'rosa' }],
])('a report with %s is refused', async (_what, fields) => {
  const response = await report({ contentId: newShareId('story', randomShareToken()), ...fields });
  expect([400, 403]).toContain(response.status);
});

it('a report is accepted by POST only', async () => {
  expect(await underTest.call(null, {}, { method: 'GET' })).toMatchObject({ status: 405 });
});
