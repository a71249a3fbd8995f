import { describe, expect, it } from 'vitest';
import { joinTraits, splitTraits, toggleTrait } from './personality.ts';

describe('personality', () => {
  it('is read back as it was joined', () => {
    expect(splitTraits(joinTraits(['Brave', 'Kind']))).toEqual(['Brave', 'Kind']);
    expect(splitTraits('')).toEqual([]);
  });

  it('takes at most two traits and gives one back when it is chosen again', () => {
    expect(toggleTrait(['Brave'], 'Kind')).toEqual(['Brave', 'Kind']);
    expect(toggleTrait(['Brave', 'Kind'], 'Shy')).toEqual(['Brave', 'Kind']);
    expect(toggleTrait(['Brave', 'Kind'], 'Brave')).toEqual(['Kind']);
  });
});
