import { describe, expect, it } from 'vitest';
import { readComment } from './comment.ts';

const stored = { contentId: 's_1', contentType: 'story', userName: 'Lantern Lane', text: ' Lovely! ', createdAt: 7 };

describe('reading a stored comment', () => {
  it('takes what is there', () => {
    expect(readComment('k1', { ...stored, status: 'visible' })).toMatchObject({
      id: 'k1',
      text: 'Lovely!',
      status: 'visible',
      createdAt: 7,
    });
  });

  it('holds back what does not say that it may be seen', () => {
    expect(readComment('k1', stored)?.status).toBe('held');
    expect(readComment('k1', { ...stored, status: 'approved' })?.status).toBe('held');
  });

  it('gives up on one without text, share or kind', () => {
    for (const fields of [{ text: ' ' }, { contentId: 4 }, { contentType: 'location' }])
      expect(readComment('k1', { ...stored, ...fields })).toBeNull();
  });
});
