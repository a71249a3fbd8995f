import { createHmac, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameworkProcess } from '../support/framework-process.ts';
import { openStandIn, type StandIn } from '../support/stand-in.ts';
import { EMBER } from './support/chapters.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { httpsFunctions } from './support/endpoints.ts';
import { startFunctions } from './support/function-under-test.ts';
import { failure, post } from './support/function-under-test.ts';
import { KEY_ID, publicKeyText, signToken, startGoogle, type Google } from './support/google.ts';

const HOUR_S = 3600;
const now = Math.floor(Date.now() / 1000);

/** When the family's sessions were revoked. */
const REVOKED_AT = now - HOUR_S;

const ACCOUNTS = {
  family: { validSince: String(REVOKED_AT) },
  disabled: { validSince: String(now - HOUR_S), disabled: true },
  revoked: { validSince: String(now + HOUR_S) },
  unverified: { email: 'unverified@example.test' },
};

const withoutSignature = (token: string): string => `${token.split('.').slice(0, 2).join('.')}.`;

/** `token` with the claims of `other`, under its own signature. */
function withClaimsOf(token: string, other: string): string {
  const [header, , signature] = token.split('.');
  return [header, other.split('.')[1], signature].join('.');
}

/** Signed with the public key as a shared secret: the classic algorithm confusion. */
function signedWithPublicKey(): string {
  const signed = withoutSignature(signToken('family', { header: { alg: 'HS256' } })).slice(0, -1);
  return `${signed}.${createHmac('sha256', publicKeyText).update(signed).digest('base64url')}`;
}

describe('ID tokens without the Auth emulator', () => {
  let google: Google;
  let standIn: StandIn;
  let functionProcess: FrameworkProcess;
  const call = (token: string, name = 'generateStory', body = {}) =>
    post(`${functionProcess.url}${name}`, { token }, body);

  beforeAll(async () => {
    for (const uid of ['family', 'unverified']) {
      await adminFirestore()
        .doc(`users/${uid}`)
        .set({ email: `${uid}@example.test`, displayName: 'The Fennimores' });
    }
    google = await startGoogle(ACCOUNTS);
    standIn = openStandIn();
    functionProcess = await startFunctions(standIn, {
      preload: join(import.meta.dirname, 'support/google-preload.ts'),
      settings: {
        FIREBASE_AUTH_EMULATOR_HOST: '',
        STAND_IN_FOR_GOOGLE: google.url,
        METADATA_SERVER_DETECTION: 'assume-present',
        GCE_METADATA_HOST: google.url,
      },
    });
  });
  afterAll(async () => {
    await functionProcess.stop();
    await standIn.reset();
    google.close();
  });

  const acceptedResponse = { status: 400, json: failure('invalid', 'At least one character is required') };

  it('a call returns 503 while Google’s certificates are unavailable', async () => {
    google.certificates = 'broken';
    expect(await call(signToken('family'))).toMatchObject({
      status: 503,
      json: failure('busy', 'Busy, please try later'),
    });
    google.certificates = 'available';
    expect(await call(signToken('family'))).toMatchObject(acceptedResponse);
  });

  it.each([
    ['expired', () => signToken('family', { claims: { exp: now - 5, iat: now - HOUR_S } })],
    ['for another project', () => signToken('family', { claims: { aud: 'demo-other' } })],
    [
      'issued for a different project',
      () => signToken('family', { claims: { iss: 'https://securetoken.google.com/demo-other' } }),
    ],
    [
      'signed with a different key',
      () => signToken('family', { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    ['signed with an unknown key id', () => signToken('family', { header: { kid: 'another-key' } })],
    ['unsigned', () => withoutSignature(signToken('family', { header: { alg: 'none', kid: KEY_ID } }))],
    ['signed with the public key', signedWithPublicKey],
    ['changed to another user after signing', () => withClaimsOf(signToken('family'), signToken('revoked'))],
    ['truncated', () => signToken('family').replace(/\.[^.]+\./, (claims) => `${claims.slice(0, -9)}.`)],
    ['revoked', () => signToken('revoked')],
    [
      'of a sign-in one second before the revocation',
      () => signToken('family', { claims: { auth_time: REVOKED_AT - 1 } }),
    ],
    ['of a disabled account', () => signToken('disabled')],
    ['of a deleted account', () => signToken('nobody')],
  ])('an ID token is refused when it is %s', async (_case, token) => {
    expect(await call(token())).toMatchObject({
      status: 401,
      json: failure('unauthenticated', 'User authentication required'),
    });
    expect(await call(signToken('family'))).toMatchObject(acceptedResponse);
  });

  it('an ID token of a sign-in in the second of the revocation is accepted, as by the Admin SDK', async () => {
    expect(await call(signToken('family', { claims: { auth_time: REVOKED_AT } }))).toMatchObject(acceptedResponse);
  });

  it('every function checks an ID token in the same way', async () => {
    for (const name of await httpsFunctions()) {
      const forged = signToken('family', { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey });
      for (const token of [signToken('family', { claims: { exp: now - 5, iat: now - HOUR_S } }), forged]) {
        expect(await call(token, name), name).toMatchObject({
          status: 401,
          json: { error: { code: 'unauthenticated' } },
        });
      }
      expect((await call(signToken('family'), name, { userId: 7 })).status, name).toBe(400);
    }
    expect(await standIn.requests()).toEqual([]);
  });

  it('a request asks the sign-in service once for its account, also for the email address of the month', async () => {
    const chapter = { characters: [EMBER], theme: 'Treasure Hunt', ageRange: '5-8', storyPhase: 'introduction' };
    google.lookups = 0;
    expect((await call(signToken('unverified'), 'generateStory', chapter)).status).toBe(200);
    expect(google.lookups).toBe(1);
    // The second story needs a verified email address; the account's counts, not the token's.
    expect(await call(signToken('unverified'), 'generateStory', chapter)).toMatchObject({ status: 403 });
    expect(google.lookups).toBe(2);
  });
});
