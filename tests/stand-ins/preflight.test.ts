import { PLANS } from '@talelantern/domain/plans/plans';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Storage } from '@google-cloud/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createStripeClient } from '../../functions/src/billing/adapters/stripe/stripe-client.ts';
import { parseConfig } from '../../functions/src/config.ts';
import { runChecks, type Check } from '../../scripts/preflight/checks.ts';
import { deployedChecks } from '../../scripts/preflight/deployed-checks.ts';
import { openAiChecks } from '../../scripts/preflight/openai-checks.ts';
import { stripeChecks } from '../../scripts/preflight/stripe-checks.ts';
import { setUpAccount } from '../../scripts/stripe-setup/set-up-account.ts';
import { startStripeStandIn, type StripeStandIn } from '../../stand-ins/stripe/server.ts';
import { openStandIn, type StandIn } from '../support/stand-in.ts';

async function linesOf(checks: readonly Check[]): Promise<string[]> {
  const lines: string[] = [];
  await runChecks(checks, (line) => lines.push(line));
  return lines;
}

describe('preflight of the model vendor', () => {
  let standIn: StandIn;
  beforeAll(() => {
    standIn = openStandIn();
  });
  beforeEach(() => standIn.reset());

  const lines = async () =>
    linesOf(
      await openAiChecks(
        parseConfig({
          ...Object.fromEntries(
            ['TEXT', 'IMAGE', 'MODERATION', 'SPEECH'].map((kind) => [`${kind}_BASE_URL`, standIn.baseUrl]),
          ),
          OPENAI_API_KEY: 'local',
          USER_HASH_SECRET: '0123456789abcdef',
        }),
      ),
    );

  it('the preflight makes one call of each kind and prints time, tokens and price', async () => {
    expect(await lines()).toEqual([
      expect.stringMatching(/^✓ moderation of a text \(omni-moderation-latest\): a harmless text passes, \d+\.\d s$/),
      expect.stringMatching(
        /^✓ a chapter, streamed \(gpt-6\.1-terra\): \d+ letters, .* s, \d+ tokens in, \d+ out, \$0\.\d+$/,
      ),
      expect.stringMatching(/^✓ a chapter on Free \(gpt-6-luna\): \d+ letters/),
      expect.stringMatching(/^✓ notes of a chapter \(gpt-6\.1-terra\): \d+ people, .*\$0\.\d+$/),
      expect.stringMatching(/^✓ the moment of a scene \(gpt-6-luna\): \d+ people/),
      expect.stringMatching(/^✓ a portrait, medium \(gpt-image-2\.5-flare\): 768x1024 webp, .*\$0\.\d+$/),
      expect.stringMatching(/^✓ moderation of a picture .*: the portrait passes/),
      expect.stringMatching(/^✓ a landscape, high .*: 1152x768 webp/),
      expect.stringMatching(/^✓ a scene with three references .*: 1152x768 webp/),
      expect.stringMatching(
        /^✓ the judgement of a scene \(gpt-6-luna\): the same picture is \d+ the same and shows 0 of what is avoided, .*\$0\.\d+$/,
      ),
      expect.stringMatching(/^✓ speech \(gpt-realtime-2\.1-mini\): \d+\.\d s of sound/),
    ]);
    const requestedPaths = (await standIn.requests()).map(({ path }) => path);
    expect(requestedPaths.toSorted()).toEqual([
      '/v1/images/edits',
      '/v1/images/generations',
      '/v1/images/generations',
      '/v1/moderations',
      '/v1/moderations',
      '/v1/realtime',
      '/v1/responses',
      '/v1/responses',
      '/v1/responses',
      '/v1/responses',
      '/v1/responses',
    ]);
  });

  it('the preflight says what the vendor refuses', async () => {
    await standIn.plan({ kind: 'status', status: 403 }, { path: '/v1/images' });
    const failedLines = (await lines()).filter((line) => line.startsWith('✗'));
    expect(failedLines).toHaveLength(3);
    expect(failedLines[0]).toContain('Your organization must be verified to use this model');
  });
});

