import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ViewportName } from '../support/browser.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { expectToast, newName, openMoreChoices, openSignedIn } from './family-steps.ts';

const JOURNEY_MS = 180_000;
export const PRIVATE_NOTE = 'Only your family can see it until you make a link.';

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const tap = (page: Page, name: string): Promise<void> => page.getByText(name, { exact: true }).click();
export const card = (page: Page, name: string): Locator => page.getByRole('article').filter({ hasText: name });

export async function openMenuOf(page: Page, name: string): Promise<void> {
  await page.goto('/characters');
  await press(page, `More about ${name}`);
}

/** Fills in the required fields with pictures and chips; only the name is typed. */
export async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const choice of ['Female', 'Animal', 'Fur and Feather', 'Fox', 'Brave', 'Curious']) await tap(page, choice);
}

/** Declares the test of making a character and a story with it, on a screen of the given size. */
export function testCharacter(viewport: ViewportName): void {
  const visitor = setUpVisitor();
  const title = `a character is created from pictures, viewed, edited and used in a story on a ${viewport}`;
  it(title, { timeout: JOURNEY_MS }, async () => {
    const page = await visitor.open(viewport);
    await openSignedIn(page);
    const name = newName();
    await page.goto('/characters');
    await page.getByRole('heading', { name: 'No one lives here yet' }).waitFor();
    await visitor.expectAccessible('nobody yet');
    await press(page, 'New Character');
    await visitor.expectAccessible('empty form');
    await fillForm(page, name);
    await tap(page, 'Flying');
    await visitor.expectAccessible('filled in');
    await press(page, /^Save and paint her/);
    await expectToast(page, 'Character saved! You can now generate their image below.');
    await page.waitForURL('**/create');
    await page.getByRole('heading', { name: `Here she is. Meet ${name}.` }).waitFor();
    await visitor.expectAccessible('painted');

    await openMenuOf(page, name);
    await press(page, 'View');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Brave and Curious', { exact: true }).waitFor();
    await page.getByText('Flying', { exact: true }).waitFor();
    await visitor.expectAccessible('seen');
    await press(page, 'Edit');
    await press(page, 'Edit details');
    await page.getByLabel('Flying').focus();
    await page.keyboard.press('Space');
    await tap(page, 'Flying');
    await press(page, 'Save changes');
    await expectToast(page, 'Character updated successfully!');
    await page.goto('/characters');
    await visitor.expectAccessible('wall');
    await card(page, name).getByRole('button').first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByText('Flying', { exact: true }).count()).toBe(0);
    await press(page, 'Tell a story');
    await openMoreChoices(page);
    await page.getByRole('radiogroup', { name: `${name} is the` }).waitFor();
    expect(visitor.errors).toEqual([]);
  });
}
