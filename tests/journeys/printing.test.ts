import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { useVisitor } from '../support/use-visitor.ts';
import { createReadingFamily, FIRST_CHAPTER, openReader, SECOND_CHAPTER } from './reading-family.ts';

const visitor = useVisitor();
const CONTROLS = ['Bedtime', 'Voice', 'Follow the words', 'Read aloud', 'Make a picture', 'Tap a paragraph', 'Menu'];

const words = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The words on paper, once the pictures for it are loaded. */
async function printed(page: Page, pictures: number): Promise<string> {
  const images = page.locator('.printed img');
  await expect.poll(() => images.count()).toBe(pictures);
  for (const image of await images.all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(await images.first().isVisible()).toBe(false);
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(document, { mergePages: true });
  return words(text);
}

it(
  'the reader and the story page print every chapter that may be read, without controls',
  { timeout: 120_000 },
  async () => {
    const family = await createReadingFamily('pro_monthly');
    const page = await visitor.open('phone');
    await openReader(page, family);
    const book = await printed(page, 2);
    expect(book).toContain(`Chapter one ${words(FIRST_CHAPTER)}`);
    expect(book).toContain(`Chapter two ${words(SECOND_CHAPTER)}`);
    expect(CONTROLS.filter((control) => book.includes(control))).toEqual([]);

    await page.goto(`/stories/${family.storyId}`);
    expect(await printed(page, 2)).toBe(book);

    // 'Show me first', with one approved chapter.
    await adminFirestore().doc(`users/${family.uid}`).update({ 'preferences.showFirst': true });
    await adminFirestore()
      .doc(`stories/${family.storyId}`)
      .update({ approvedParts: [0] });
    await page.goto(`/stories/${family.storyId}/read`);
    const approved = await printed(page, 2);
    expect(approved).toContain(words(FIRST_CHAPTER));
    expect(approved).not.toContain('Chapter two');
  },
);
