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
    'draws an insect at half a person at most: %s',
    (kind) => {
      expect(sizeOf(`Animal - Garden Insect - ${kind}`)).toBeLessThanOrEqual(PERSON / 2);
    },
  );

  it('draws the spirit of a teapot smaller than the ghost of a castle, and both smaller than a person', () => {
    const [teapot, castle] = [
      sizeOf('Supernatural Being - Household Spirit - Teapot Spirit'),
      sizeOf('Supernatural Being - Ghost - Castle Ghost'),
    ];
    expect(teapot).toBeLessThan(castle);
    expect(castle).toBeLessThan(PERSON);
  });

  it('draws a fluffball alien smaller than a little green one, and an ice alien tallest', () => {
    const sizes = ['Furry Alien - Fluffball Alien', 'Little Alien - Green Alien', 'Crystal Alien - Ice Alien'].map(
      (kind) => sizeOf(`Alien - ${kind}`),
    );
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
  });
});
