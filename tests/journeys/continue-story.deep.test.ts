import { expect, it } from 'vitest';
import { countChapterRequests } from '../support/provider-controls.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { continueStory, generateChapter, generateFirstChapter, ideas } from './chapter-steps.ts';
import { expectToast, newName, openParagraphs } from './family-steps.ts';

const visitor = setUpVisitor();

it(
  'a story continues with the chosen idea, which survives a reload, and uses one story of the allowance',
  { timeout: 180_000 },
  async () => {
    const page = await visitor.open('phone');
    await generateFirstChapter(page, newName());
    await continueStory(page);
    expect(await ideas(page).count()).toBe(5);
    await visitor.expectAccessible('the ideas for the next chapter');
    const tapped = page.getByRole('radiogroup', { name: 'What happens next?' }).locator('label').first();
    const chosen = await tapped.locator('b + span').textContent();
    await tapped.tap();
    await page.reload();
    await expect.poll(() => ideas(page).first().isChecked()).toBe(true);
    await generateChapter(page);
    await expectToast(page, 'Story saved successfully!');
    expect(await countChapterRequests(chosen ?? 'nothing was tapped')).toBe(1);
    expect((await openParagraphs(page, 'Chapter two')).length).toBeGreaterThan(5);
    await page.goto('/subscription');
    await page.getByText('1 of 2 stories left').waitFor();
    expect(visitor.errors).toEqual([]);
  },
);
