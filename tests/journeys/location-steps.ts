import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ViewportName } from '../support/browser.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { expectToast, newEmail, newName, openSignedIn, upgradeToPro } from './family-steps.ts';

const JOURNEY_MS = 180_000;
/** Playwright refuses to press aria-disabled buttons; users can press them. */
const FORCED_CLICK = { force: true };

export const LOCATION_SAVED = 'Location saved successfully!';
export const PICTURE_SAVED = 'Image saved successfully!';
export const OWN_INHABITANT = 'A very polite snail';
export const DESCRIPTION = 'Smells of “rain & thyme”.\nNobody knows who lights the lamps.';

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
export const nameField = (page: Page): Locator => page.getByLabel('Name', { exact: true });
export const description = (page: Page): Locator => page.getByLabel('Anything else about it?');

/** Fills in a lantern forest called `name` on /locations/create. */
export async function fillForm(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  for (const choice of ['Woods and Meadows', 'Forest', 'Lantern Forest'])
    await page.getByText(choice, { exact: true }).click();
  await press(page, 'Who lives there');
  await press(page, 'Wise Owls');
  await page.getByLabel('Someone else', { exact: true }).fill(OWN_INHABITANT);
  await page.keyboard.press('Enter');
  await description(page).fill(DESCRIPTION);
}

export async function generateFirstPicture(page: Page): Promise<void> {
  await press(page, 'Generate Image');
  await expectToast(page, PICTURE_SAVED);
}

/** Declares the test of a location from the form to its deletion, on a screen of the given size. */
export function testLocation(viewport: ViewportName): void {
  const visitor = setUpVisitor();
  it(
    `a family on a ${viewport} creates a location, generates two pictures, restores the first one, and edits, deletes and restores the location`,
    { timeout: JOURNEY_MS },
    async () => {
      const page = await visitor.open(viewport);
      const email = newEmail();
      await openSignedIn(page, email);
      await upgradeToPro(email);
      const name = newName();
      await page.goto('/locations');
      await page.getByRole('heading', { name: 'Your map is still blank' }).waitFor();
      await visitor.expectAccessible('no locations');
      await page.getByRole('link', { name: 'New Location' }).click();
      await page.getByRole('button', { name: 'Name and kind of place first' }).click(FORCED_CLICK);
      await expectToast(page, 'Please fill in all required fields');
      await page.getByRole('button', { name: 'Generate Image' }).click(FORCED_CLICK);
      await expectToast(page, 'Please save the location first before generating an image');
      await fillForm(page, name);
      await visitor.expectAccessible('a location that is filled in');
      await press(page, 'Save this place');
      await expectToast(page, LOCATION_SAVED);
      await page.getByText('Uses 1 of your 60 pictures this month.').waitFor();
      await visitor.expectAccessible('a location without a picture');

      await generateFirstPicture(page);
      await visitor.expectAccessible('a painted location');
      await press(page, 'Something’s not right');
      await press(page, 'Too empty');
      await press(page, 'Generate a new picture');
      const history = page.getByRole('group', { name: 'Every picture' });
      await history.waitFor();
      await expectToast(page, PICTURE_SAVED);
      await page.getByText('Picture 1', { exact: true }).click();
      await expectToast(page, 'Main image updated successfully');
      await visitor.expectAccessible('a location with earlier pictures');

      await press(page, 'Edit details');
      await nameField(page).fill(`${name} Hill`);
      await press(page, 'Save changes');
      await page.getByRole('heading', { level: 1, name: `${name} Hill` }).waitFor();
      await page.getByRole('button', { name: /^Picture 1/, pressed: true }).waitFor();

      await press(page, 'All locations');
      await visitor.expectAccessible('the map');
      await press(page, `More about ${name} Hill`);
      await press(page, 'Delete');
      await visitor.expectAccessible('the question before deleting');
      await press(page, /^Delete/);
      await page.getByText(`${name} Hill is off the map`).waitFor();
      await press(page, 'Undo');
      await page.getByRole('button', { name: new RegExp(`^${name} Hill`) }).waitFor();
      expect(visitor.errors).toEqual([]);
    },
  );
}
