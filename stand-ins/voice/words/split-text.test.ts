import { expect, it } from 'vitest';
import { splitWords } from './split-text.ts';

it.each([
  ['“Oh!” said Zoë.', ['Oh', 'said', 'Zoë']],
  ['the dragons’ don’t-care day', ['the', 'dragons', 'don’t-care', 'day']],
  ['up—and down… 3,000 steps, 10:45 sharp.', ['up', 'and', 'down', '3,000', 'steps', '10:45', 'sharp']],
  ['Größe und Ähre', ['Größe', 'und', 'Ähre']],
  ['1,then 2.', ['1', 'then', '2']],
  ['🐉 — …', []],
])('the text “%s” is split into its spoken words', (text, words) => {
  const spokenWords = splitWords(text);
  expect(spokenWords.map((word) => word.text)).toEqual(words);
  expect(spokenWords.map(({ start, end }) => text.slice(start, end))).toEqual(words);
});
