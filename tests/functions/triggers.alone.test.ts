import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { updateSharing } from '../../functions/src/operations/sharing/update-sharing.ts';
import { setTriggers } from '../../emulators/launcher/background-triggers.ts';
import { adminAuth, adminFirestore, storedFields } from './support/cloud-access.ts';
import { keptUsagePath } from './support/departures.ts';
import { createFamily } from './support/family.ts';
import { PEN_NAME, sharedAs, sharingTools, storeOpenShare, storeStory } from './support/shared-items.ts';
import { tracesOf } from './support/traces.ts';
import { createWholeFamily } from './support/whole-family.ts';

/** The first event of a kind starts a process. */
const EVENTUALLY = { timeout: 120_000 };
const WHOLE = { timeout: 300_000 };

// Alone, and all in this file: what others leave held or half deleted would be judged and finished meanwhile.
beforeAll(() => setTriggers(inject('cloud').ports, 'on'));
afterAll(() => setTriggers(inject('cloud').ports, 'off'));

it('an edit, then the deletion of a shared story reach its share by themselves', WHOLE, async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  const caller = { uid: family.uid, emailVerified: true };
  const request = { contentType: 'story', contentId: storyId, isPublic: true } as const;
  const { shareId } = await updateSharing(sharingTools(), caller, request);
  const story = adminFirestore().doc(`stories/${storyId}`);

  await story.update({ title: 'The Treasure Hunt, told anew' });
  await expect
    .poll(async () => (await sharedAs(shareId))?.copy, EVENTUALLY)
    .toMatchObject({ title: 'The Treasure Hunt, told anew' });

  await story.delete();
  await expect.poll(async () => (await sharedAs(shareId))?.withdrawnAt, EVENTUALLY).toBeTypeOf('number');
});

it('a new comment is judged by itself', WHOLE, async () => {
  const id = randomUUID();
  await adminFirestore()
    .doc(`comments/${id}`)
    .set({
      contentId: await storeOpenShare(),
      contentType: 'story',
      userName: 'Aunt Willow',
      text: 'We read it twice.',
      status: 'held',
      createdAt: new Date(),
    });
  await expect.poll(async () => (await storedFields(`comments/${id}`))['status'], EVENTUALLY).toBe('visible');
});

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

it(
  'A10, K7: a sign-in that is deleted past us takes its account along; tombstone and usage remain',
  WHOLE,
  async () => {
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
    await expect
      .poll(left, { ...EVENTUALLY, interval: 1_000 })
      .toEqual({ documents: [`deleted/${family.uid}`, keptPath], files: {} });
  },
);
