import { expect, it } from 'vitest';
import { joinTraits, splitTraits } from './personality.ts';

it('a personality is split into the traits that were joined', () => {
  expect(splitTraits(joinTraits(['Brave', 'Kind']))).toEqual(['Brave', 'Kind']);
  expect(splitTraits('')).toEqual([]);
});
