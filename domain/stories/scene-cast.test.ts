import { describe, expect, it } from 'vitest';
import { isNamedIn } from './scene-cast.ts';

describe('isNamedIn', () => {
  it.each([
    ['Ember', 'Then Ember’s wings shone.'],
    ['ember', 'EMBER!'],
    ['Ember the Bold', 'Ember flew on.'],
    ['Lyra of the Lake', 'All waited for Lyra.'],
    ['The Old Mill', 'They reached the old mill.'],
  ])('the character %s is found in “%s”', (name, passage) => {
    expect(isNamedIn(passage, name)).toBe(true);
  });

  it.each([
    ['Ember', 'They remember the fire.'],
    ['The Old Mill', 'An old miller waved.'],
    ['Of', 'Off they went.'],
  ])('the character %s is not found in “%s”', (name, passage) => {
    expect(isNamedIn(passage, name)).toBe(false);
  });
});
