import type { Page } from 'playwright-core';
import {
  chooseThemeAndAge,
  createRandomCharacter,
  generateButton,
  newEmail,
  newName,
  openMoreChoices,
  signUp,
  waitForHydration,
} from './family-steps.ts';

/** What the error screen says. */
export const FAILED = 'The lantern went out on our side, not yours';

/** A new family signs up, chooses hero, theme and age, generates a chapter, reads it, and looks at its plan. */
export async function walkFromSignUpToReader(page: Page): Promise<void> {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Please fill in all fields').waitFor();
  await signUp(page, newEmail());
  await createRandomCharacter(page, newName());
  await page.getByRole('button', { name: 'Go Back to Story Generation' }).click();
  await openMoreChoices(page);
  await page.getByText('Fantasy', { exact: true }).click();
  await chooseThemeAndAge(page, 'Adventure', 'Treasure Hunt', '5-8');
  await generateButton(page).click();
  await page.waitForURL('**/stories/story_*');
  await page.getByRole('article', { name: 'Chapter one' }).locator('.read > p').first().waitFor();
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await page.getByRole('slider', { name: 'Place in the chapter' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.goto('/subscription');
  await page.getByText('1 of 2 stories left').waitFor();
}
