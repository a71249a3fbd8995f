import { expect, it } from 'vitest';
import { findMixedWord } from './mixed-scripts.ts';

it.each([
  ['Cyrillic', 'write to pаypal', 'pаypal'],
  ['Greek', 'all nαked', 'nαked'],
  ['Armenian', 'sօrry', 'sօrry'],
  ['Cherokee', 'Ꭰrag', 'Ꭰrag'],
  ['Georgian', 'nყked', 'nყked'],
  ['Coptic', 'pⲟrn', 'pⲟrn'],
  ['Lisu', 'nꓮked', 'nꓮked'],
  ['Canadian syllabics', 'Dᗩrn', 'Dᗩrn'],
  ['Latin among Cyrillic', 'плоxо', 'плоxо'],
  ['a split by what nobody sees', 'pа\u200by', 'pаy'],
])('a word with letters of similar alphabets is found: %s', (_what, text, word) => {
  expect(findMixedWord(text)).toBe(word);
});

it.each([
  'What a lovely dragon, Zoë!',
  'Дракон и Dragon дружат',
  'Ω-wand',
  'a Wi-Fi-роутер',
  'Tシャツを着た龍',
  'ひらがなとカタカナと漢字',
  'K팝 노래와 大韓民國',
  'ใช้Facebookได้',
  'الGoogle',
  'α, β and γ',
  'kΩ, μm and ΔT',
  'Привет🇷🇺 2nd 3D',
  'Привет🇷🇺🇺🇦',
  '龍dragon',
])('a legitimate mix of alphabets is accepted: %s', (text) => {
  expect(findMixedWord(text)).toBeNull();
});
