import { expect, it } from 'vitest';
import { promptsFile } from './prompts-file.ts';

it('docs/prompts.md shows the prompts that are sent', () => {
  const { actual, expected } = promptsFile();
  expect(actual === expected, 'docs/prompts.md is out of date. Run: npm run prompts').toBe(true);
});

it('no prompt of the app asks for a vivid look, because each has a style', () => {
  const { expected } = promptsFile();
  expect(expected).toContain('Style: ');
  expect(expected).not.toContain('Look: vivid');
});
