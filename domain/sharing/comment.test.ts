import { describe, expect, it } from 'vitest';
import { readComment } from './comment.ts';

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

  it('a comment with an unknown status is held', () => {
    expect(readComment('k1', stored)?.status).toBe('held');
    expect(readComment('k1', { ...stored, status: 'approved' })?.status).toBe('held');
  });

  it('a comment without text, share or kind is unreadable', () => {
    for (const fields of [{ text: ' ' }, { contentId: 4 }, { contentType: 'location' }])
      expect(readComment('k1', { ...stored, ...fields })).toBeNull();
  });
});
