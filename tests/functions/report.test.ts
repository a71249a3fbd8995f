import { newShareId } from '@talelantern/domain/sharing/share-id';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { describe, expect, it } from 'vitest';
import { newShareText } from '../../functions/src/operations/sharing/share-text.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { failure, useFunction } from './support/function-under-test.ts';
import { storeOpenShare } from './support/shared-items.ts';

const SHOWN = { copy: { contentType: 'story', title: 'Ember', chapters: ['Once.'], ageRange: '5-8' } };

const reportsOf = async (contentId: string) =>
  (await adminFirestore().collection('reports').where('contentId', '==', contentId).get()).docs.map((document) =>
    document.data(),
  );

describe('a visitor’s report', () => {
  const underTest = useFunction('report', { REPORTS_PER_MINUTE: '1000' });
  const report = (fields: object) =>
    underTest.call(null, { commentId: null, reason: 'unkind', details: ' It is rude. ', ...fields });

  it('is kept for the people who look after the place', async () => {
    const contentId = await storeOpenShare(SHOWN);
    expect(await report({ contentId })).toMatchObject({ status: 200, json: { received: true } });
    expect(await report({ contentId, commentId: 'comment1' })).toMatchObject({ status: 200 });
    expect(await reportsOf(contentId)).toHaveLength(2);
    expect(await reportsOf(contentId)).toContainEqual({
      userId: null,
      contentType: 'story',
      contentId,
      commentId: null,
      reason: 'unkind',
      details: 'It is rude.',
      status: 'pending',
      createdAt: expect.anything(),
    });
  });

  it('D6: is answered alike for a link that leads nowhere, and nothing is kept', async () => {
    const hidden = await storeOpenShare({ ...SHOWN, hidden: true });
    for (const contentId of [newShareId('story', newShareText()), hidden]) {
      expect(await report({ contentId })).toMatchObject({ status: 200, json: { received: true } });
      expect(await reportsOf(contentId)).toEqual([]);
    }
  });

  it.each([
    ['an id that is none', { contentId: 's_1' }],
    ['a path', { contentId: '../users/rosa' }],
    ['a reason that is not offered', { reason: 'because' }],
    ['more words than fit', { details: 'x'.repeat(LIMITS.freeText + 1) }],
    ['somebody else’s name', { userId: 'rosa' }],
  ])('is refused with %s', async (_what, fields) => {
    const answer = await report({ contentId: newShareId('story', newShareText()), ...fields });
    expect([400, 403]).toContain(answer.status);
  });

  it('is only to be sent', async () => {
    expect(await underTest.call(null, {}, { method: 'GET' })).toMatchObject({ status: 405 });
  });
});

describe('H9: reports from one address', () => {
  const underTest = useFunction('report', { REPORTS_PER_MINUTE: '2', TRUSTED_PROXIES: '1' });

  it('are slowed down, and those from another are not', async () => {
    const contentId = await storeOpenShare(SHOWN);
    const from = (address: string) =>
      underTest.call(
        null,
        { contentId, commentId: null, reason: 'spam', details: '' },
        { headers: { 'x-forwarded-for': address } },
      );
    expect([(await from('203.0.113.7')).status, (await from('203.0.113.7')).status]).toEqual([200, 200]);
    const third = await from('203.0.113.7');
    expect(third).toMatchObject({
      status: 429,
      json: failure('rate_limited', 'Rate limit exceeded. Please wait a moment.'),
    });
    expect(third.headers.get('retry-after')).toBe('60');
    expect((await from('203.0.113.8')).status).toBe(200);
  });
});
