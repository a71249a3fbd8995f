import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';

/** HTML, style and script in one file that fits the first round trip. */
const BUDGET_KIB = 14;
const KIB = 1024;

const page = (): string => readFileSync(join(dirname(inject('cloud').functionsFolder), 'dist', 'index.html'), 'utf8');

it(`/ is one file of at most ${BUDGET_KIB} KiB of compressed HTML, style and script`, () => {
  expect(gzipSync(page(), { level: 9 }).length / KIB).toBeLessThanOrEqual(BUDGET_KIB);
});

it('the landing page loads no further script or style', () => {
  const loading = /<script[^>]*\ssrc=|<link[^>]*rel="(?:stylesheet|modulepreload|preload)"(?! as="image")/g;
  expect([...page().matchAll(loading)]).toEqual([]);
});
