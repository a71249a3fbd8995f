import { expect, it } from 'vitest';
import { createAdmin } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { httpsFunctions } from './support/endpoints.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure } from './support/function-under-test.ts';

const functions = setUpFunctions();

const ACCOUNT_FUNCTIONS = ['exportAccount', 'deleteAccount'];
const names = (await httpsFunctions()).filter((name) => !ACCOUNT_FUNCTIONS.includes(name));

const profileOf = ({ uid }: Family) => adminFirestore().doc(`users/${uid}`);
/** A body that every function refuses when parsing it. */
const WRONG_BODY = { userId: 7 };

it.each([...names, 'admin'])(
  'an account without a profile is refused by %s until the profile exists again',
  async (name) => {
    const family = name === 'admin' ? await createAdmin(['people']) : await createFamily();
    const storedProfile = await storedFields(profileOf(family).path);
    await profileOf(family).delete();
    expect(await functions.call(name, family, WRONG_BODY)).toMatchObject({
      status: 404,
      json: { error: { ...failure('not_found', 'User profile not found').error, field: 'profile' } },
    });
    await profileOf(family).set(storedProfile);
    expect((await functions.call(name, family, WRONG_BODY)).status).toBe(400);
  },
);

it('an account without a profile can still export its data and be deleted', async () => {
  const family = await createFamily();
  await profileOf(family).delete();
  expect((await functions.call('exportAccount', family)).status).toBe(200);
  expect(await functions.call('deleteAccount', family, { confirmation: 'delete' })).toMatchObject({
    status: 200,
    json: { deleted: true },
  });
});
