import { expect, it } from 'vitest';
import { translatePages } from '../support/translate-pages.ts';
import { useVisitor } from '../support/use-visitor.ts';
import {
  chooseThemeAndAge,
  createRandomCharacter,
  generateButton,
  newEmail,
  newName,
  openMoreChoices,
  signUp,
} from './family-steps.ts';

const visitor = useVisitor();
const FAILED = 'The lantern went out on our side, not yours';

it(
  'a family whose browser translates the page signs up, chooses a theme, reads and listens',
  { timeout: 180_000 },
  async () => {
    const page = await visitor.open('phone');
    await translatePages(page.context());
    await page.goto('/login');
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
    expect(await page.getByText(FAILED).count()).toBe(0);
    expect(visitor.errors.filter((error) => !error.includes('400'))).toEqual([]);
  },
);
