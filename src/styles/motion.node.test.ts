import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Removes rules that apply only without reduced motion. */
const withoutGuarded = (css: string): string =>
  css.replaceAll(/@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');

test('all animations get their durations from the motion tokens, which are zero with reduced motion', () => {
  const timed = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
    Array.from(
      withoutGuarded(readFileSync(join(SOURCES, file), 'utf8')).matchAll(
        /(?:animation|transition)[\w-]*:[^;{}]*\d+m?s\b/g,
      ),
      ([declaration]) => `${file}: ${declaration}`,
    ),
  );
  expect(timed).toEqual([]);
});
