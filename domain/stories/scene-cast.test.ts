import { describe, expect, it } from 'vitest';
import { memberNamed, namedIn } from './scene-cast.ts';

describe('namedIn', () => {
  it.each([
    ['Ember', 'Then Ember’s wings shone.'],
    ['ember', 'EMBER!'],
    ['Ember the Bold', 'Ember flew on.'],
    ['Lyra of the Lake', 'All waited for Lyra.'],
    ['The Old Mill', 'They reached the old mill.'],
    ['Mia Berg', 'Then Mia’s hat flew off.'],
    ['mia berg', 'Mia laughed.'],
    ['Nguyễn Thị Ánh', 'Then Anh laughed.'],
    ['이 서연', '그때 서연 웃었다.'],
    ['Captain Nemo', 'All waited for Nemo.'],
    ['Mr. Whiskers', 'Whiskers yawned.'],
    ['Mia 🦄', 'mia laughed.'],
    ['Leo (5)', 'Leo laughed.'],
    ['Will Turner', 'All waited for Will.'],
    ['🦄', 'They drew a 🦄.'],
  ])('the character %s is found in “%s”', (name, passage) => {
    expect(namedIn(passage, [{ name }])).toEqual([{ name }]);
  });

  it.each([
    ['Ember', 'They remember the fire.'],
    ['The Old Mill', 'An old miller waved.'],
    ['Of', 'Off they went.'],
    ['Lantern Quay', 'They hung a lantern at the quay.'],
    ['Captain Star', 'The Captain saw a star.'],
    ['Mia B.', 'Plan B was better.'],
    ['Will Turner', '“Will you come?” Will it rain?'],
  ])('the character %s is not found in “%s”', (name, passage) => {
    expect(namedIn(passage, [{ name }])).toEqual([]);
  });

  it('a word that several names have is not enough', () => {
    const [mia, leo, tom] = [{ name: 'Mia Berg' }, { name: 'Leo Berg' }, { name: 'Mia' }];
    expect(namedIn('Young Berg and Leo ran.', [mia, leo])).toEqual([leo]);
    expect(namedIn('Mia ran.', [mia, leo, tom])).toEqual([tom]);
    expect(namedIn('Mia Berg ran.', [mia, leo])).toEqual([mia]);
  });

  it('Zoé and Zoe of one story are two characters, and one of them alone is found without her accent', () => {
    const [accented, plain] = [{ name: 'Zoé' }, { name: 'Zoe the Brave' }];
    expect(namedIn('Zoe ran.', [accented, plain])).toEqual([plain]);
    expect(namedIn('Zoé ran.', [accented, plain])).toEqual([accented]);
    expect(namedIn('Zoe ran.', [accented])).toEqual([accented]);
  });
});

it('a model may call a member of the cast by a word of the name', () => {
  const [mia, leo] = [{ name: 'Mia Berg' }, { name: 'Leo Berg' }];
  expect(memberNamed('mia', [leo, mia])).toBe(mia);
  expect(memberNamed('Berg', [leo, mia])).toBeUndefined();
});
