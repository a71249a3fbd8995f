import type { Page } from 'playwright-core';
import type { Visitor } from '../support/visitor.ts';

/** Opens `path` while the app's scripts are held back; `release` lets them through. */
export async function openHeld(
  visitor: Visitor,
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
) {
  const page = await visitor.open('phone');
  await prepare(page);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, release, heading: page.getByRole('heading', { level: 1 }) };
}

/** Marks the heading, which a new rendering would replace. */
export const mark = (page: Page) => page.locator('h1').evaluate((heading) => heading.setAttribute('data-seen', ''));
export const isMarked = (page: Page) => page.locator('h1[data-seen]').count();
