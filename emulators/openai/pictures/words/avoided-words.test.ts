import { expect, it } from 'vitest';
import { withoutAvoided } from './avoided-words.ts';

it('leaves out what the prompt says must not be shown, in singular and plural', () => {
  expect(withoutAvoided('Place | Inhabitants: Ghosts, Fairies, a ghost | Never show: ghosts; loud noises')).toBe(
    'Place | Inhabitants: , Fairies, a  | Never show: ghosts; loud noises',
  );
});

it('leaves names, kinds and whole words alone', () => {
  const prompt =
    'Portrait | Name: Spider | Kind: Animal - Bird - Owl | Details: a batch of caps | Never show: spider; owl; bat';
  expect(withoutAvoided(prompt)).toBe(prompt);
});

it('takes the signs of patterns for what they are', () => {
  expect(withoutAvoided('Place | Details: a (bat) | Never show: (bat; c++')).toBe(
    'Place | Details: a ) | Never show: (bat; c++',
  );
});

it.each(['Portrait | Name: Ember', 'Place | Details: it | Never show: ', 'Place | Details: an it | Never show: it'])(
  'changes nothing in “%s”',
  (prompt) => {
    expect(withoutAvoided(prompt)).toBe(prompt);
  },
);
