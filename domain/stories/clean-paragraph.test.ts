import { describe, expect, it } from 'vitest';
import { cleanParagraph } from './clean-paragraph.ts';

describe('cleanParagraph', () => {
  it.each([
    ['See <a href="https://evil.test">here</a> now', 'See here now'],
    ['<script>alert(1)</script>Pip ran.', 'alert(1)Pip ran.'],
    ['Ask [the owl](https://evil.test/x) or www.evil.test/y today', 'Ask the owl or today'],
    ['Write to pip@evil.test soon', 'Write to soon'],
    ['Call +49 (0)30 1234567-89 or 0176/123 45 67, said Pip.', 'Call or , said Pip.'],
    ['## Chapter **one**', 'Chapter one'],
    ['“Two < three,”\nsaid Pip.', '“Two < three,” said Pip.'],
  ])('cleanParagraph turns %j into %j', (written, read) => {
    expect(cleanParagraph(written)).toBe(read);
  });

  it.each(['![', '<a', 'a.', '1-'])('cleanParagraph is fast for a long repetition of %j', (piece) => {
    expect(cleanParagraph(`${piece.repeat(100_000)} Pip ran.`)).toMatch(/Pip ran\.$/);
  });
});
