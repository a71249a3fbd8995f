import { afterAll, expect, inject, it } from 'vitest';
import { useEveryFunction } from './support/every-function.ts';
import { newRequestId } from './support/function-under-test.ts';
import { createHousehold, VALID_BODIES, validBody, type Household } from './support/household.ts';
import { startSleepyServer } from './support/sleepy-server.ts';

const STORAGE = 'STORAGE_EMULATOR_HOST';
const SIGN_IN = 'FIREBASE_AUTH_EMULATOR_HOST';

const addressOf = (service: string): string => inject('cloud').adminEnvironment[service] ?? '';
const storage = await startSleepyServer(() => addressOf(STORAGE));
const signIn = await startSleepyServer(() => `http://${addressOf(SIGN_IN)}`);
afterAll(() => {
  storage.close();
  signIn.close();
});

const functions = useEveryFunction({
  settings: { [STORAGE]: storage.url, [SIGN_IN]: new URL(signIn.url).host },
});

/** Has nothing in Storage to ask for. */
const WITHOUT_FILES = 'generateStory';

it.each(Object.keys(VALID_BODIES))('%s notices nothing of connections that were closed meanwhile', async (name) => {
  const [household, other] = await Promise.all([createHousehold(), createHousehold()]);
  const ask = (who: Household) =>
    functions.call(name, who.family, { ...validBody(name, who), requestId: newRequestId() });
  expect((await ask(household)).status).toBe(200);
  const services = name === WITHOUT_FILES ? [signIn] : [signIn, storage];
  const before = services.map(({ found }) => found());
  for (const { closeKept } of services) closeKept();
  // Who asked before finds what was made then, but for an account that is gone.
  for (const who of name === 'deleteAccount' ? [other] : [household, other]) {
    const { status, text } = await ask(who);
    expect(status, text + functions.logs().slice(-2_000)).toBe(200);
  }
  services.forEach(({ found }, index) => expect(found()).toBeGreaterThan(before[index] ?? 0));
});
