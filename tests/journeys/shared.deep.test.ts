import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { PASSWORD } from '../functions/support/family.ts';
import { sharingDeps } from '../functions/support/shared-items.ts';
import { VIEWPORTS } from '../support/browser.ts';
import { urlOfModule } from '../support/built-app.ts';
import { seedSession } from '../support/signed-in.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { expectToast } from './family-steps.ts';
import { commentsOn, createSharingFamily, likeButton, press, triggerAppLoad } from './shared-steps.ts';

const visitor = setUpVisitor();
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1_180 }, VIEWPORTS.desktop];

async function expectAccessible(screen: string): Promise<void> {
  for (const size of SIZES) {
    await visitor.page.setViewportSize(size);
    await visitor.expectAccessible(`${screen}, ${size.width} px`);
  }
}

it(
  'the owner deletes a comment and withdraws the share, whose page then returns 404',
  { timeout: 240_000 },
  async () => {
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
  },
);

const DIALOG_LOST = 'This didn’t open. Please try again.';
const LISTEN_LOST = 'Can’t read aloud right now';

/** Opens a shared story without the file of a module; `restore` lets it arrive. */
async function openWithout(module: string, { isSignedIn = false } = {}) {
  const { email, shareId, path } = await createSharingFamily();
  const page = await visitor.open('phone');
  const url = `**${urlOfModule(module)}`;
  await page.route(url, (route) => route.abort());
  if (isSignedIn) await seedSession(page, email, PASSWORD);
  await page.goto(path);
  return { page, shareId, path, restore: () => page.unroute(url) };
}

const expectStory = (page: Page) => page.getByText('Ember was not.', { exact: true }).waitFor();

it(
  'a dialog whose file fails to load leaves the story readable, reports the failure, and opens on the next click',
  { timeout: 240_000 },
  async () => {
    const { page, restore } = await openWithout('src/features/shared-page/report-dialog.tsx');
    await triggerAppLoad(page);
    await press(page, 'Report this page');
    await expectToast(page, DIALOG_LOST);
    await expectStory(page);
    await restore();
    await press(page, 'Report this page');
    await page.getByRole('dialog', { name: 'Report this page' }).waitFor();
  },
);

it('comments whose file fails to load leave the story readable and can be retried', { timeout: 240_000 }, async () => {
  const { page, restore } = await openWithout('src/features/shared-page/comment-list.tsx');
  await triggerAppLoad(page);
  await page.getByRole('region', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await page.getByText('Failed to fetch comments').waitFor();
  await expectStory(page);
  await restore();
  await press(page, 'Try again');
  await page.getByText('No comments yet.').waitFor();
});

it.each(['src/app/page-notices.tsx', 'src/pages/family-view.tsx'])(
  'a family reads the story without %s',
  { timeout: 240_000 },
  async (module) => {
    const { page } = await openWithout(module, { isSignedIn: true });
    // Read by a family only.
    await page.getByLabel('Say something kind').waitFor();
    await expectStory(page);
    await likeButton(page, 0).waitFor();
  },
);

it(
  'a comment is kept when a file that it needs fails to load, and can be sent again',
  { timeout: 240_000 },
  async () => {
    const { page, shareId, restore } = await openWithout('src/app/family-scope.tsx', { isSignedIn: true });
    await page.getByLabel('Say something kind').fill('We read it twice.');
    await press(page, 'Add the comment');
    await expectToast(page, DIALOG_LOST);
    await expectStory(page);
    await restore();
    await press(page, 'Add the comment');
    await page.getByText('Only you see this until it has been checked.').waitFor();
    expect((await commentsOn(shareId)).size).toBe(1);
  },
);

it('Listen reports that its file failed to load, and retries on the next click', { timeout: 240_000 }, async () => {
  const { page, restore } = await openWithout('src/pages/shared-listening.ts');
  await triggerAppLoad(page);
  await press(page, 'Listen');
  await press(page, LISTEN_LOST);
  await expectStory(page);
  await restore();
  await press(page, LISTEN_LOST);
  // Expected here, because the test browser has no voice.
  await page.getByRole('button', { name: 'This device can’t read aloud' }).waitFor();
});

it(
  'Sign in and Listen work while the app fails to load, and the app starts on a later click',
  { timeout: 240_000 },
  async () => {
    const { page, path, restore } = await openWithout('shared.html');
    await press(page, 'Listen');
    await page.getByRole('button', { name: LISTEN_LOST }).waitFor();
    await expectStory(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login');
    await page.goto(path);
    await press(page, 'Listen');
    await page.getByRole('button', { name: LISTEN_LOST }).waitFor();
    await restore();
    await page.getByRole('heading', { level: 1 }).click();
    await likeButton(page, 0).waitFor();
  },
);
