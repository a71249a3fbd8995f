import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../svg/random.ts';
import { layOutCast, type Extent } from './cast-layout.ts';

const PICTURE = { width: 1152, height: 768 };

const extent = (clingsToNext: fc.Arbitrary<boolean>): fc.Arbitrary<Extent> =>
  fc.record({
    width: fc.integer({ min: 300, max: 640 }),
    height: fc.integer({ min: 300, max: 1100 }),
    size: fc.double({ min: 0.5, max: 1.3, noNaN: true }),
    isFar: fc.boolean(),
    clingsToNext,
  });
const shot = fc.constantFrom('close' as const, 'medium' as const, 'wide' as const);

it('figures do not overlap and stay inside the picture', () => {
  const companies = fc.array(extent(fc.constant(false)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(companies, shot, fc.string(), (extents, distance, seed) => {
      const spots = layOutCast(extents, PICTURE, distance, createRandom(seed));
      const edges = spots.map(({ x, scale }, index) => {
        const half = ((extents[index]?.width ?? 0) * scale) / 2;
        return { left: x - half, right: x + half };
      });
      expect(edges[0]?.left).toBeGreaterThanOrEqual(0);
      expect(edges.at(-1)?.right).toBeLessThanOrEqual(PICTURE.width);
      edges
        .slice(1)
        .forEach(({ left }, index) => expect(left).toBeGreaterThanOrEqual((edges[index]?.right ?? 0) - 1e-6));
      spots.forEach(({ y, scale }, index) => expect(y - (extents[index]?.height ?? 0) * scale).toBeGreaterThan(0));
    }),
  );
});

it('hugging figures touch without hiding each other', () => {
  const wide = { width: 600, height: 700, size: 1, isFar: false };
  const narrow = { ...wide, width: 380 };
  const [one, other] = layOutCast(
    [
      { ...wide, clingsToNext: true },
      { ...narrow, clingsToNext: false },
    ],
    PICTURE,
    'medium',
    createRandom('embrace'),
  );
  if (one === undefined || other === undefined) throw new Error('Two spots were asked for');
  const reach = (wide.width * one.scale + narrow.width * other.scale) / 2;
  const distance = other.x - one.x;
  expect(distance).toBeLessThan(reach);
  expect(distance).toBeGreaterThan(reach - narrow.width * other.scale * 0.4);
});
