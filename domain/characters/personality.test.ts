import { describe, expect, it } from 'vitest';
import { joinTraits, splitTraits, toggleTrait } from './personality.ts';

describe('personality', () => {
  it('a personality is split into the traits that were joined', () => {
    expect(splitTraits(joinTraits(['Brave', 'Kind']))).toEqual(['Brave', 'Kind']);
    expect(splitTraits('')).toEqual([]);
  });

  it('at most two traits can be selected, and a selected one deselected', () => {
    expect(toggleTrait(['Brave'], 'Kind')).toEqual(['Brave', 'Kind']);
    expect(toggleTrait(['Brave', 'Kind'], 'Shy')).toEqual(['Brave', 'Kind']);
    expect(toggleTrait(['Brave', 'Kind'], 'Brave')).toEqual(['Kind']);
  });
});