describe('preflight of the payment vendor', () => {
  const WEBHOOK = 'https://us-central1-my-tales.cloudfunctions.net/stripeWebhook';
  let standIn: StripeStandIn;
  beforeAll(async () => {
    standIn = await startStripeStandIn({ port: 0, catalogue: 'none' });
  });
  afterAll(() => standIn.close());

  it('the preflight says what a Stripe account lacks until it is set up', async () => {
    const stripe = createStripeClient('sk_test_local', standIn.url);
    const lines = () => linesOf(stripeChecks(stripe, 'sk_test_local', WEBHOOK));
    for (const line of await lines()) expect(line).toMatch(/^✗ Stripe .*npm run stripe:setup$/);
    await setUpAccount(stripe, { appUrl: 'https://my-tales.firebaseapp.com', webhookUrl: WEBHOOK }, () => {});
    await stripe.prices.create({
      product: 'talelantern_pro',
      currency: 'eur',
      unit_amount: Math.round(PLANS.pro_monthly.price * 100),
      recurring: { interval: 'month' },
      lookup_key: 'pro_monthly',
      transfer_lookup_key: true,
    });
    expect((await lines()).find((line) => line.startsWith('✗'))).toMatch(/^✗ Stripe prices: pro_monthly missing or/);
    await setUpAccount(stripe, { appUrl: 'https://my-tales.firebaseapp.com', webhookUrl: WEBHOOK }, () => {});
    const [endpoint] = (await stripe.webhookEndpoints.list()).data;
    await stripe.webhookEndpoints.update(endpoint?.id ?? '', { enabled_events: ['invoice.paid'] });
    expect((await lines()).find((line) => line.startsWith('✗'))).toMatch(
      /not sent checkout\.session\.completed, .*npm run/,
    );
    await setUpAccount(stripe, { appUrl: 'https://my-tales.firebaseapp.com', webhookUrl: WEBHOOK }, () => {});
    expect(await lines()).toEqual([
      '✓ Stripe prices: 4 as in the plan table, in a test account',
      '✓ Stripe portal: families can change and end their plan',
      `✓ Stripe webhook: enabled for ${WEBHOOK}`,
    ]);
  });
});

describe('preflight of a deployment', () => {
  let google: Server;
  let url: string;
  /** The responses of Google's services, by path. */
  let bodies: Record<string, object> = {};
  beforeAll(async () => {
    google = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://own.invalid');
      const body = bodies[pathname];
      response.statusCode = body ? 200 : 404;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  });
  afterAll(() => google.close());

  const BUCKET = 'my-tales.firebasestorage.app';
  const lines = () => {
    const { urls } = inject('cloud');
    const { functionsUrl } = inject('shared');
    const deployed = {
      app: { VITE_FIREBASE_API_KEY: 'key', VITE_SOCIAL_SIGN_IN: 'on' },
      appUrl: urls.app,
      functionsUrl: functionsUrl.replace(/\/$/, ''),
      origins: ['https://talelantern.test'],
    };
    const bucket = new Storage({ projectId: 'my-tales', apiEndpoint: url }).bucket(BUCKET);
    return linesOf(deployedChecks(deployed, bucket, url));
  };

  it('the preflight finds what Google’s console still lacks', async () => {
    bodies = { '/v1/projects': { authorizedDomains: ['elsewhere.test'] }, [`/storage/v1/b/${BUCKET}`]: {} };
    expect((await lines()).filter((line) => line.startsWith('✗'))).toEqual([
      expect.stringContaining('Authorized domains: without it no mail is sent.'),
      expect.stringContaining('✗ sign-in with google.com: Enable it in Authentication'),
      expect.stringContaining('✗ sign-in with apple.com: Enable it in Authentication'),
      expect.stringContaining('Run: npm run storage:cors'),
    ]);
  });

  it('the preflight reports a provider behind App Check as not checked, and any other refusal with its message', async () => {
    const refusal = (message: string) => ({ '/v1/accounts:createAuthUri': { error: { code: 401, message } } });
    const googleLine = async () => (await lines()).find((line) => line.includes('google.com'));
    bodies = refusal('Firebase App Check token is invalid.');
    expect(await googleLine()).toContain('✓ sign-in with google.com: not checked, because App Check is enforced');
    bodies = refusal('API key not valid.');
    expect(await googleLine()).toContain('✗ sign-in with google.com: API key not valid. Enable it');
  });

  it('the preflight passes for a complete deployment', async () => {
    bodies = {
      '/v1/projects': { authorizedDomains: [new URL(inject('cloud').urls.app).host] },
      '/v1/accounts:createAuthUri': { authUri: 'https://accounts.google.com/o/oauth2/auth' },
      [`/storage/v1/b/${BUCKET}`]: { cors: [{ origin: ['https://talelantern.test'], method: ['GET'] }] },
    };
    const all = await lines();
    expect(all.filter((line) => !line.startsWith('✓'))).toEqual([]);
    expect(all).toContain('✓ functions: answer https://talelantern.test');
  });
});
