import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FrameworkProcess } from '../support/framework-process.ts';
import { openStandIn, type StandIn } from '../support/stand-in.ts';
import { httpsFunctions } from './support/endpoints.ts';
import { startFunctions } from './support/function-under-test.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, post } from './support/function-under-test.ts';
import { KEY_ID, PROJECT, signToken, startGoogle, type Google } from './support/google.ts';

const HOUR_S = 3600;
const APP_ID = '1:1:web:talelantern';
const now = Math.floor(Date.now() / 1000);

/** A valid App Check token of our app; the arguments override its claims. */
const appToken = (
  claims: object = {},
  more: Omit<NonNullable<Parameters<typeof signToken>[1]>, 'claims'> = {},
): string =>
  signToken(APP_ID, {
    ...more,
    claims: {
      iss: 'https://firebaseappcheck.googleapis.com/1',
      aud: ['projects/1', `projects/${PROJECT}`],
      ...claims,
    },
  });

let google: Google;
let standIn: StandIn;
let functionProcess: FrameworkProcess;
let family: Family;

beforeAll(async () => {
  google = await startGoogle({});
  standIn = openStandIn();
  family = await createFamily();
  functionProcess = await startFunctions(standIn, {
    settings: { APP_CHECK: 'on', STAND_IN_FOR_GOOGLE: google.url },
    preload: join(import.meta.dirname, 'support/google-preload.ts'),
  });
});
afterAll(async () => {
  await functionProcess.stop();
  await standIn.reset();
  google.close();
});

const call = (token: string | null, name = 'generateStory', body = {}) =>
  post(`${functionProcess.url}${name}`, family, body, {
    headers: token === null ? {} : { 'x-firebase-appcheck': token },
  });

const REFUSED = {
  status: 401,
  json: failure('unauthenticated', 'We couldn’t verify this app. Please reload the page.'),
};
const ACCEPTED = { status: 400, json: failure('invalid', 'At least one character is required') };

it('a call with an App Check token returns 503 while Google’s keys cannot be fetched', async () => {
  google.certificates = 'broken';
  expect(await call(appToken())).toMatchObject({ status: 503, json: failure('busy', 'Busy, please try later') });
  google.certificates = 'available';
  expect(await call(appToken())).toMatchObject(ACCEPTED);
});

it.each([
  ['missing', () => null],
  ['empty', () => ''],
  ['not a token', () => 'a.b.c'],
  ['expired', () => appToken({ exp: now - 5, iat: now - HOUR_S })],
  ['for another project', () => appToken({ aud: ['projects/2', 'projects/demo-other'] })],
  ['from another issuer', () => appToken({ iss: 'https://firebaseappcheck.example/1' })],
  ['an ID token', () => signToken(APP_ID)],
  [
    'signed with a different key',
    () => appToken({}, { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
  ],
  ['signed with an unknown key id', () => appToken({}, { header: { kid: 'another-key' } })],
  [
    'unsigned',
    () =>
      `${appToken({}, { header: { alg: 'none', kid: KEY_ID } })
        .split('.')
        .slice(0, 2)
        .join('.')}.`,
  ],
])('an App Check token that is %s is refused', async (_case, token) => {
  expect(await call(token())).toMatchObject(REFUSED);
  expect(await call(appToken())).toMatchObject(ACCEPTED);
});

it('only requests of our own app are served, and no vendor is called for others', async () => {
  const names = await httpsFunctions();
  expect(names).not.toEqual([]);
  for (const name of names) {
    expect(await call(null, name), name).toMatchObject(REFUSED);
    expect((await call(appToken(), name, { userId: 7 })).status, name).toBe(400);
  }
  expect(await standIn.requests('/v1/moderations')).toEqual([]);
});

it('the App Check header is allowed across origins', async () => {
  const preflight = await post(functionProcess.url + 'generateStory', null, undefined, {
    method: 'OPTIONS',
    headers: { origin: 'https://talelantern.test', 'access-control-request-headers': 'x-firebase-appcheck' },
  });
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-firebase-appcheck');
});
