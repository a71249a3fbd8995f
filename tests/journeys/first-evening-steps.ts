import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from '../functions/support/family.ts';
import { generateButton, newEmail } from './family-steps.ts';

interface Input {
  /** Activates a control. */
  press: (control: Locator) => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
}

/** Walks from the landing page to the first chapter, with two typed fields. */
export async function walkToFirstChapter(page: Page, { press, type }: Input): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Start your first story' }).first());
  await field('Email').waitFor();
  await type('Email', newEmail());
  await type('Password', PASSWORD);
  await press(page.getByText('I am a grown-up', { exact: true }));
  await press(page.locator('form').getByRole('button', { name: 'Create account' }));
  await press(page.getByRole('button', { name: /^Ember/ }));
  await press(generateButton(page));
  await page.getByRole('article', { name: 'Chapter one' }).locator('.read > p').first().waitFor();
}

export const expectFirstChapter = async (page: Page): Promise<void> => {
  expect(await page.getByRole('article', { name: 'Chapter one' }).innerText()).toContain('Ember');
};
