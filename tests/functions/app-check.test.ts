import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameworkProcess } from '../support/framework-process.ts';
import { startStandIn, type StandIn } from '../support/stand-in.ts';
import { httpsFunctions, startEveryFunction } from './support/every-function.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, post } from './support/function-under-test.ts';
import { KEY_ID, PROJECT, signToken, startGoogle, type Google } from './support/google.ts';

const HOUR_S = 3600;
const APP_ID = '1:1:web:talelantern';
const now = Math.floor(Date.now() / 1000);

/** A token as App Check gives it to our own app; what is given replaces what a good one says. */
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

describe('with App Check switched on', () => {
  let google: Google;
  let standIn: StandIn;
  let running: FrameworkProcess;
  let family: Family;

  beforeAll(async () => {
    google = await startGoogle({});
    standIn = await startStandIn();
    family = await createFamily();
    running = await startEveryFunction(standIn, {
      settings: { APP_CHECK: 'on', STAND_IN_FOR_GOOGLE: google.url },
      preload: join(import.meta.dirname, 'support/google-preload.ts'),
    });
  });
  afterAll(async () => {
    await running.stop();
    await standIn.close();
    google.close();
  });

  const call = (token: string | null, name = 'generateStory', body = {}) =>
    post(`${running.url}${name}`, family, body, { headers: token === null ? {} : { 'x-firebase-appcheck': token } });

  const isRefused = {
    status: 401,
    json: failure('unauthenticated', 'This app could not be confirmed. Please reload the page.'),
  };
  const isAccepted = { status: 400, json: failure('invalid', 'At least one character is required') };

  it('nobody is let in or turned away while Google’s keys cannot be fetched', async () => {
    google.certificates = 'broken';
    expect(await call(appToken())).toMatchObject({ status: 503, json: failure('busy', 'Busy, please try later') });
    google.certificates = 'there';
    expect(await call(appToken())).toMatchObject(isAccepted);
  });

  it.each([
    ['missing', () => null],
    ['empty', () => ''],
    ['no token', () => 'a.b.c'],
    ['expired', () => appToken({ exp: now - 5, iat: now - HOUR_S })],
    ['for another project', () => appToken({ aud: ['projects/2', 'projects/demo-other'] })],
    ['issued by somebody else', () => appToken({ iss: 'https://firebaseappcheck.example/1' })],
    ['an ID token', () => signToken(APP_ID)],
    [
      'signed by somebody else',
      () => appToken({}, { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    ['under an unknown key', () => appToken({}, { header: { kid: 'another-key' } })],
    [
      'unsigned',
      () =>
        `${appToken({}, { header: { alg: 'none', kid: KEY_ID } })
          .split('.')
          .slice(0, 2)
          .join('.')}.`,
    ],
  ])('a token that is %s is refused', async (_case, token) => {
    expect(await call(token())).toMatchObject(isRefused);
    expect(await call(appToken())).toMatchObject(isAccepted);
  });

  it('no function answers anything but our own app, and none asks a vendor', async () => {
    const names = await httpsFunctions();
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect(await call(null, name), name).toMatchObject(isRefused);
      expect((await call(appToken(), name, { userId: 7 })).status, name).toBe(400);
    }
    expect(await standIn.requests('/v1/moderations')).toEqual([]);
  });

  it('a browser may send the token along', async () => {
    const preflight = await post(running.url + 'generateStory', null, undefined, {
      method: 'OPTIONS',
      headers: { origin: 'https://talelantern.test', 'access-control-request-headers': 'x-firebase-appcheck' },
    });
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-firebase-appcheck');
  });
});
