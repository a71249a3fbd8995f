import { describe, expect, it } from 'vitest';
import { hasContactDetails, withoutContactDetails } from './contact-details.ts';

describe('contact details', () => {
  it.each([
    'Write to mo@example.com',
    'mo (at) example (dot) com',
    'see https://example.test/x',
    'look at www.example',
    'come to example.com tonight',
    'call 0176 123 45 67',
    '+44 (0)20 7946 0958',
    '01761234567',
    '030-555-1234',
    'ｍｏ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'mo@exam\u200bple.com',
    'mo at example dot com',
    'example․com',
    't.me/mo',
    'youtu.be/x',
    'come to example.shop',
    '0176_123_456_7',
    '٠١٧٦١٢٣٤٥٦٧',
    'ask (@mo.reads)',
    'I am @mo.reads there',
  ])('are found in “%s”', (text) => {
    expect(hasContactDetails(text)).toBe(true);
  });

  it.each([
    'What a lovely dragon!',
    'My son is 6 and laughed 100 times.',
    'In 1999 there were 12 foxes, 3 owls and 45 lanterns.',
    'Ember... and then? Wow.',
    'Chapter 2 was best, 10/10',
    'She met him @ the lake',
    '9 8 7 6 5 4 3 2 1 and off it flew',
    'In 1200 it had 14 towers.',
    'Look at the dot in the sky.',
  ])('are not seen in “%s”', (text) => {
    expect(hasContactDetails(text)).toBe(false);
  });

  it.each([
    ['letters', 'a'],
    ['hyphens', 'a-'],
    ['digits and letters', '1a'],
    ['dots', 'a.'],
    ['signs', '@a'],
    ['parted digits', '1 '],
    ['numbers', '12 '],
  ])('take no longer to be looked for in endless %s', (_what, part) => {
    expect(() => hasContactDetails(part.repeat(200_000 / part.length))).not.toThrow();
  });
});

describe('a text without contact details', () => {
  it.each([
    ['Call 0176 123 45 67 now', 'Call  now'],
    ['Write to mo@example.com, soon', 'Write to , soon'],
    ['“At example.shop!” said Pip', '“At !” said Pip'],
    ['Half of it… ½ of 100', 'Half of it… ½ of 100'],
  ])('%j reads %j', (text, read) => {
    expect(withoutContactDetails(text)).toBe(read);
    expect(hasContactDetails(read)).toBe(false);
  });
});
