import { describe, expect, it } from 'vitest';
import { readableChapter, unreadable } from './readable-chapter.ts';

const brief = { avoid: ['spiders'], avoidNamed: ['mouse'], paragraphs: { min: 3, max: 5 } };
const SPIDER = 'A spider sat there.';

describe('an unreadable paragraph', () => {
  it('brings up what is to be avoided, or repeats our instructions', () => {
    expect(unreadable(SPIDER, brief)).toBe('brings up what is to be avoided: spiders');
    expect(unreadable('You write stories that families read aloud together.', brief)).toBe(
      'repeats instructions instead of telling the story',
    );
    expect(unreadable('A beetle sat there.', brief)).toBeNull();
  });

  it('brings up what is called like a real child: it is not said what', () => {
    expect(unreadable('Two mice sat there.', brief)).toBe('brings up what is to be avoided');
  });
});

describe('a chapter after its repair', () => {
  it('is read as it was repaired', () => {
    expect(readableChapter(brief, ['1', SPIDER, '3'], ['1', '2', '3', '4'])).toEqual(['1', '2', '3', '4']);
  });

  it('goes without what is unreadable still, where enough is left', () => {
    expect(readableChapter(brief, ['1', SPIDER, '3', '4'], ['1', SPIDER, '3', '4'])).toEqual(['1', '3', '4']);
    expect(readableChapter(brief, ['1', SPIDER, '3'], ['1', SPIDER, '3'])).toBeNull();
  });

  it('keeps the paragraph that a worse one was to replace', () => {
    expect(readableChapter(brief, ['1', '2', '3'], ['1', SPIDER, '3'])).toEqual(['1', '2', '3']);
  });

  it('does without an addition that is unreadable, however few there are', () => {
    expect(readableChapter(brief, ['1', '2'], ['1', '2', SPIDER])).toEqual(['1', '2']);
  });

  it('is none without its opening', () => {
    expect(readableChapter(brief, [SPIDER, '2', '3', '4', '5'], [SPIDER, '2', '3', '4', '5'])).toBeNull();
  });
});
