import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  accessibilityProblems,
  openBrowser,
  horizontalOverflow,
  isInView,
  visit,
  VIEWPORTS,
  type ViewportName,
} from '../support/browser.ts';
import {
  createReadingFamily,
  FIRST_CHAPTER,
  openReader,
  seedReaderSession,
  storedReadingPositions,
  storedReaderSettings,
} from './reading-family.ts';

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

const SMALL_PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 195, height: 422 },
];

const pageNumber = async (page: Page): Promise<number> =>
  Number(/^Page (\d+) /.exec((await page.locator('.reader-number').textContent()) ?? '')?.[1]);
const expectPage = (page: Page, number: number) => expect.poll(() => pageNumber(page)).toBe(number);
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();

/** The first and last visible words. */
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

/** Font size and family. */
const letters = (page: Page): Promise<string[]> =>
  page.locator('.reader-flow').evaluate((flow) => [getComputedStyle(flow).fontSize, getComputedStyle(flow).fontFamily]);

/** Swipes across the middle of the book. */
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
  it('the book opens with its cover, and is paged by keys and buttons to the end', async () => {
    const { page, errors, close } = await startVisit(viewport);
    await expectPage(page, 1);
    expect(await wordsInView(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);

    await page.keyboard.press('ArrowRight');
    await expectPage(page, 2);
    await page.getByRole('img', { name: 'The harbour town was still asleep' }).waitFor();
    await press(page, 'Next page');
    await expectPage(page, 3);
    await press(page, 'Previous page');
    await expectPage(page, 2);
    const { length } = FIRST_CHAPTER.match(/\S+/g) ?? [];
    const seenWords = await wordsInView(page);
    for (let number = 3; seenWords.length < length; number += 1) {
      await page.keyboard.press('PageDown');
      await expectPage(page, number);
      seenWords.push(...(await wordsInView(page)));
    }
    expect(seenWords).toEqual(FIRST_CHAPTER.match(/\S+/g));
    await page.getByRole('img', { name: 'they walked down to the quay' }).waitFor();
    await press(page, 'Read chapter two');
    await page.getByRole('heading', { name: 'Development' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Introduction' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Read', exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

it('the words of the title page lie above its picture on small phones and at 200 % zoom', async () => {
  const { page, close } = await startVisit('phone');
  const bottomOfWords = page.locator('.reader-cover-name > p:last-child');
  for (const size of SMALL_PHONES) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const [words, picture] = await Promise.all([
          bottomOfWords.boundingBox(),
          page.locator('.reader-art .reader-plate').boundingBox(),
        ]);
        return words !== null && picture !== null && words.y + words.height <= picture.y;
      })
      .toBe(true);
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await close();
});

it('the book is paged by swiping, and resumes at its position after a reload', async () => {
  const { page, family, close } = await startVisit('phone');
  await swipe(page, 320, 60);
  await expectPage(page, 2);
  await swipe(page, 320, 60);
  await expectPage(page, 3);
  await swipe(page, 60, 320);
  await expectPage(page, 2);
  await swipe(page, 320, 60);
  await swipe(page, 320, 60);
  await expectPage(page, 4);
  const visibleWords = await wordsInView(page);
  await expect.poll(() => storedReadingPositions(family)).toEqual({ parents: { part: 0, paragraph: 2 } });
  await page.reload();
  await expectPage(page, 4);
  expect(await wordsInView(page)).toEqual(visibleWords);

  // Leaving immediately keeps the position too.
  await press(page, 'Chapter 2');
  await page.getByRole('link', { name: 'Close the book' }).click();
  await expect.poll(() => storedReadingPositions(family)).toEqual({ parents: { part: 1, paragraph: 0 } });
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await page.getByRole('heading', { name: 'Development' }).waitFor();
  await close();
});

it('the button that leaves a book is not covered by the note that the device is offline', async () => {
  const family = await createReadingFamily('free');
  const { page, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await seedReaderSession(page, family);
  await page.goto(`/stories/${family.storyId}/read`);
  const wayOut = page.getByRole('link', { name: 'Close the book' });
  await wayOut.waitFor();
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  for (const size of [VIEWPORTS.phone, ...SMALL_PHONES, { width: 640, height: 320 }]) {
    await page.setViewportSize(size);
    await expect.poll(() => isInView(wayOut), { message: `${size.width} px` }).toBe(true);
    const [note, link] = await Promise.all([page.locator('.notices').boundingBox(), wayOut.boundingBox()]);
    expect(note !== null && link !== null && note.y + note.height <= link.y).toBe(true);
  }
  expect(await isInView(page.locator('.reader-foot'))).toBe(true);
  await page.context().setOffline(false);
  await close();
});

it('font and page settings apply on every device and keep the position', async () => {
  const { page, family, close } = await startVisit('phone');
  await page.keyboard.press('End');
  const last = await wordsInView(page);
  await press(page, 'Text and page');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByText('XXL', { exact: true }).click();
  await page.getByText('Wider', { exact: true }).click();
  await page.getByText('Hyperlegible', { exact: true }).click();
  await page.getByText('Hidden', { exact: true }).click();
  await press(page, 'Done');
  expect(last).toEqual(expect.arrayContaining(await wordsInView(page)));
  expect(await horizontalOverflow(page)).toBe(0);

  for (const light of ['Sepia', 'Night', 'Paper']) {
    await press(page, 'Text and page');
    await page.getByText(light, { exact: true }).click();
    await press(page, 'Done');
    expect.soft(await accessibilityProblems(page), light).toEqual([]);
  }
  await page.reload();
  await page.locator('.reader-number').waitFor();
  expect(await letters(page)).toEqual(['39.9px', expect.stringContaining('Atkinson Hyperlegible Next')]);
  expect(await page.getByRole('img').count()).toBe(0);
  await expect
    .poll(() => storedReaderSettings(family))
    .toMatchObject({ size: 'largest', face: 'hyperlegible', light: 'day' });
  await close();

  const other = await visit(browser, 'phone', inject('cloud').urls.app);
  await openReader(other.page, family);
  await expect.poll(async () => (await letters(other.page))[0]).toBe('39.9px');
  await expect.poll(() => other.page.getByRole('img').count()).toBe(0);
  await other.close();
});

it('the reader leaves arrow keys to the focused control, and shows the position', async () => {
  const { page, close } = await startVisit('desktop');
  const bar = page.getByRole('slider', { name: 'Place in the chapter' });
  await bar.focus();
  await page.keyboard.press('ArrowRight');
  await expectPage(page, 2);
  expect(await bar.getAttribute('aria-valuetext')).toMatch(/^Page 2 of \d+$/);
  await press(page, 'Text and page');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expectPage(page, 2);
  await page.getByRole('heading', { level: 1, name: 'The Treasure Hunt of Ember and Pip' }).waitFor();
  await close();
});

it('a reader who sets wider letters, words and lines in the browser gets to the last page', async () => {
  const { page, close } = await startVisit('phone');
  const countPages = async () =>
    Number(/of (\d+)$/.exec((await page.locator('.reader-number').textContent()) ?? '')?.[1]);
  const before = await countPages();
  // Text spacing of WCAG 2.2, 1.4.12.
  await page.locator('.reader-flow > p').evaluateAll((paragraphs) => {
    for (const { style } of paragraphs as HTMLElement[])
      Object.assign(style, { letterSpacing: '0.12em', wordSpacing: '0.16em', marginBlockEnd: '2em' });
  });
  await expect.poll(countPages).toBeGreaterThan(before);
  await close();
});

it('the reader stops on the right page even when pages are turned fast', async () => {
  const { page, close } = await startVisit('phone');
  await page.keyboard.press('End');
  const last = await pageNumber(page);
  const words = await wordsInView(page);
  await page.keyboard.press('Home');
  await expectPage(page, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (let turned = 1; turned < last; turned += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => wordsInView(page)).toEqual(words);
  expect(await pageNumber(page)).toBe(last);
  await close();
});

it('the reader turns to the page of the focused control', async () => {
  const { page, close } = await startVisit('desktop');
  await expectPage(page, 1);
  const last = Number(/of (\d+)$/.exec((await page.locator('.reader-number').textContent()) ?? '')?.[1]);
  await page.getByRole('button', { name: 'Read chapter two' }).focus();
  await expectPage(page, last);
  await close();
});
