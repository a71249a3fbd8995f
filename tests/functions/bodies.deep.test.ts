import { beforeAll, expect, it } from 'vitest';
import { NO_BRAKES, sendBodies } from './support/bodies.ts';
import { createAsker, type Asker } from './support/bodies-valid.ts';
import { useEveryFunction } from './support/every-function.ts';
import { createHousehold, type Household } from './support/household.ts';
import { HTTPS_CONTRACTS } from './support/https-contracts.ts';

/** 1,000 for each function, in parts that end in good time on a slow machine too. */
const COUNT = 250;
const SEEDS = [1, 2, 3, 4];

const functions = useEveryFunction({ settings: NO_BRAKES });
let asker: Asker;
let other: Household;
beforeAll(async () => {
  [asker, other] = await Promise.all([createAsker(), createHousehold()]);
});

const PARTS = HTTPS_CONTRACTS.flatMap((contract) => SEEDS.map((seed) => ({ name: contract.name, contract, seed })));

it.each(PARTS)(
  `$name answers ${COUNT} generated bodies of seed $seed as its contract says`,
  async ({ contract, seed }) => {
    const bodies = { count: COUNT, seed };
    const { accepted, neverRefused } = await sendBodies({ functions, asker, other }, contract, bodies);
    expect(accepted).toBeGreaterThanOrEqual(COUNT / 5);
    expect(neverRefused).toEqual([]);
  },
);
