import { expect, inject, it } from 'vitest';
import {
  compareConditions,
  compareMethods,
  comparePaths,
  compareMisspelledRules,
  type Pair,
} from './engines/compare.ts';
import { googleEngine, offlineEngine } from './engines/engines.ts';

const engines: Pair = [googleEngine(inject('cloud').urls.firestore, 'demo-storage-rules-deep'), offlineEngine()];

it.each([
  ['conditions', compareConditions, 3_000],
  ['paths', comparePaths, 1_000],
  ['methods', compareMethods, 100],
  ['rules with typing errors', compareMisspelledRules, 1_500],
] as const)(
  "the offline engine and Google's agree on thousands of generated %s",
  { timeout: 900_000 },
  async (_, compare, runs) => {
    expect((await compare(engines, runs, runs)).differing).toEqual([]);
  },
);
