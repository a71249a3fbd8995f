import { beforeAll, expect, it } from 'vitest';
import { useEveryFunction } from './support/every-function.ts';
import { fussyFields, sendGenerated } from './support/generated-bodies.ts';
import { createHousehold, type Household } from './support/household.ts';
import { HTTPS_CONTRACTS } from './support/https-contracts.ts';

const COUNT = 200;
const PATIENT_MS = 180_000;

const functions = useEveryFunction();
let household: Household;
beforeAll(async () => {
  household = await createHousehold();
});

it.each(HTTPS_CONTRACTS)(
  '$name answers 200 generated bodies, breaks at none and asks no vendor for an invalid one',
  async ({ name, request }) => {
    const fields = Object.keys(request.shape);
    const { accepted, refusedFields } = await sendGenerated(functions, household, { name, fields, count: COUNT });
    expect(accepted).toBeGreaterThanOrEqual(COUNT / 5);
    expect([...refusedFields]).toEqual(expect.arrayContaining(fussyFields(request.shape)));
  },
  PATIENT_MS,
);
