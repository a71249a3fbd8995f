import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { setTriggers } from '../../emulators/launcher/background-triggers.ts';
import { adminAuth } from './support/cloud-access.ts';
import { keptUsagePath } from './support/departures.ts';
import { tracesOf } from './support/traces.ts';
import { createWholeFamily } from './support/whole-family.ts';

beforeAll(() => setTriggers(inject('cloud').ports, 'on'));
afterAll(() => setTriggers(inject('cloud').ports, 'off'));

/** As anybody can with the key of the app and a token, past our page and our function. */
async function deleteSignIn(idToken: string): Promise<void> {
  const { adminEnvironment } = inject('cloud');
  const service = `http://${adminEnvironment['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${service}/accounts:delete?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  expect(response.status).toBe(200);
}

it('A10, K7: a sign-in that is deleted past us takes its account along; tombstone and usage remain', async () => {
  const family = await createWholeFamily();
  const keptPath = await keptUsagePath(family);
  await deleteSignIn(family.token);
  await expect(adminAuth().getUser(family.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  const left = async (): Promise<unknown> => {
    const { documents, files } = await tracesOf([
      family.uid,
      ...family.shareIds,
      keptPath.slice(keptPath.indexOf('/') + 1),
    ]);
    return { documents: Object.keys(documents).toSorted(), files };
  };
  // The first event starts a process.
  await expect
    .poll(left, { timeout: 120_000, interval: 1_000 })
    .toEqual({ documents: [`deleted/${family.uid}`, keptPath], files: {} });
});
