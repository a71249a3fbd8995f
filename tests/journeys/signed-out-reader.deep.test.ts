import { SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-url';
import { expect, inject, it } from 'vitest';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { PEN_NAME, sharingDeps, storeStory } from '../functions/support/shared-items.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { urlOfModule } from '../support/built-app.ts';
import { seedSession } from '../support/signed-in.ts';
import { newEmail } from './family-steps.ts';

const WALK_MS = 120_000;

async function shareStory() {
  const { uid, ...family } = await createFamily({ profile: { penName: PEN_NAME } });
  const contentId = await storeStory({ uid, ...family }, { title: 'The Quiet Harbour' });
  const request = { contentType: 'story', contentId, isPublic: true, allowComments: false } as const;
  const { shareId } = await updateSharing(sharingDeps(), { uid, emailVerified: true }, request);
  if (shareId === null) throw new Error('Nothing is shared');
  return {
    path: `${SHARED_PAGE_PATHS.story}${shareId}`,
    counts: async () => (await storedFields(`shares/${shareId}`))['sharing'],
  };
}

it(
  'a signed-in user without a sign-in hint is treated as a visitor until the first like',
  { timeout: WALK_MS },
  async () => {
    const { path, counts } = await shareStory();
    const email = newEmail();
    await createFamily({ email });
    const browser = await openBrowser();
    const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
    await seedSession(page, email, PASSWORD);
    await page.evaluate(() => localStorage.clear());
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));

    await page.goto(path);
    await page.mouse.wheel(0, 40);
    await page.getByRole('button', { name: 'Like, 0 likes' }).waitFor();
    await expect.poll(counts).toMatchObject({ views: 1, likes: 0 });
    for (const part of ['src/app/start-sign-in-and-reporting.ts', 'src/app/create-shared-items.ts'])
      expect(requests).not.toContain(urlOfModule(part));

    await page.getByRole('button', { name: 'Like, 0 likes' }).click();
    await page.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor();
    await expect.poll(counts).toMatchObject({ views: 1, likes: 1 });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(errors).toEqual([]);
    await close();
    await browser.close();
  },
);
