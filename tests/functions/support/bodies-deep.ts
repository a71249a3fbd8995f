import { expect, it } from 'vitest';
import { planBodySenders } from './body-senders.ts';
import { sendBodies } from './bodies.ts';
import type { HTTPS_CONTRACTS } from './https-contracts.ts';

/** 1,200 per function, in parts that finish in time on a slow machine. */
const PARTS = 3;
const COUNT = 400;

/** Enough to keep functions and emulators busy. */
const FAMILIES = 5;

/** Declares the tests that send 1,200 generated bodies to each of the functions. */
export function testManyBodies(contracts: readonly (typeof HTTPS_CONTRACTS)[number][]): void {
  const bodySenders = planBodySenders(FAMILIES);
  const parts = contracts.flatMap((contract) =>
    Array.from({ length: PARTS }, (_, index) => ({ name: contract.name, contract, seed: index + 1 })),
  );
  it.each(parts)(
    `$name responds to ${COUNT} generated bodies of seed $seed according to its contract`,
    async ({ contract, seed }) => {
      const { accepted, neverRefused } = await sendBodies(await bodySenders(), contract, { count: COUNT, seed });
      expect(accepted).toBeGreaterThanOrEqual(COUNT / 5);
      expect(neverRefused).toEqual([]);
    },
  );
}
