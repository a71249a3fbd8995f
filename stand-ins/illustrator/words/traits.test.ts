import { TRAITS } from '@talelantern/domain/characters/traits';
import { describe, expect, it } from 'vitest';
import { readDemeanour } from './traits.ts';

describe('readDemeanour', () => {
  it('each of the 36 traits has a distinct expression', () => {
    const expressions = TRAITS.map(({ label }) => JSON.stringify(readDemeanour(label).expression));
    expect(expressions).toHaveLength(36);
    expect(new Set(expressions).size).toBe(36);
  });

  it.each(TRAITS)('the trait $label limits the poses', ({ label }) => {
    expect(readDemeanour(label).poses.length).toBeLessThan(readDemeanour('').poses.length);
  });

  it.each(TRAITS.filter((trait) => 'gentleLabel' in trait))(
    'the gentle name $gentleLabel is read as $label',
    ({ label, ...words }) => {
      expect('gentleLabel' in words ? readDemeanour(words.gentleLabel) : null).toEqual(readDemeanour(label));
    },
  );

  it('a figure with two traits has the brow of the first, the mouth of the second and the poses of both', () => {
    const [grumpy, cheerful, mixed] = ['Grumpy', 'Cheerful', 'Grumpy and Cheerful'].map(readDemeanour);
    expect(mixed?.expression.brow).toBe(grumpy?.expression.brow);
    expect(mixed?.expression.mouth).toBe(cheerful?.expression.mouth);
    expect(mixed?.poses).toEqual([...(grumpy?.poses ?? []), ...(cheerful?.poses ?? [])]);
  });
});
