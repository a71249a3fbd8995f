import { describe, expect, it } from 'vitest';
import { COMMENT_IN_REVIEW, readComment } from './comment.ts';

const stored = { contentId: 's_1', contentType: 'story', userName: 'Lantern Lane', text: ' Lovely! ', createdAt: 7 };

describe('readComment', () => {
  it('readComment reads all fields', () => {
    expect(readComment('k1', { ...stored, status: 'visible' })).toMatchObject({
      id: 'k1',
      text: 'Lovely!',
      status: 'visible',
      createdAt: 7,
    });
  });

  it('a comment with an unknown status, or in review, is held', () => {
    expect(readComment('k1', stored)?.status).toBe('held');
    for (const status of ['approved', COMMENT_IN_REVIEW])
      expect(readComment('k1', { ...stored, status })?.status).toBe('held');
  });

  it('a comment without text, share or kind is unreadable', () => {
    for (const fields of [{ text: ' ' }, { contentId: 4 }, { contentType: 'location' }])
      expect(readComment('k1', { ...stored, ...fields })).toBeNull();
  });
});
