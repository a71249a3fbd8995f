import { expect, it } from 'vitest';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { createReadingFamily, openReader } from './reading-family.ts';

const visitor = setUpVisitor();
const HEBREW = 'הנמל עוד ישן כאשר אמבר פקחה עין אחת.';

it('a story in a language that is written from the right is shown from the right', { timeout: 120_000 }, async () => {
  const family = await createReadingFamily('pro_monthly', HEBREW);
  await adminFirestore().doc(`stories/${family.storyId}`).update({ title: HEBREW, bookTitle: HEBREW });
  const page = await visitor.open('phone');
  await openReader(page, family);
  const directionOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect(await directionOf('p:has([data-word])')).toBe('rtl');
  await page.goto(`/stories/${family.storyId}?chapter=1`);
  await page.getByText(HEBREW).first().waitFor();
  expect(await directionOf('h1')).toBe('rtl');
  expect(await directionOf('.read-page p')).toBe('rtl');
  await page.goto(`/stories/${family.storyId}?chapter=2`);
  await page.getByText('The boat was called the Patient Duck').waitFor();
  expect(await directionOf('.read-page p')).toBe('ltr');
});
