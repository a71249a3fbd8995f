import { expect, it } from 'vitest';
import { hasSameWords } from './same-words.ts';

it.each([
  ['“Oh!” said Zoë.', 'Oh, said Zoe'],
  ['The dragons’ don’t-care day…', "the dragons' don't care day"],
  ['Tom & Pip ran up—and down.', 'Tom and Pip ran up and down.'],
  ['He counted 3,000 steps by 10:45.', 'He counted three thousand steps by ten forty-five.'],
  ['10, 9, 8: go!', 'Ten, nine, eight, go!'],
  ['10, 9, 8: go!', '10, 9, 8, go'],
])('%j and the transcript %j have the same words', (text, transcript) => {
  expect(hasSameWords(text, transcript)).toBe(true);
});

it.each([
  ['Ember waves.', ''],
  ['Ember waves.', 'Sure! Ember waves.'],
  ['Ember waves.', 'Ember waves. The end.'],
  ['Ember waves.', 'Ember waved.'],
  ['Ember waves at Pip.', 'Ember waves Pip.'],
  ['Ember waves at Pip.', 'Ember at Pip waves.'],
  ['He counted 12 steps.', 'He counted steps.'],
  ['He counted twelve steps.', 'He counted two steps.'],
])('%j and the transcript %j differ', (text, transcript) => {
  expect(hasSameWords(text, transcript)).toBe(false);
});

it('a long passage of numbers is compared quickly', () => {
  const text = Array.from({ length: 200 }, (_, index) => String(index)).join(' ');
  expect(hasSameWords(text, `${text} and more words than a number has, at the very end of it all, good night`)).toBe(
    true,
  );
  expect(hasSameWords(`${text} yes`, `${text} no`)).toBe(false);
});
