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

  it.each([
    ['line breaks', 'a' + '\n'.repeat(998) + 'b', 'a\n\nb'],
    ['line breaks with invisible characters between them', 'a\n\u200b\n\u2800\n \nb', 'a\n\nb'],
    ['lines of one letter', 'a\n'.repeat(500), 'a\n'.repeat(40) + 'a '.repeat(459) + 'a'],
    ...Array.from('\v\f\r\u2028\u2029', (lineBreak): [string, string, string] => [
      `line breaks U+${lineBreak.charCodeAt(0).toString(16)}`,
      `a${lineBreak}b${lineBreak.repeat(400)}c`,
      'a\nb\n\nc',
    ]),
    ['Windows line breaks', `a\r\nb${'\r\n'.repeat(400)}c`, 'a\nb\n\nc'],
    ['marks', `a${'\u0301'.repeat(990)}b`, `a${'\u0301'.repeat(4)}b`],
    ['marks with joiners between them', `a${'\u0301\u200d'.repeat(400)}b`, `a${'\u0301\u200d'.repeat(4)}b`],
  ])('a comment with hundreds of %s is read without most of them', (_what, text, read) => {
    expect(readComment('k1', { ...stored, text, userName: text })).toMatchObject({ text: read, userName: read });
  });

  it.each([
    'Dear owl,\n\nwe loved it.\nGood night!',
    'Two  spaces, a\ttab and\u00a0more',
    'ที่นี่ น้ำ',
    'हिन्दी क्ष्म्यैँ',
    'Tiếng Việt: ệ'.normalize('NFD'),
    'בְּרֵאשִׁ֖ית',
    'རྐྱེན་ཧཱུྃ',
    '❤️‍🔥 👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿\n❤️',
  ])('a comment keeps the letters, marks and emoji of “%s”', (text) => {
    expect(readComment('k1', { ...stored, text, userName: text })).toMatchObject({ text, userName: text });
  });

  it('a comment without text, share or kind is unreadable', () => {
    for (const fields of [{ text: ' ' }, { contentId: 4 }, { contentType: 'location' }])
      expect(readComment('k1', { ...stored, ...fields })).toBeNull();
  });
});
