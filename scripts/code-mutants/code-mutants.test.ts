import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { CODE_MUTANTS, mutate, testOf } from './code-mutants.ts';

const DEEP = /\.deep\.test\.ts$/u;

it.each(CODE_MUTANTS)('the mutant “$fault” still changes $file', (mutant) => {
  const text = readFileSync(join(PROJECT_ROOT, mutant.file), 'utf8');
  expect(text.split(mutant.search)).toHaveLength(2);
  expect(mutate(text, mutant)).not.toBe(text);
});

it.each(CODE_MUTANTS)('the mutant “$fault” refers to a deep test and an `npm test` test that exist', (mutant) => {
  expect(mutant.deep).toMatch(DEEP);
  expect(testOf(mutant)).not.toMatch(DEEP);
  for (const file of [mutant.deep, testOf(mutant)]) expect(existsSync(join(PROJECT_ROOT, file)), file).toBe(true);
});
