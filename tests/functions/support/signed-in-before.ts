import * as z from 'zod/mini';
import { testCloud } from '../../support/test-cloud.ts';
import type { Family } from './family.ts';

const claimsSchema = z.looseObject({ auth_time: z.number() });

/** A token of an old sign-in to an older account. */
export async function signedInBefore(family: Family, agoMs: number): Promise<Family> {
  const { uid, token } = family;
  const [header, payload = ''] = token.split('.');
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const { projectId, urls } = testCloud();
  const validSince = String(Math.floor(Date.now() / 1000) - 3_600);
  const response = await fetch(`${urls.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince }),
  });
  if (!response.ok) throw new Error(`The sign-in service changes no account: ${await response.text()}`);
  const older = { ...claims, auth_time: Math.floor((Date.now() - agoMs) / 1000) };
  return { ...family, token: `${header}.${Buffer.from(JSON.stringify(older)).toString('base64url')}.` };
}
