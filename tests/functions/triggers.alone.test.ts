import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { setTriggers } from '../../local-cloud/launcher/background-triggers.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { storeOpenShare } from './support/shared-items.ts';

// Alone: triggers that are on would process the held and deleted data of other tests.
beforeAll(() => setTriggers(inject('cloud').ports, 'on'));
afterAll(() => setTriggers(inject('cloud').ports, 'off'));

// One event shows that a trigger of the deployed bundle gets its events; what each of them does: triggers.test.ts.
it('a new comment is moderated', async () => {
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
  await expect.poll(async () => (await storedFields(`comments/${id}`))['status'], { timeout: 80_000 }).toBe('visible');
});
