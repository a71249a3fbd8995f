import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { VIEWPORTS } from '../support/browser.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { createReadingFamily, seedReaderSession } from './reading-family.ts';
import { createSharingFamily } from './shared-steps.ts';

const visitor = setUpVisitor();

const showLargeText = (page: Page) =>
  page.addInitScript(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [large];
  });

async function expectWithinScreen(control: Locator): Promise<void> {
  await control.waitFor();
  const rightEdge = await control.evaluate((element) => element.getBoundingClientRect().right);
  expect(rightEdge, String(control)).toBeLessThanOrEqual(VIEWPORTS.phone.width);
}

it('controls stay on a phone’s screen when text is twice as large', async () => {
  const [{ path }, family] = await Promise.all([createSharingFamily(), createReadingFamily('free')]);
  const page = await visitor.open('phone');
  const link = (name: string) => page.getByRole('link', { name });
  await showLargeText(page);
  await page.goto('/');
  await expectWithinScreen(page.getByText('Yearly', { exact: false }).first());
  await page.goto(path);
  await expectWithinScreen(link('Sign in').first());
  await seedReaderSession(page, family);
  await page.goto('/stories');
  await expectWithinScreen(link('Chapters'));
  await page.goto(`/stories/${family.storyId}?chapter=1`);
  await expectWithinScreen(link('Read chapter two'));
});
