import { describe, expect, it } from 'vitest';
import { asRead } from '../safety/as-read.ts';
import { findRealName } from '../safety/find-real-name.ts';
import { createAliases } from '../safety/aliases.ts';
import { fold } from './fold.ts';
import { findAvoided } from '../safety/avoid-list.ts';
import { normalizeText } from './normalize.ts';

it.each([
  ['NFC', 'Zoe\u0308', 'Zoë'],
  ['NFD', 'Zoë', 'Zoe\u0308'],
  ['NFKC', 'ｚｏｅ', 'zoe'],
  ['NFC', `e${'\u0301'.repeat(30)}!`, `é${'\u0301'.repeat(29)}!`],
] as const)('text is normalized to %s: %j', (form, text, normal) => {
  expect(normalizeText(text, form)).toBe(normal);
});

const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

it('a character that stands for whole words is kept: no normalized character is longer than four', () => {
  const long = characters.filter((character) => Array.from(normalizeText(character, 'NFKC')).length > 4);
  expect(long).toEqual([]);
});

it.each<[string, (text: string) => string]>([
  ['read', asRead],
  ['folded', fold],
])('a string of 20,000 characters becomes at most four times as long when it is %s', (_what, act) => {
  for (const character of ['\ufdfa', '\ufdfb', '\u3316', '\u33af', '\ufdf2']) {
    expect(Array.from(act(character.repeat(20_000))).length).toBeLessThanOrEqual(80_000);
  }
});

it.each(['①', 'ﬃ', 'Ⅷ', '㌢', 'ﷲ', 'ｚ'])('other characters are normalized: %s', (character) => {
  expect(normalizeText(character, 'NFKC')).toBe(character.normalize('NFKC'));
});

describe('a letter with 200,000 marks', () => {
  // JavaScript takes half a minute to sort these marks.
  const text = `Lily a${'\u0338\u0301'.repeat(100_000)}`;

  it.each<[string, (text: string) => unknown]>([
    ['is normalized', (piled) => normalizeText(piled, 'NFC')],
    ['is read', asRead],
    ['is searched for names', (piled) => findRealName(['Zoë'], [{ text: piled, reading: 'prose' }])],
    ['gets aliases', (piled) => createAliases(['Zoë'], [piled]).hide(piled)],
    ['is searched for what a child avoids', (piled) => findAvoided(piled, ['ghosts'])],
  ])('a letter with 200,000 marks %s quickly', (_what, act) => {
    expect(() => act(text)).not.toThrow();
  });
});
