import { afterAll, expect, inject, it } from 'vitest';
import { setUpFunctions } from './support/function-under-test.ts';
import { newRequestId } from './support/function-under-test.ts';
import {
  createHousehold,
  goToCheckout,
  PAYMENT_FUNCTIONS,
  VALID_BODIES,
  validBody,
  type Household,
} from './support/household.ts';
import { startIdleClosingServer } from './support/idle-closing-server.ts';

const STORAGE = 'STORAGE_EMULATOR_HOST';
const SIGN_IN = 'FIREBASE_AUTH_EMULATOR_HOST';
const PAYMENTS = 'STRIPE_API_ORIGIN';

const settingOf = (service: string): string => {
  const { adminEnvironment, functionsEnvironment } = inject('cloud');
  return { ...adminEnvironment, ...functionsEnvironment.settings }[service] ?? '';
};
const storage = await startIdleClosingServer(() => settingOf(STORAGE));
const signIn = await startIdleClosingServer(() => `http://${settingOf(SIGN_IN)}`);
const payments = await startIdleClosingServer(() => settingOf(PAYMENTS));
const moderator = await startIdleClosingServer(() => new URL(functions.standIn.baseUrl).origin);
afterAll(() => [storage, signIn, payments, moderator].forEach(({ close }) => close()));

const functions = setUpFunctions({
  settings: {
    [STORAGE]: storage.url,
    [SIGN_IN]: new URL(signIn.url).host,
    [PAYMENTS]: payments.url,
    MODERATION_BASE_URL: `${moderator.url}/v1`,
  },
});

/** Functions that call moderation each time. */
const MODERATED = ['generateImage', 'generateSceneWithImages', 'generateImageFromText', 'generateStory'];

/**
 * The services that a function calls, except the sign-in service, whose client closes connections after five seconds.
 */
function servicesOf(name: string) {
  if (PAYMENT_FUNCTIONS.includes(name)) return [payments];
  return [...(name === 'generateStory' ? [] : [storage]), ...(MODERATED.includes(name) ? [moderator] : [])];
}

it.each(Object.keys(VALID_BODIES))('%s works over connections that were closed while idle', async (name) => {
  const [household, other] = await Promise.all([createHousehold(), createHousehold()]);
  const ask = (who: Household) =>
    functions.call(name, who.family, { ...validBody(name, who), requestId: newRequestId() });
  if (PAYMENT_FUNCTIONS.includes(name))
    await Promise.all([household, other].map((who) => goToCheckout(functions, who)));
  expect((await ask(household)).status).toBe(200);
  const services = servicesOf(name);
  const before = services.map(({ found }) => found());
  for (const { closeIdle } of [signIn, ...services]) closeIdle();
  // Repeating a request returns the stored result, except for a deleted account.
  for (const who of name === 'deleteAccount' ? [other] : [household, other]) {
    const { status, text } = await ask(who);
    expect(status, text + functions.logs().slice(-2_000)).toBe(200);
  }
  services.forEach(({ found }, index) => expect(found()).toBeGreaterThan(before[index] ?? 0));
});
