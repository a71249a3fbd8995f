import { describe, expect, it } from 'vitest';
import { namedIn } from './scene-cast.ts';

describe('namedIn', () => {
  it.each([
    ['Ember', 'Then Ember’s wings shone.'],
    ['ember', 'EMBER!'],
    ['Ember the Bold', 'Ember flew on.'],
    ['Lyra of the Lake', 'All waited for Lyra.'],
    ['The Old Mill', 'They reached the old mill.'],
  ])('the character %s is found in “%s”', (name, passage) => {
    expect(namedIn(passage, [{ name }])).toEqual([{ name }]);
  });

  it.each([
    ['Ember', 'They remember the fire.'],
    ['The Old Mill', 'An old miller waved.'],
    ['Of', 'Off they went.'],
  ])('the character %s is not found in “%s”', (name, passage) => {
    expect(namedIn(passage, [{ name }])).toEqual([]);
  });

  it('Zoé and Zoe of one story are two characters, and one of them alone is found without her accent', () => {
    const [accented, plain] = [{ name: 'Zoé' }, { name: 'Zoe the Brave' }];
    expect(namedIn('Zoe ran.', [accented, plain])).toEqual([plain]);
    expect(namedIn('Zoé ran.', [accented, plain])).toEqual([accented]);
    expect(namedIn('Zoe ran.', [accented])).toEqual([accented]);
  });
});
