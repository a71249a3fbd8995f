import type { Page } from 'playwright-core';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { useVisitor } from '../support/use-visitor.ts';
import { createReadingFamily, FIRST_CHAPTER, openReader, SECOND_CHAPTER } from './reading-family.ts';

const visitor = useVisitor();
const CONTROLS = ['Bedtime', 'Voice', 'Follow the words', 'Read aloud', 'Make a picture', 'Tap a paragraph', 'Menu'];

/** The pictures of the family's story. */
const PICTURES = ['cover', 'quay'];

const words = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The words on paper, once `pictures` for it are loaded. */
async function printed(page: Page, pictures: readonly string[]): Promise<string> {
  for (const name of pictures) await expect.poll(() => isLoaded(page, name)).toBe(true);
  const file = await page.pdf({ format: 'A4' });
  expect(await page.locator('.printed').count()).toBe(0);
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: true });
  expect(await picturesIn(document)).toBe(pictures.length);
  return words(text);
}

/** Whether the page has asked for the full picture and got it. */
const isLoaded = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (file) => performance.getEntriesByType('resource').some((one) => one.name.includes(file) && one.duration > 0),
    `${name}.webp`,
  );

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function picturesIn(document: PdfDocument): Promise<number> {
  const perPage = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => extractImages(document, index + 1)),
  );
  return perPage.flat().length;
}

it(
  'the reader and the story page print every chapter that may be read, without controls',
  { timeout: 120_000 },
  async () => {
    const family = await createReadingFamily('pro_monthly');
    const page = await visitor.open('phone');
    await openReader(page, family);
    const book = await printed(page, PICTURES);
    expect(book).toContain(`Chapter one ${words(FIRST_CHAPTER)}`);
    expect(book).toContain(`Chapter two ${words(SECOND_CHAPTER)}`);
    expect(CONTROLS.filter((control) => book.includes(control))).toEqual([]);

    await page.goto(`/stories/${family.storyId}`);
    expect(await printed(page, PICTURES)).toBe(book);

    // 'Show me first', with one approved chapter.
    await adminFirestore().doc(`users/${family.uid}`).update({ 'preferences.showFirst': true });
    await adminFirestore()
      .doc(`stories/${family.storyId}`)
      .update({ approvedParts: [0] });
    await page.goto(`/stories/${family.storyId}/read`);
    const approved = await printed(page, PICTURES);
    expect(approved).toContain(words(FIRST_CHAPTER));
    expect(approved).not.toContain('Chapter two');
  },
);
