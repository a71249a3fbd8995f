import { beforeAll, expect, it } from 'vitest';
import { NO_BRAKES, sendBodies } from './support/bodies.ts';
import { fieldName, fieldsOf } from './support/bodies-fields.ts';
import { createAsker, type Asker } from './support/bodies-valid.ts';
import { useEveryFunction } from './support/every-function.ts';
import { failure } from './support/function-under-test.ts';
import { createHousehold, validBody, type Household } from './support/household.ts';
import { HTTPS_CONTRACTS } from './support/https-contracts.ts';

const COUNT = 200;
const SEED = 20_261_122;

const functions = useEveryFunction({ settings: NO_BRAKES });
let asker: Asker;
let other: Household;
beforeAll(async () => {
  [asker, other] = await Promise.all([createAsker(), createHousehold()]);
});

it.each(HTTPS_CONTRACTS)('$name answers 200 generated bodies as its contract says', async (contract) => {
  const bodies = { count: COUNT, seed: SEED };
  const { accepted, neverRefused } = await sendBodies({ functions, asker, other }, contract, bodies);
  expect(accepted).toBeGreaterThanOrEqual(COUNT / 5);
  expect(neverRefused).toEqual([]);
});

const ITEM_FIELDS = ['characterId', 'locationId', 'storyId', 'contentId', 'childId'];

it.each(HTTPS_CONTRACTS)('$name refuses ids that Firestore keeps for itself', async (contract) => {
  const { name, request, messages } = contract;
  const sentences: Readonly<Record<string, string>> = contract.fieldMessages;
  const ids = fieldsOf(request)
    .map(({ path }) => fieldName(path))
    .filter((field) => ITEM_FIELDS.includes(field));
  expect(ids).not.toEqual([]);
  for (const field of ids) {
    const refused = await functions.call(name, asker.family, { ...validBody(name, asker), [field]: '__item__' });
    expect(refused).toMatchObject({ status: 400, json: failure('invalid', sentences[field] ?? messages[400]) });
  }
});
