import { expect, it } from 'vitest';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { PASSWORD } from '../functions/support/family.ts';
import { sharingDeps } from '../functions/support/shared-items.ts';
import { VIEWPORTS } from '../support/browser.ts';
import { seedSession } from '../support/signed-in.ts';
import { useVisitor } from '../support/use-visitor.ts';
import { commentsOn, createSharingFamily, press } from './shared-steps.ts';

const visitor = useVisitor();
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1_180 }, VIEWPORTS.desktop];

async function expectAccessible(screen: string): Promise<void> {
  for (const size of SIZES) {
    await visitor.page.setViewportSize(size);
    await visitor.expectAccessible(`${screen}, ${size.width} px`);
  }
}

it('the owner of a share removes a comment and closes the page', { timeout: 240_000 }, async () => {
  const { email, family, storyId, shareId, path } = await createSharingFamily();
  await adminFirestore().collection('comments').add({
    contentId: shareId,
    contentType: 'story',
    userName: 'Nana Jo',
    text: 'We read it twice.',
    status: 'visible',
    createdAt: new Date(),
  });
  const page = await visitor.open('phone');
  await seedSession(page, email, PASSWORD);
  await page.goto(path);
  await page.getByText('We read it twice.', { exact: true }).waitFor();
  await expectAccessible('an open page');
  await press(page, 'Delete Nana Jo’s comment');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No comments yet.').waitFor();
  expect((await commentsOn(shareId)).size).toBe(0);

  await updateSharing(
    sharingDeps(),
    { uid: family.uid, emailVerified: true },
    { contentType: 'story', contentId: storyId, isPublic: false },
  );
  expect((await page.reload())?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This page is closed' }).waitFor();
  await expectAccessible('a closed page');
});
