import { expect, it } from 'vitest';
import { formatSize } from './archive-card.tsx';

it.each([
  [400, '0.1 MB'],
  [1_440_000, '1.4 MB'],
  [12_400_000, '12 MB'],
  [999_400_000, '999 MB'],
  [1_440_000_000, '1.4 GB'],
])('an archive of %i bytes is shown as %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
