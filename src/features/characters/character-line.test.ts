import { expect, it } from 'vitest';
import { characterLine, characterPhrase } from './character-line.ts';

const ember = { name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', personality: 'Brave and Kind' };
const phraseOf = (specificType: string, personality = ''): string =>
  characterPhrase({ name: ' ', type: `Kind - Subkind - ${specificType}`, personality });

it('a character is described in one line', () => {
  expect(characterLine(ember)).toBe('Brave and kind fire dragon');
  expect(characterLine({ ...ember, type: 'An old kind of dragon', personality: '' })).toBe('An old kind of dragon');
});

it('a character is described in a phrase of its known details', () => {
  expect(characterPhrase(ember)).toBe('Ember, a brave and kind fire dragon');
  expect(characterPhrase({ name: '', type: '', personality: '' })).toBe('Someone');
});

it.each([
  ['Owl', 'an owl'],
  ['Under-Bed Monster', 'an under-bed monster'],
  ['Hourglass Keeper', 'an hourglass keeper'],
  ['One-Eyed Alien', 'a one-eyed alien'],
  ['Unicornling', 'a unicornling'],
  ['Husky', 'a husky'],
])('the article before %s matches its pronunciation', (specificType, phrase) => {
  expect(phraseOf(specificType)).toBe(`Someone, ${phrase}`);
});

it('the article matches the first trait', () => {
  expect(phraseOf('Husky', 'Honest')).toBe('Someone, an honest husky');
});
