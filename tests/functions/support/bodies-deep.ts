import { expect, it } from 'vitest';
import { planMeeting } from './bodies-meeting.ts';
import { sendBodies } from './bodies.ts';
import type { HTTPS_CONTRACTS } from './https-contracts.ts';

/** 10,000 for each function, in parts that end in good time on a slow machine too. */
const PARTS = 10;
const COUNT = 1_000;

/** So many keep both the functions and the emulators busy. */
const FAMILIES = 5;

/** Declares the tests that send 10,000 generated bodies to each of the functions. */
export function testTenThousandBodies(contracts: readonly (typeof HTTPS_CONTRACTS)[number][]): void {
  const gathered = planMeeting(FAMILIES);
  const parts = contracts.flatMap((contract) =>
    Array.from({ length: PARTS }, (_, index) => ({ name: contract.name, contract, seed: index + 1 })),
  );
  it.each(parts)(
    `$name answers ${COUNT} generated bodies of seed $seed as its contract says`,
    async ({ contract, seed }) => {
      const { accepted, neverRefused } = await sendBodies(await gathered(), contract, { count: COUNT, seed });
      expect(accepted).toBeGreaterThanOrEqual(COUNT / 5);
      expect(neverRefused).toEqual([]);
    },
  );
}
