import { expect, it } from 'vitest';
import { planMeeting } from './support/bodies-meeting.ts';
import { sendBodies } from './support/bodies.ts';
import { fieldName, fieldsOf } from './support/bodies-fields.ts';
import { failure } from './support/function-under-test.ts';
import { validBody } from './support/household.ts';
import { HTTPS_CONTRACTS } from './support/https-contracts.ts';

const COUNT = 200;
const SEED = 20_261_122;

const FAMILIES = 2;

const gathered = planMeeting(FAMILIES);

it.each(HTTPS_CONTRACTS)('$name answers 200 generated bodies as its contract says', async (contract) => {
  const bodies = { count: COUNT, seed: SEED };
  const { accepted, neverRefused } = await sendBodies(await gathered(), contract, bodies);
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
  const { functions, askers } = await gathered();
  const [asker] = askers;
  if (!asker) throw new Error('Nobody asks');
  for (const field of ids) {
    const refused = await functions.call(name, asker.family, { ...validBody(name, asker), [field]: '__item__' });
    expect(refused).toMatchObject({ status: 400, json: failure('invalid', sentences[field] ?? messages[400]) });
  }
});
