import { expect, it } from 'vitest';
import { writeConstants } from './write-constants.ts';

it('each constant is written as a function, under the heading of its group', () => {
  const groups = { 'Limits.': { most: 20_000, steps: { a: 1, b: [2] } }, 'Values.': { pattern: String.raw`it's \w` } };
  expect(writeConstants(groups)).toBe(`// Limits.
function most() { return 20000; }
function steps() { return {'a': 1, 'b': [2]}; }

// Values.
function pattern() { return 'it\\'s \\\\w'; }`);
});

it('a long list of constants is wrapped into full lines', () => {
  const names = Array.from({ length: 20 }, (_, index) => `aLongerName${index}`);
  const lines = writeConstants({ 'Keys.': { names } }).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(116);
  expect(lines).toHaveLength(9);
});
