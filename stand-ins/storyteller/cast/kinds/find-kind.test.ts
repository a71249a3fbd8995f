import { expect, it } from 'vitest';
import { buildCharacter } from '../../sample-brief.ts';
import { toPerson } from '../person.ts';
import { findKind } from './find-kind.ts';

it.each([
  ['Animal - Woodland Animal - Hedgehog', 'paws', /nut/u],
  ['Alien - Cosmic Creature - Moon Moth', 'feelers', /blade of grass/u],
  ['Alien - Plant Alien - Flower Alien', 'branches', /blackbird/u],
  ['Robot/Artificial Intelligence - Animal Robot - Robot Dog', 'machine', /light/u],
  ['Mythical Creature - Dragon - Fire Dragon', 'claws', /smoke/u],
  ['Hybrid - Half-Dragon - Flame Half-Dragon', 'person', /bath/u],
  ['Dark Being - Blood Mage - Rose Blood Mage', 'person', /roses/u],
  ['Dark Being - Dark Royal - Ice Queen', 'person', /crown|wave/u],
  ['Supernatural Being - Ghost - Library Ghost', 'person', /wall/u],
  ['Wobbler', 'person', /nobody quite like/u],
])('%s gets the words of its kind and a body of type %s', (kind, body, habit) => {
  const kindRecord = findKind(kind);
  expect(kindRecord.body).toBe(body);
  expect(kindRecord.habit.join(' ')).toMatch(habit);
});

it.each([
  ['Animal - Bird - Parrot', 'scarlet from beak to tail'],
  ['Robot/Artificial Intelligence - Toy Robot - Tin Robot', 'painted scarlet'],
  ['Human - Warrior - Knight', 'dressed in scarlet'],
  ['Alien - Little Alien - Green Alien', 'scarlet from top to toe'],
])('the long description of %s says “%s”', (kind, words) => {
  expect(toPerson(buildCharacter({ name: 'Ada', kind, color: 'Scarlet' })).longDescription).toContain(words);
});

it('a long description states the age in years and the size in plain words', () => {
  const person = toPerson(buildCharacter({ name: 'Ada', age: '9', height: 'Pocket-Sized', traits: [] }));
  expect(person.longDescription).toBe('a pocket-sized mapmaker, 9 years old');
});
