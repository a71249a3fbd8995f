import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, type ViewportName } from '../support/browser.ts';
import { createReadingFamily, FIRST_CHAPTER, openReader, storedPlace, storedReader } from './reading-family.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function startVisit(viewport: ViewportName) {
  const family = await createReadingFamily('free');
  const visitor = await visit(browser, viewport, inject('cloud').urls.app);
  await openReader(visitor.page, family);
  return { ...visitor, family };
}

const pageNumber = async (page: Page): Promise<number> =>
  Number(/^Page (\d+) /.exec((await page.locator('.reader-number').textContent()) ?? '')?.[1]);
const onPage = (page: Page, number: number) => expect.poll(() => pageNumber(page)).toBe(number);
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();

/** The words that can be seen, first and last. */
const wordsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const view = document.querySelector('.reader-view')?.getBoundingClientRect();
    return Array.from(document.querySelectorAll('.reader-view [data-word]'))
      .filter((word) => {
        const { left, right } = word.getBoundingClientRect();
        return view !== undefined && right > view.left && left < view.right;
      })
      .map((word) => word.textContent ?? '');
  });

/** Size and face of the letters. */
const letters = (page: Page): Promise<string[]> =>
  page.locator('.reader-flow').evaluate((flow) => [getComputedStyle(flow).fontSize, getComputedStyle(flow).fontFamily]);

/** A finger drawn across the middle of the book. */
async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 480 }] });
  await touch('touchStart', fromX);
  await touch('touchMove', (fromX + toX) / 2);
  await touch('touchMove', toX);
  await touch('touchEnd', toX);
}

describe.each<ViewportName>(['desktop', 'phone'])('the book on a %s', (viewport) => {
  it('opens with its cover, and is turned by keys and buttons through all its words', async () => {
    const { page, errors, close } = await startVisit(viewport);
    await page.getByText('Told with the help of AI.').waitFor();
    await onPage(page, 1);
    expect(await wordsInView(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.keyboard.press('ArrowRight');
    await onPage(page, 2);
    await page.getByRole('img', { name: 'The harbour town was still asleep' }).waitFor();
    await press(page, 'Page on');
    await onPage(page, 3);
    await press(page, 'Page back');
    await onPage(page, 2);
    const { length } = FIRST_CHAPTER.match(/\S+/g) ?? [];
    const read = await wordsInView(page);
    for (let number = 3; read.length < length; number += 1) {
      await page.keyboard.press('PageDown');
      await onPage(page, number);
      read.push(...(await wordsInView(page)));
    }
    expect(read).toEqual(FIRST_CHAPTER.match(/\S+/g));
    await page.getByRole('img', { name: 'they walked down to the quay' }).waitFor();
    await press(page, 'Read chapter two');
    await page.getByRole('heading', { name: 'Development' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Introduction' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Read and listen' }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

it('turns under a finger, remembers the place, and goes on there after a reload', async () => {
  const { page, family, close } = await startVisit('phone');
  await swipe(page, 320, 60);
  await onPage(page, 2);
  await swipe(page, 320, 60);
  await onPage(page, 3);
  await swipe(page, 60, 320);
  await onPage(page, 2);
  await swipe(page, 320, 60);
  await swipe(page, 320, 60);
  await onPage(page, 4);
  const seen = await wordsInView(page);
  await expect.poll(() => storedPlace(family)).toEqual({ part: 0, paragraph: 3 });
  await page.reload();
  await onPage(page, 4);
  expect(await wordsInView(page)).toEqual(seen);

  // Leaving at once keeps the place too.
  await press(page, 'Chapter 2');
  await page.getByRole('link', { name: 'Close the book' }).click();
  await expect.poll(() => storedPlace(family)).toEqual({ part: 1, paragraph: 0 });
  await page.getByRole('link', { name: 'Read and listen' }).click();
  await page.getByRole('heading', { name: 'Development' }).waitFor();
  await close();
});

it('shows the letters and the page as the family likes them, on every device, and keeps the place meanwhile', async () => {
  const { page, family, close } = await startVisit('phone');
  await page.keyboard.press('End');
  const last = await wordsInView(page);
  await press(page, 'Letters and page');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByText('XXL', { exact: true }).click();
  await page.getByText('Wider', { exact: true }).click();
  await page.getByText('Hyperlegible', { exact: true }).click();
  await page.getByText('Hidden', { exact: true }).click();
  await press(page, 'Done');
  expect(last).toEqual(expect.arrayContaining(await wordsInView(page)));
  expect(await sidewaysScroll(page)).toBe(0);

  for (const light of ['Sepia', 'Night', 'Paper']) {
    await press(page, 'Letters and page');
    await page.getByText(light, { exact: true }).click();
    await press(page, 'Done');
    expect.soft(await accessibilityProblems(page), light).toEqual([]);
  }
  await page.reload();
  await page.locator('.reader-number').waitFor();
  expect(await letters(page)).toEqual(['42.56px', expect.stringContaining('Atkinson Hyperlegible Next')]);
  expect(await page.getByRole('img').count()).toBe(0);
  await expect.poll(() => storedReader(family)).toMatchObject({ size: 'largest', face: 'hyperlegible', light: 'day' });
  await close();

  const other = await visit(browser, 'phone', inject('cloud').urls.app);
  await openReader(other.page, family);
  await expect.poll(async () => (await letters(other.page))[0]).toBe('42.56px');
  await expect.poll(() => other.page.getByRole('img').count()).toBe(0);
  await other.close();
});

it('leaves the keys of a control to the control, and says where it is', async () => {
  const { page, close } = await startVisit('desktop');
  const place = page.getByRole('slider', { name: 'Place in the chapter' });
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await onPage(page, 2);
  expect(await place.getAttribute('aria-valuetext')).toMatch(/^Page 2 of \d+$/);
  await press(page, 'Letters and page');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await onPage(page, 2);
  await page.getByRole('heading', { level: 1, name: 'The Treasure Hunt of Ember and Pip' }).waitFor();
  await close();
});

it('comes to rest on the page it was turned to, however fast it is turned', async () => {
  const { page, close } = await startVisit('phone');
  await page.keyboard.press('End');
  const last = await pageNumber(page);
  const words = await wordsInView(page);
  await page.keyboard.press('Home');
  await onPage(page, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (let turned = 1; turned < last; turned += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => wordsInView(page)).toEqual(words);
  expect(await pageNumber(page)).toBe(last);
  await close();
});

it('goes to the page that a search or the Tab key leads to', async () => {
  const { page, close } = await startVisit('desktop');
  await onPage(page, 1);
  const last = Number(/of (\d+)$/.exec((await page.locator('.reader-number').textContent()) ?? '')?.[1]);
  await page.getByRole('button', { name: 'Read chapter two' }).focus();
  await onPage(page, last);
  await close();
});
