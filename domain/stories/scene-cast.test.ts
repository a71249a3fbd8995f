import { describe, expect, it } from 'vitest';
import { isNamedIn, phaseOfPassage } from './scene-cast.ts';

describe('who is named in a passage', () => {
  it.each([
    ['Ember', 'Then Ember’s wings shone.'],
    ['ember', 'EMBER!'],
    ['Ember the Bold', 'Ember flew on.'],
    ['Lyra of the Lake', 'All waited for Lyra.'],
    ['The Old Mill', 'They reached the old mill.'],
  ])('finds %s in “%s”', (name, passage) => {
    expect(isNamedIn(passage, name)).toBe(true);
  });

  it.each([
    ['Ember', 'They remember the fire.'],
    ['The Old Mill', 'An old miller waved.'],
    ['Of', 'Off they went.'],
  ])('does not find %s in “%s”', (name, passage) => {
    expect(isNamedIn(passage, name)).toBe(false);
  });
});

describe('the chapter of a passage', () => {
  const story = { previousParts: ['Ember woke.\n\nPip slept on.', 'A storm came.'] };

  it('is the one it stands in, over the ends of paragraphs', () => {
    expect(phaseOfPassage(story, 'woke. Pip slept')).toBe('introduction');
    expect(phaseOfPassage(story, 'A storm')).toBe('development');
  });

  it('is not known for words of the family’s own', () => {
    expect(phaseOfPassage(story, 'A rainbow')).toBeNull();
  });
});
