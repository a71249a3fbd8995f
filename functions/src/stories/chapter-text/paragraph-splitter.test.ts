import { expect, it } from 'vitest';
import { ParagraphSplitter } from './paragraph-splitter.ts';

const split = (pieces: readonly string[], isStory = (line: string) => !line.startsWith('Sure')) => {
  const splitter = new ParagraphSplitter(({ text }) => isStory(text));
  const paragraphs = [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
  return { paragraphs: paragraphs.map(({ text }) => text.replaceAll('\n', '/')), extraLines: splitter.extraLines };
};

it.each([
  ['a blank line', 'One.\n\nTwo.\n\nThree.', ['One.', 'Two.', 'Three.']],
  ['a single break', 'One.\nTwo.\nThree.', ['One.', 'Two.', 'Three.']],
  ['<br>', 'One.<br>Two.<br/>Three.<BR />Four.', ['One.', 'Two.', 'Three.', 'Four.']],
  ['U+2028', 'One.\u2028Two.', ['One.', 'Two.']],
  ['Windows breaks', 'One.\r\n\r\nTwo.\r\nThree.', ['One.', 'Two./Three.']],
  ['spaces in the blank line', 'One.\n \t\nTwo.', ['One.', 'Two.']],
  ['many blank lines', 'One.\n\n\n\nTwo.', ['One.', 'Two.']],
  [
    'a verse after a blank line',
    'One.\n\nRoses are red,\nviolets are blue.\n\nThree.',
    ['One.', 'Roses are red,/violets are blue.', 'Three.'],
  ],
  ['talk before the story', 'Sure! Here it is:\n\nOne.\nTwo.', ['Sure! Here it is:', 'One.', 'Two.']],
  ['talk directly before the story', 'Sure! Here it is:\nOne.\n\nTwo.', ['Sure! Here it is:', 'One.', 'Two.']],
])('%s', (_what, text, paragraphs) => {
  expect(split([text]).paragraphs).toEqual(paragraphs);
  expect(split(text.split('')).paragraphs).toEqual(paragraphs);
});

it('the lines of a verse at the beginning count as one paragraph once a blank line follows', () => {
  expect(split(['Red,\nblue,\nsweet,\nyou.\n\nTwo.\nStill two.'])).toEqual({
    paragraphs: ['Red,', 'blue,', 'sweet,', 'you.', 'Two./Still two.'],
    extraLines: 3,
  });
});

it('a paragraph is complete when its blank line has arrived, before the next one begins', () => {
  const splitter = new ParagraphSplitter(() => true);
  expect(splitter.push('One.\n')).toEqual([]);
  expect(splitter.push('\n')).toEqual([{ text: 'One.', isBeforeBlankLine: true }]);
});

it.each([
  ['<think>The fox should win.\n\nYes.</think>\n\nOne.\n\nTwo.', ['One.', 'Two.']],
  ['One.<thinking>Hm</thinking>\n\nTwo.', ['One.', 'Two.']],
  ['<think>I should plan.\n\nOne.', []],
  ['One.\n\n<think>Two?\n\nThree?', ['One.']],
  ['I think > you < 3.', ['I think > you < 3.']],
])('the thoughts of a model in %j are left out', (text, paragraphs) => {
  expect(split([text]).paragraphs).toEqual(paragraphs);
  expect(split(text.split('')).paragraphs).toEqual(paragraphs);
});
