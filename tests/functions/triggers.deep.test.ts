import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { updateSharing } from '../../functions/src/operations/sharing/update-sharing.ts';
import { setTriggers } from '../../emulators/launcher/background-triggers.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily } from './support/family.ts';
import { PEN_NAME, sharedAs, sharingTools, storeOpenShare, storeStory } from './support/shared-items.ts';

/** The first event of a kind starts a process. */
const EVENTUALLY = { timeout: 60_000 };

beforeAll(() => setTriggers(inject('cloud').ports, 'on'));
afterAll(() => setTriggers(inject('cloud').ports, 'off'));

it('an edit, then the deletion of a shared story reach its share by themselves', async () => {
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

it('a new comment is judged by itself', async () => {
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
