import { afterAll, expect, inject, it } from 'vitest';
import { useEveryFunction } from './support/every-function.ts';
import { newRequestId } from './support/function-under-test.ts';
import {
  createHousehold,
  goToCheckout,
  PAYMENT_FUNCTIONS,
  VALID_BODIES,
  validBody,
  type Household,
} from './support/household.ts';
import { startSleepyServer } from './support/sleepy-server.ts';

const STORAGE = 'STORAGE_EMULATOR_HOST';
const SIGN_IN = 'FIREBASE_AUTH_EMULATOR_HOST';
const PAYMENTS = 'STRIPE_API_ORIGIN';

const addressOf = (service: string): string => {
  const { adminEnvironment, functionsEnvironment } = inject('cloud');
  return { ...adminEnvironment, ...functionsEnvironment.settings }[service] ?? '';
};
const storage = await startSleepyServer(() => addressOf(STORAGE));
const signIn = await startSleepyServer(() => `http://${addressOf(SIGN_IN)}`);
const payments = await startSleepyServer(() => addressOf(PAYMENTS));
const moderator = await startSleepyServer(() => new URL(functions.standIn.baseUrl).origin);
afterAll(() => [storage, signIn, payments, moderator].forEach(({ close }) => close()));

const functions = useEveryFunction({
  settings: {
    [STORAGE]: storage.url,
    [SIGN_IN]: new URL(signIn.url).host,
    [PAYMENTS]: payments.url,
    MODERATION_BASE_URL: `${moderator.url}/v1`,
  },
});

/** What they are asked for is looked at each time. */
const MODERATED = ['generateImage', 'generateSceneWithImages', 'generateImageFromText', 'generateStory'];

/** Whom a function asks besides the sign-in service, whose client keeps connections for five seconds and no longer. */
function servicesOf(name: string) {
  if (PAYMENT_FUNCTIONS.includes(name)) return [payments];
  return [...(name === 'generateStory' ? [] : [storage]), ...(MODERATED.includes(name) ? [moderator] : [])];
}

it.each(Object.keys(VALID_BODIES))('%s notices nothing of connections that were closed meanwhile', async (name) => {
  const [household, other] = await Promise.all([createHousehold(), createHousehold()]);
  const ask = (who: Household) =>
    functions.call(name, who.family, { ...validBody(name, who), requestId: newRequestId() });
  if (PAYMENT_FUNCTIONS.includes(name))
    await Promise.all([household, other].map((who) => goToCheckout(functions, who)));
  expect((await ask(household)).status).toBe(200);
  const services = servicesOf(name);
  const before = services.map(({ found }) => found());
  for (const { closeKept } of [signIn, ...services]) closeKept();
  // Who asked before finds what was made then, but for an account that is gone.
  for (const who of name === 'deleteAccount' ? [other] : [household, other]) {
    const { status, text } = await ask(who);
    expect(status, text + functions.logs().slice(-2_000)).toBe(200);
  }
  services.forEach(({ found }, index) => expect(found()).toBeGreaterThan(before[index] ?? 0));
});
