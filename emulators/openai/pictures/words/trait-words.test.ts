import { TRAITS } from '@talelantern/domain/characters/traits';
import { describe, expect, it } from 'vitest';
import { readBearing } from './trait-words.ts';

describe('readBearing', () => {
  it('gives each of the 36 traits a face of its own', () => {
    const faces = TRAITS.map(({ label }) => JSON.stringify(readBearing(label).expression));
    expect(faces).toHaveLength(36);
    expect(new Set(faces).size).toBe(36);
  });

  it.each(TRAITS)('lets $label stand as it fits, not in any way', ({ label }) => {
    expect(readBearing(label).poses.length).toBeLessThan(readBearing('').poses.length);
  });

  it.each(TRAITS.filter((trait) => 'gentleLabel' in trait))('reads $gentleLabel as $label', ({ label, ...words }) => {
    expect('gentleLabel' in words ? readBearing(words.gentleLabel) : null).toEqual(readBearing(label));
  });

  it('mixes two traits: the brow of the first, the mouth of the second, the poses of both', () => {
    const [grumpy, cheerful, mixed] = ['Grumpy', 'Cheerful', 'Grumpy and Cheerful'].map(readBearing);
    expect(mixed?.expression.brow).toBe(grumpy?.expression.brow);
    expect(mixed?.expression.mouth).toBe(cheerful?.expression.mouth);
    expect(mixed?.poses).toEqual([...(grumpy?.poses ?? []), ...(cheerful?.poses ?? [])]);
  });
});
