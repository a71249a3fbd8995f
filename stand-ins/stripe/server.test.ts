import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openStandIn, type StandInUnderTest } from './testing/stand-in-under-test.ts';

let standIn: StandInUnderTest;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());
afterEach(() => standIn.control('DELETE', 'faults'));

/** The client retries once over a closed connection, whatever its retry setting. */
const ATTEMPTS_WITH_RETRY = 2;

const plan = (fault: object, match: object = {}, times = 1): Promise<unknown> =>
  standIn.control('POST', 'faults', { fault, match, times });

it('a request needs a test key', async () => {
  await expect(standIn.client('rk_test_some').customers.list()).resolves.toMatchObject({ object: 'list' });
  for (const key of ['sk_test_invalid', 'sk_live_real', 'nonsense']) {
    await expect(standIn.client(key).customers.list()).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
  }
  const { status } = await fetch(`${standIn.url}/v1/customers`);
  expect(status).toBe(401);
});

it('a request needs the API version of the pinned client', async () => {
  const ask = (version: string): Promise<Response> =>
    fetch(`${standIn.url}/v1/customers`, {
      headers: { authorization: 'Bearer sk_test_local', 'stripe-version': version },
    });
  expect((await ask('2026-10-28.endive')).status).toBe(200);
  const refusal = await ask('2019-01-01');
  expect(refusal.status).toBe(400);
  expect(await refusal.json()).toMatchObject({ error: { message: 'Invalid Stripe API version: 2019-01-01' } });
});

it.each([
  ['a path', () => standIn.vendor.rawRequest('GET', '/v1/cats'), 404, undefined],
  ['a method', () => standIn.vendor.rawRequest('DELETE', '/v1/customers'), 404, undefined],
  ['an id', () => standIn.vendor.customers.retrieve('cus_nobody'), 404, 'resource_missing'],
  ['a parameter', () => standIn.vendor.rawRequest('POST', '/v1/customers', { color: 'red' }), 400, 'parameter_unknown'],
  [
    'a nested parameter',
    () => standIn.vendor.rawRequest('GET', '/v1/prices?recurring[color]=red'),
    400,
    'parameter_unknown',
  ],
  ['a property to expand', () => standIn.vendor.prices.list({ expand: ['data.color'] }), 400, undefined],
])('%s that the vendor does not know is refused', async (_what, ask, statusCode, code) => {
  await expect(ask()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode, code });
});

it("an unknown parameter gets the vendor's error message", async () => {
  const refusal = standIn.vendor.rawRequest('GET', '/v1/prices?recurring[color]=red');
  await expect(refusal).rejects.toMatchObject({
    message: 'Received unknown parameter: recurring[color]',
    param: 'recurring[color]',
  });
});

it('a request repeated under its idempotency key changes nothing', async () => {
  const email = 'once@example.test';
  const [first, second] = [
    await standIn.vendor.customers.create({ email }, { idempotencyKey: 'once' }),
    await standIn.vendor.customers.create({ email }, { idempotencyKey: 'once' }),
  ];
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await standIn.vendor.customers.list({ email })).data).toHaveLength(1);
});

it('an idempotency key is refused for another request', async () => {
  await standIn.vendor.customers.create({ name: 'One' }, { idempotencyKey: 'taken' });
  await expect(standIn.vendor.customers.create({ name: 'Two' }, { idempotencyKey: 'taken' })).rejects.toThrow(
    Stripe.errors.StripeIdempotencyError,
  );
});

it('the client can retry after a lost response', async () => {
  const email = 'lost@example.test';
  await plan({ kind: 'lost-answer' }, { path: '/v1/customers', method: 'POST' });
  await standIn.vendor.customers.create({ email });
  expect((await standIn.vendor.customers.list({ email })).data).toHaveLength(1);
});

it('a planned fault returns the given status and code', async () => {
  await plan({ kind: 'status', status: 429 });
  await expect(standIn.vendor.customers.list()).rejects.toThrow(Stripe.errors.StripeRateLimitError);
  await plan({ kind: 'status', status: 500, code: 'moon' });
  await expect(standIn.vendor.customers.list()).rejects.toMatchObject({ statusCode: 500, code: 'moon' });
  await expect(standIn.vendor.customers.list()).resolves.toBeDefined();
});

it('a planned fault can drop the connection', async () => {
  await plan({ kind: 'drop' }, {}, ATTEMPTS_WITH_RETRY);
  await expect(standIn.vendor.customers.list()).rejects.toThrow(Stripe.errors.StripeConnectionError);
});

it('a held request is not processed until it is released', async () => {
  await plan({ kind: 'hold', token: 'later' }, { method: 'POST' });
  const created = standIn.vendor.customers.create({ email: 'held@example.test' });
  expect((await standIn.vendor.customers.list({ email: 'held@example.test' })).data).toEqual([]);
  await standIn.control('POST', 'release', { token: 'later' });
  await expect(created).resolves.toMatchObject({ email: 'held@example.test' });
});

it('a planned fault applies only to matching requests', async () => {
  await plan({ kind: 'drop' }, { path: '/v1/prices' }, ATTEMPTS_WITH_RETRY);
  await expect(standIn.vendor.customers.list()).resolves.toBeDefined();
  await expect(standIn.vendor.prices.list()).rejects.toThrow();
});

it('requests are logged without the key', async () => {
  await standIn.vendor.customers.list({ email: 'asked@example.test' });
  const loggedRequests = JSON.stringify(await standIn.control('GET', 'requests'));
  expect(loggedRequests).toContain('asked@example.test');
  expect(loggedRequests).not.toContain('sk_test_local');
});

it('the account is reset on request', async () => {
  await standIn.vendor.customers.create({ email: 'gone@example.test' });
  await standIn.control('POST', 'reset');
  expect((await standIn.vendor.customers.list()).data).toEqual([]);
  expect((await standIn.vendor.prices.list()).data).toHaveLength(4);
});
