import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAliases } from './aliases.ts';
import { hideNamesInPrompt } from './names-in-prompt.ts';

const hideNames = (prompt: string, ...realNames: string[]): string =>
  hideNamesInPrompt(prompt, createAliases(realNames, [prompt]));

it('real names are hidden in all that the family writes', () => {
  const prompt = 'Portrait | Name: Mia; Kind: Animal - Forest - Fox | Wish: with Mia’s cat | Mia: a drawing';
  expect(hideNames(prompt, 'Mia')).not.toContain('Mia');
  expect(hideNames('Mia', 'Mia')).not.toContain('Mia');
});

it('catalogue words in an image prompt are not treated as real names', () => {
  const prompt = 'Portrait | Name: Star; Power: Star Dust | Mood: Cheerful | Personality: Brave and Kind';
  const changed = hideNames(prompt, 'Cheerful', 'Brave', 'Star');
  expect(changed).toContain('Mood: Cheerful');
  expect(changed).toContain('Personality: Brave and Kind');
  expect(changed).not.toContain('Name: Star');
});

it.each(['Name: River', 'Wish: my daughter river', 'Picture 1 shows: River', 'Passage: the River', 'River: Star'])(
  'a real name is hidden in “%s”, because that field is not a catalogue choice',
  (field) => {
    expect(hideNames(`Scene | ${field} | Category: River`, 'River')).not.toContain(field);
    expect(hideNames(`Scene | ${field} | Category: River`, 'River')).toContain('Category: River');
  },
);

it.each([
  [
    'River',
    'Moment: Ember, wading through a river; Pip, on the other side of the wide blue river | Where: by the river',
  ],
  ['Rose', 'Passage: She picked a red rose and an old rose.'],
  ['Star', 'Moment: Ember, holding up a star lantern | Light: the light of a bright star | Camera: wide shot'],
])('a thing in a scene is not taken for the child %s: %s', (name, prompt) => {
  expect(hideNames(`Scene | ${prompt}`, name)).toBe(`Scene | ${prompt}`);
});

it.each([
  'Passage: Ember and river',
  'Passage: the girl river laughed',
  'Passage: a girl called river',
  'Passage: my little river',
  'Passage: by the River',
  'Moment: Ember, waving; river, wading',
  'Light: on river’s face',
  'Wish: a river',
])('a real name is hidden in a scene where it may be a name: %s', (field) => {
  expect(hideNames(`Scene | ${field}`, 'River')).not.toMatch(/river/i);
});

it('a function word is hidden in a scene where it is written like a name', () => {
  expect(hideNames('Passage: Will took an oar, and it will rain.', 'Will')).toBe(
    'Passage: Tavi took an oar, and it will rain.',
  );
});

it('our own words are unchanged', () => {
  const aliases = createAliases(['Violet'], []);
  const own = new Set(['Digital - Glow: soft violet']);
  expect(hideNamesInPrompt('Style: Digital - Glow: soft violet | Wish: soft violet', aliases, own)).toBe(
    'Style: Digital - Glow: soft violet | Wish: soft tavi',
  );
});

it('a real name is hidden where a field of choices contains other text', () => {
  expect(hideNames('Scene | Category: By the River', 'River')).not.toContain('River');
  expect(hideNames('Scene | Type: Rivers and Seas', 'River')).toContain('Rivers and Seas');
});

it('a real name is hidden in any value that is not in a catalogue', () => {
  const words = fc.constantFrom('Mia', 'mia', 'Mias', 'MIA', 'x', ': ', '; ', ' | ', ', ', ' and ', 'Mood: ', '\n');
  fc.assert(
    fc.property(fc.array(words), (pieces) => {
      expect(hideNames(pieces.join(' '), 'Mia')).not.toMatch(/\bmias?\b/i);
    }),
  );
});

it('an image prompt without real names is unchanged', () => {
  expect(hideNames('Portrait | Name: Ember | Wish: by the sea', 'Mia')).toBe(
    'Portrait | Name: Ember | Wish: by the sea',
  );
});
