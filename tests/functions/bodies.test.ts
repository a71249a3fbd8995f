import { expect, it } from 'vitest';
import { planBodySenders } from './support/body-senders.ts';
import { sendBodies } from './support/bodies.ts';
import { fieldName, fieldsOf } from './support/bodies-fields.ts';
import { failure } from './support/function-under-test.ts';
import { validBody } from './support/household.ts';
import { HTTPS_CONTRACTS } from './support/https-contracts.ts';

/** Generated in addition to one body per field; npm run test:deep sends many more. */
const COUNT = 25;
const SEED = 20_261_122;

const FAMILIES = 2;

const bodySenders = planBodySenders(FAMILIES);

it.each(HTTPS_CONTRACTS)('$name responds to 25 generated bodies according to its contract', async (contract) => {
  const bodies = { count: COUNT, seed: SEED };
  const { accepted, neverRefused } = await sendBodies(await bodySenders(), contract, bodies);
  expect(accepted).toBeGreaterThanOrEqual(COUNT / 5);
  expect(neverRefused).toEqual([]);
});

const ITEM_FIELDS = ['characterId', 'locationId', 'storyId', 'contentId', 'childId'];

it.each(HTTPS_CONTRACTS)('$name refuses reserved Firestore ids', async (contract) => {
  const { name, request, messages } = contract;
  const sentences: Readonly<Record<string, string>> = contract.fieldMessages;
  const ids = fieldsOf(request)
    .map(({ path }) => fieldName(path))
    .filter((field) => ITEM_FIELDS.includes(field));
  expect(ids).not.toEqual([]);
  const { functions, senders } = await bodySenders();
  const [sender] = senders;
  if (!sender) throw new Error('Nobody asks');
  for (const field of ids) {
    const response = await functions.call(name, sender.family, { ...validBody(name, sender), [field]: '__item__' });
    expect(response).toMatchObject({ status: 400, json: failure('invalid', sentences[field] ?? messages[400]) });
  }
});
