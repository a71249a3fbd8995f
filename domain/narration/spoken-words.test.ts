import { expect, it } from 'vitest';
import { splitSpokenWords } from './spoken-words.ts';

it.each([
  ['“Oh!” said Zoë.', ['Oh', 'said', 'Zoë']],
  ['the dragons’ don’t-care day', ['the', 'dragons', 'don’t-care', 'day']],
  ['up—and down… 3,000 steps, 10:45 sharp.', ['up', 'and', 'down', '3,000', 'steps', '10:45', 'sharp']],
  ['1,then 2.', ['1', 'then', '2']],
  ['🐉 — …', []],
])('the spoken words of %j are found', (text, words) => {
  const found = splitSpokenWords(text);
  expect(found.map((word) => word.text)).toEqual(words);
  expect(found.map(({ startChar, endChar }) => text.slice(startChar, endChar))).toEqual(words);
});
