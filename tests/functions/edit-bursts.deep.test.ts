import { expect, it } from 'vitest';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { changeAndSend } from './support/events.ts';
import { createFamily } from './support/family.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { PEN_NAME, readPublicShare, sharingDeps, storeStory } from './support/shared-items.ts';

const EDITS = 75;

const functions = setUpFunctions();

async function shareNewStory() {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  const request = { contentType: 'story', contentId: storyId, isPublic: true } as const;
  const { shareId } = await updateSharing(sharingDeps(), { uid: family.uid, emailVerified: true }, request);
  return { story: adminFirestore().doc(`stories/${storyId}`), shareId };
}

it('a deletion is processed while another family edits two shares 75 times each', async () => {
  const [one, two, deleted] = [await shareNewStory(), await shareNewStory(), await shareNewStory()];
  let isOver = false;
  const edits = async ({ story }: typeof one): Promise<void> => {
    const events = [];
    for (let count = 1; count <= EDITS; count += 1) {
      const title = `Edit ${count}`;
      events.push(changeAndSend(functions.url('events/storyEdited'), story.path, () => story.update({ title })));
      await expect.poll(async () => (await story.get()).get('title')).toBe(title);
    }
    await Promise.all(events);
  };
  const storm = Promise.all([edits(one), edits(two)]).then(() => (isOver = true));
  await changeAndSend(functions.url('events/storyDeleted'), deleted.story.path, () => deleted.story.delete());
  expect((await readPublicShare(deleted.shareId))?.withdrawnAt).toBeTypeOf('number');
  expect(isOver).toBe(false);
  await storm;
  for (const { shareId } of [one, two])
    expect((await readPublicShare(shareId))?.copy).toMatchObject({ title: `Edit ${EDITS}` });
});
