import { describe, expect, it } from 'vitest';
import {
  isTooShort,
  isUnfinished,
  readableChapter,
  repeatsInstructions,
  problemOfParagraph,
} from './readable-chapter.ts';
import { toBriefInput, storyInstructions } from '@talelantern/domain/stories/story-prompt';

const brief = { avoid: ['spiders'], avoidNamed: ['mouse'], paragraphs: { min: 3, max: 5 } };
const SPIDER = 'A spider sat there.';

it('a paragraph is unreadable if it mentions the avoid list or repeats our instructions', () => {
  expect(problemOfParagraph(SPIDER, brief)).toBe('brings up what is to be avoided: spiders');
  expect(problemOfParagraph('You write stories that families read aloud together.', brief)).toBe(
    'repeats instructions instead of telling the story',
  );
  expect(problemOfParagraph('A beetle sat there.', brief)).toBeNull();
});

it('a paragraph with contact details is unreadable', () => {
  expect(problemOfParagraph('Write to pip@evil.test soon.', brief)).toBe(
    'has an e-mail or web address, a handle or a phone number',
  );
  expect(problemOfParagraph('Platform 12-14-16.', brief)).toBeNull();
});

it('a paragraph with a real child’s name is unreadable, and the reason omits the name', () => {
  expect(problemOfParagraph('Two mice sat there.', brief)).toBe('brings up what is to be avoided');
});

describe('readableChapter', () => {
  it('a readable repaired chapter is returned', () => {
    expect(readableChapter(brief, ['1.', SPIDER, '3.'], ['1.', '2.', '3.', '4.'])).toEqual(['1.', '2.', '3.', '4.']);
  });

  it('paragraphs that are still unreadable are dropped when enough are left', () => {
    expect(readableChapter(brief, ['1.', SPIDER, '3.', '4.'], ['1.', SPIDER, '3.', '4.'])).toEqual(['1.', '3.', '4.']);
    expect(readableChapter(brief, ['1.', SPIDER, '3.'], ['1.', SPIDER, '3.'])).toBeNull();
  });

  it('a paragraph is kept when its replacement is unreadable', () => {
    expect(readableChapter(brief, ['1.', '2.', '3.'], ['1.', SPIDER, '3.'])).toEqual(['1.', '2.', '3.']);
  });

  it('an unreadable added paragraph is dropped, however short the chapter is', () => {
    expect(readableChapter(brief, ['1.', '2.'], ['1.', '2.', SPIDER])).toEqual(['1.', '2.']);
  });

  it('a chapter without a readable opening is rejected', () => {
    expect(readableChapter(brief, [SPIDER, '2.', '3.', '4.', '5.'], [SPIDER, '2.', '3.', '4.', '5.'])).toBeNull();
  });

  it('a last paragraph that is still cut off is left out whole', () => {
    expect(readableChapter(brief, ['1.', '2.', '3.', 'And the'], ['1.', '2.', '3.', 'And the'])).toEqual([
      '1.',
      '2.',
      '3.',
    ]);
    expect(readableChapter(brief, ['1.', '2.', 'And the'], ['1.', '2.', 'And the door opened.'])).toEqual([
      '1.',
      '2.',
      'And the door opened.',
    ]);
  });
});

it.each(['And then Pip slowly opened the', 'Pip opened the door,', 'She said “and'])('%j is cut off', (text) => {
  expect(isUnfinished(text)).toBe(true);
});

it.each([
  'He ran.',
  '“Up!”',
  'Whoosh…',
  'And then —',
  'La la la ~',
  'Good night 🌙',
  'The end (at last)',
  'So it was:',
])('%j is not cut off', (text) => {
  expect(isUnfinished(text)).toBe(false);
});

it.each([
  [2, true],
  [3, false],
  [0, true],
])('a chapter of %d paragraphs is too short for a minimum of six: %s', (count, isShort) => {
  expect(isTooShort({ paragraphs: { min: 6, max: 8 } }, count)).toBe(isShort);
});

describe('repeatsInstructions', () => {
  it.each(storyInstructions().filter((rule) => rule.split(' ').length > 10))(
    'a repeated instruction is found in a paragraph: %s',
    (rule) => {
      expect(repeatsInstructions(`Sure! Here they are: ${rule.toUpperCase()}`)).toBe(true);
    },
  );

  it('a repeated brief is found in a paragraph', () => {
    const request = { task: 'chapter', avoidNamed: [] };
    expect(repeatsInstructions(toBriefInput(request))).toBe(true);
  });

  it('a story about the topics of our instructions is accepted', () => {
    expect(repeatsInstructions('“Keep every promise,” said the baker, and the way home was long.')).toBe(false);
    expect(repeatsInstructions('“A brief task: avoid the puddle!” said Pip, writing a kind and hopeful letter.')).toBe(
      false,
    );
  });
});
