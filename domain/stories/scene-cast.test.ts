import { describe, expect, it } from 'vitest';
import { memberNamed, namedIn, locationNamedIn } from './scene-cast.ts';

describe('namedIn', () => {
  it.each([
    ['Ember', 'Then Ember’s wings shone.'],
    ['ember', 'EMBER!'],
    ['Ember the Bold', 'Ember flew on.'],
    ['Lyra of the Lake', 'All waited for Lyra.'],
    ['The Old Mill', 'They reached the old mill.'],
    ['Mia Berg', 'Then Mia’s hat flew off.'],
    ['mia berg', 'Then Mia laughed.'],
    ['Mia Berg', 'Mia Berg laughed.'],
    ['Snow', 'Snow laughed.'],
    ['Snow Queen', 'Then Snow laughed.'],
    ['Nguyễn Thị Ánh', 'Then Anh laughed.'],
    ['이 서연', '그때 서연 웃었다.'],
    ['Captain Nemo', 'All waited for Nemo.'],
    ['Captain Nemo', 'They met Capt. Nemo at the quay.'],
    ['Mr. Whiskers', 'All waited for Whiskers.'],
    ['Mr. Whiskers', 'Mr. Whiskers yawned.'],
    ['Mia 🦄', 'mia laughed.'],
    ['Leo (5)', 'Leo laughed.'],
    ['Will Turner', 'All waited for Will.'],
    ['Will', 'All waited for Will.'],
    ['Rose', '“Come,” said Rose.'],
    ['O', 'All waited for O.'],
    ['명', '그때 명 웃었다.'],
    ['🦄', 'They drew a 🦄.'],
    ['Mia Berg', '“We are late,” said Mia, “and Leo is not here.”'],
  ])('the character %s is found in “%s”', (name, passage) => {
    expect(namedIn(passage, [{ name }], [])).toEqual([{ name }]);
  });

  it.each([
    ['Ember', 'They remember the fire.'],
    ['The Old Mill', 'An old miller waved.'],
    ['Of', 'Off they went.'],
    ['Will', 'We will find it.'],
    ['Rose', 'The sun rose.'],
    ['May', 'May we hope?'],
    ['O', 'It was eight o’clock.'],
    ['A', 'A fox laughed.'],
    ['Lantern Quay', 'They hung a lantern at the quay.'],
    ['Captain Star', 'The Captain saw a star.'],
    ['Mia B.', 'Plan B was better.'],
    ['Will Turner', '“Will you come?” Will it rain?'],
    ['Snow Queen', 'Snow fell. “Snow!” Leo said, “Snow is cold.”\nSnow lay on the ground… Snow.'],
    ['Snow Queen', '“...Snow!” He frowned: Snow... Snow!'],
  ])('the character %s is not found in “%s”', (name, passage) => {
    expect(namedIn(passage, [{ name }], [])).toEqual([]);
  });

  it('a name that begins a sentence counts if the story also has it inside a sentence', () => {
    const [mia, queen] = [{ name: 'Mia Berg' }, { name: 'Snow Queen' }];
    const passage = 'Mia laughed. Snow fell.';
    expect(namedIn(passage, [mia, queen], [])).toEqual([]);
    expect(namedIn(passage, [mia, queen], [], `${passage} Then Mia ran.`)).toEqual([mia]);
    expect(namedIn('It rained.', [mia], [], 'Then Mia ran.')).toEqual([]);
  });

  it('a word that several names contain does not name a character', () => {
    const [mia, leo, tom] = [{ name: 'Mia Berg' }, { name: 'Leo Berg' }, { name: 'Mia' }];
    expect(namedIn('Young Berg and Leo ran.', [mia, leo], [])).toEqual([leo]);
    expect(namedIn('Then Mia ran.', [mia, leo, tom], [])).toEqual([tom]);
    expect(namedIn('Mia Berg ran.', [mia, leo], [])).toEqual([mia]);
  });

  it('a word that is also in a location’s name or in a byname does not name a character', () => {
    const [ember, leo] = [{ name: 'Ember Light' }, { name: 'Leo Bold' }];
    expect(namedIn('They saw Castle Ember.', [ember], [{ name: 'Castle Ember' }])).toEqual([]);
    expect(namedIn('They saw Ember.', [ember], [{ name: 'Crystal Cave' }])).toEqual([ember]);
    expect(namedIn('They saw Pip the Bold.', [leo, { name: 'Pip the Bold' }], [])).toEqual([{ name: 'Pip the Bold' }]);
  });

  it('Zoé and Zoe of one story are two characters, and one of them alone is found without her accent', () => {
    const [accented, plain] = [{ name: 'Zoé' }, { name: 'Zoe the Brave' }];
    expect(namedIn('Zoe ran.', [accented, plain], [])).toEqual([plain]);
    expect(namedIn('Zoé ran.', [accented, plain], [])).toEqual([accented]);
    expect(namedIn('Zoe ran.', [accented], [])).toEqual([accented]);
  });
});

it('a model may call a member of the cast by a word of the name', () => {
  const [mia, leo] = [{ name: 'Mia Berg' }, { name: 'Leo Berg' }];
  expect(memberNamed('mia', [leo, mia])).toBe(mia);
  expect(memberNamed('Berg', [leo, mia])).toBeUndefined();
});

describe('locationNamedIn', () => {
  const locations = [{ name: 'Castle Ember' }, { name: 'Crystal Cave' }, { name: 'The Lake of Ice' }];

  it.each([
    ['Ember flew into the Crystal Cave.', 'Crystal Cave'],
    ['They reached castle ember.', 'Castle Ember'],
    ['They swam in the lake.', 'The Lake of Ice'],
  ])('the location of “%s” is %s', (passage, name) => {
    expect(locationNamedIn(passage, locations)).toEqual({ name });
  });

  it.each([
    ['Mia Island', 'Then Mia ran.'],
    ['Night Market', 'That Night fell.'],
    ['Silver Lake', 'They met the Silver Fox.'],
  ])('%s is not the location of “%s”', (name, passage) => {
    expect(locationNamedIn(passage, [{ name }])).toBeUndefined();
  });
});
