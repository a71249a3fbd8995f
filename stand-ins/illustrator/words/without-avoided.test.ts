import { expect, it } from 'vitest';
import { withoutAvoided } from './without-avoided.ts';

it('words listed under "Never show" are removed, in singular and plural', () => {
  expect(withoutAvoided('Place | Inhabitants: Ghosts, Fairies, a ghost | Never show: ghosts; loud noises')).toBe(
    'Place | Inhabitants: , Fairies, a  | Never show: ghosts; loud noises',
  );
});

it('names, kinds and longer words are kept even if they contain avoided words', () => {
  const prompt =
    'Portrait | Name: Spider | Kind: Animal - Bird - Owl | Details: a batch of caps | Never show: spider; owl; bat';
  expect(withoutAvoided(prompt)).toBe(prompt);
});

it('special characters of regular expressions are escaped in avoided words', () => {
  expect(withoutAvoided('Place | Details: a (bat) | Never show: (bat; c++')).toBe(
    'Place | Details: a ) | Never show: (bat; c++',
  );
});

it.each(['Portrait | Name: Ember', 'Place | Details: it | Never show: ', 'Place | Details: an it | Never show: it'])(
  'a prompt without avoided words is unchanged: “%s”',
  (prompt) => {
    expect(withoutAvoided(prompt)).toBe(prompt);
  },
);
