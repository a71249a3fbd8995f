import type { Page } from 'playwright-core';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

/** The pictures of the family's story. */
export const PICTURES = ['cover', 'quay'];
export const THUMBNAILS = PICTURES.map((name) => `${name}.thumb`);

export const words = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The printed page: its words and the number of its pictures. */
export async function onPaper(page: Page): Promise<{ text: string; pictures: number }> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(document, { mergePages: true });
  const pictures = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => extractImages(document, index + 1)),
  );
  return { text: words(text), pictures: pictures.flat().length };
}

/** The words of a story on paper, once `pictures` for it are loaded. */
export async function printed(page: Page, pictures: readonly string[]): Promise<string> {
  for (const name of pictures) await expect.poll(() => isLoaded(page, name)).toBe(true);
  const paper = await onPaper(page);
  expect(await page.locator('.printed').isVisible()).toBe(false);
  expect(paper.pictures).toBe(pictures.length);
  return paper.text;
}

/** Presses Print in the menu of the story page, and waits until the browser is asked to print. */
export async function pressPrint(page: Page): Promise<void> {
  const printing = page.waitForEvent('console', (message) => message.text() === 'print');
  await page.evaluate(() => {
    window.print = () => console.log('print');
  });
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await printing;
}

/** Whether the page has asked for the picture and got it. */
const isLoaded = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (file) => performance.getEntriesByType('resource').some((one) => one.name.includes(file) && one.duration > 0),
    `${name}.webp`,
  );
