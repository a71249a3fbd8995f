import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import { bodySize } from './body-size.ts';

function sizeOf(kind: string): number {
  const { figure } = readPrompt(`Name: Sam | Kind: ${kind} | Age: Grown-Up`, 'one');
  if (figure === null) throw new Error(`No figure: ${kind}`);
  return bodySize(figure);
}

const PERSON = sizeOf('Human - Explorer - Adventurer');

describe('bodySize', () => {
  it.each(['Honeybee', 'Ladybug', 'Firefly', 'Butterfly', 'Dragonfly', 'Snail'])(
    'an insect is at most half as tall as a person: %s',
    (kind) => {
      expect(sizeOf(`Animal - Garden Insect - ${kind}`)).toBeLessThanOrEqual(PERSON / 2);
    },
  );

  it('a teapot spirit is smaller than a castle ghost, and both are smaller than a person', () => {
    const [teapot, castle] = [
      sizeOf('Supernatural Being - Household Spirit - Teapot Spirit'),
      sizeOf('Supernatural Being - Ghost - Castle Ghost'),
    ];
    expect(teapot).toBeLessThan(castle);
    expect(castle).toBeLessThan(PERSON);
  });

  it('a fluffball alien is smaller than a green alien, and an ice alien is taller than both', () => {
    const sizes = ['Furry Alien - Fluffball Alien', 'Little Alien - Green Alien', 'Crystal Alien - Ice Alien'].map(
      (kind) => sizeOf(`Alien - ${kind}`),
    );
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
  });
});
