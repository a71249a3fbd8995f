import { expect, it } from 'vitest';
import { textsFile } from './texts-file.ts';

it('docs/texts.txt shows every text, address and limit of the product', () => {
  const { actual, expected } = textsFile();
  const known = new Set(actual.split('\n'));
  const changed = expected.split('\n').filter((line) => !known.has(line));
  expect(changed, 'docs/texts.txt is out of date. Run: npm run texts').toEqual([]);
  expect(actual === expected, 'docs/texts.txt is out of date. Run: npm run texts').toBe(true);
});
