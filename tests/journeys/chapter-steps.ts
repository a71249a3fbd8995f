import type { Page } from 'playwright-core';
import { generateButton, prepareStory } from './family-steps.ts';

const STORY_PAGE = '**/stories/story_*';
const CHAPTER_MS = 90_000;

/** The ideas for the next chapter, on the generator of a continued story. */
export const ideas = (page: Page) => page.getByRole('radiogroup', { name: 'What happens next?' }).getByRole('radio');

/** Generates the chapter that is chosen on the generator, and opens it. */
export async function generateChapter(page: Page): Promise<void> {
  await generateButton(page).click();
  await page.waitForURL(STORY_PAGE, { timeout: CHAPTER_MS });
}

/** A family with an open first chapter; returns the story's path. */
export async function generateFirstChapter(page: Page, name: string, email?: string): Promise<string> {
  await prepareStory(page, name, email);
  await generateChapter(page);
  return new URL(page.url()).pathname;
}

/** Opens the generator for the next chapter, from the page of the story. */
export async function continueStory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await ideas(page).first().waitFor();
}
