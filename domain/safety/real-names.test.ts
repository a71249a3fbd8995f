import { expect, it } from 'vitest';
import { createAliases } from './aliases.ts';
import { realNamesOf } from './real-names.ts';

it('a nickname and a form of it in the name of a character are one name', () => {
  expect(realNamesOf(['Zoe', 'mia', 'Tom'], ['Zoë', 'Mia Berg'])).toEqual(['Tom', 'Zoë', 'Mia Berg']);
  expect(realNamesOf(['서연', 'Juergen'], ['이서연', 'Jürgen Fox'])).toEqual(['이서연', 'Jürgen Fox']);
  const { hide, reveal } = createAliases(realNamesOf(['Zoe'], ['Zoë']), []);
  expect(hide('Zoe is Zoë, zoe')).toBe('Tavi is Tavi, tavi');
  expect(reveal('Tavi ran.')).toBe('Zoë ran.');
});

it.each([['Tommy'], ['Mia Berg'], ['Little'], ['Ann Mary']])(
  'the nickname %s is not left out because of other characters',
  (nickname) => {
    expect(realNamesOf([nickname], ['Tom', 'Mia', 'Little Leo', 'Mary Ann'])).toContain(nickname);
  },
);

it.each([
  [['Zoe', 'Zoë'], [], ['Zoe', 'Zoë']],
  [['Zoe', 'Zoë'], ['Zoë'], ['Zoe', 'Zoë']],
  [['Zoe'], ['Zoe', 'Zoë'], ['Zoe', 'Zoë']],
])('sisters with the nicknames %j and the characters %j remain two children', (nicknames, characters, names) => {
  expect(realNamesOf(nicknames, characters)).toEqual(names);
});
