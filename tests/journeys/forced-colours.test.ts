import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { useVisitor } from '../support/use-visitor.ts';
import { createReadingFamily, generateNarration, openReader } from './reading-family.ts';

const visitor = useVisitor();
const CHAPTER =
  'The harbour town was still asleep when Ember opened one eye. Somewhere below the lighthouse a bell rang once.';

/** Whether a line is around the first element that `locator` finds: backgrounds and shadows are not shown. */
const isOutlined = async (locator: Locator): Promise<boolean> =>
  (await locator.first().evaluate((element) => getComputedStyle(element).outlineStyle)) === 'solid';

it(
  'in a contrast theme the spoken word, the place in the chapter and what is chosen have lines',
  { timeout: 120_000 },
  async () => {
    const family = await createReadingFamily('pro_monthly', CHAPTER);
    const page = await visitor.open('desktop');
    await page.emulateMedia({ forcedColors: 'active' });
    await openReader(page, family);
    await generateNarration(page);
    await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
    await page.locator('.reader-said').waitFor();
    // At one moment, because the next word is spoken soon.
    const outlined = await page
      .locator('.reader-word')
      .evaluateAll((words) =>
        words.filter((word) => getComputedStyle(word).outlineStyle === 'solid').map(({ className }) => className),
      );
    expect(outlined).toEqual(['reader-word reader-said']);
    const rail = page.locator('.place-line-rail');
    expect(await rail.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
    expect(await isOutlined(page.getByRole('button', { name: 'Follow the words', pressed: true }))).toBe(true);
    expect(await isOutlined(page.getByRole('button', { name: 'Bedtime', pressed: false }))).toBe(false);

    await page.getByRole('button', { name: 'Text and page' }).click();
    await page.locator('label[data-chosen]').first().waitFor();
    expect(await isOutlined(page.locator('label[data-chosen]'))).toBe(true);
    expect(await isOutlined(page.locator('dialog label:not([data-chosen])'))).toBe(false);
  },
);
