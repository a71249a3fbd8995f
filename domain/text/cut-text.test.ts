import { expect, it } from 'vitest';
import { cutText, firstCharacter } from './cut-text.ts';

it.each([
  ['a plain text', 'Ember', 3, 'Emb'],
  ['a text that fits', 'Ember', 5, 'Ember'],
  ['an emoji', 'ab🐉', 3, 'ab'],
  ['an emoji that fits', 'ab🐉c', 4, 'ab🐉'],
  ['a skin tone', 'a👋🏽', 4, 'a'],
  ['a joined family', 'a👨‍👩‍👧', 8, 'a'],
  ['a flag', 'a🇩🇪', 3, 'a'],
  ['two flags', '🇩🇪🇫🇷', 7, '🇩🇪'],
  ['the flag of a region', 'a🏴󠁧󠁢󠁥󠁮󠁧󠁿', 8, 'a'],
  ['a decomposed letter', 'Zoe\u0308', 3, 'Zo'],
  ['a heart with its variation', 'a❤️', 2, 'a'],
  ['a keycap', 'a1️⃣', 3, 'a'],
  ['Hindi', 'मिली', 3, 'मि'],
  ['decomposed Korean', '\u1112\u1161\u11ab\u1100', 2, ''],
  ['nothing', '', 4, ''],
  ['a lone mark', '\u0308a', 1, '\u0308'],
])('%s is cut between characters', (_what, text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});

it.each(['a', '🐉', 'e\u0308', '👨‍👩‍👧', '\ud83d', '\u200d'])(
  'a long repetition of %j is cut to at most its limit',
  (piece) => {
    const cut = cutText(piece.repeat(20_000), 4_000);
    expect(cut.length).toBeLessThanOrEqual(4_000);
    expect(cut.length % piece.length).toBe(0);
  },
);

it.each([
  ['Rosa', 'R'],
  ['👨‍👩‍👧 Fox', '👨‍👩‍👧'],
  ['🇩🇪🇫🇷', '🇩🇪'],
  ['Zoe\u0308'.slice(2), 'e\u0308'],
  ['क्षमा', 'क्ष'],
  ['', ''],
])('the first character of %j is %j', (text, first) => {
  expect(firstCharacter(text)).toBe(first);
});
