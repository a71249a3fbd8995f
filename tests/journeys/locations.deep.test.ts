import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, type Visit } from '../support/browser.ts';
import { PICTURE_REQUESTS, planFault } from '../support/provider-controls.ts';
import { upgradeToPro, newEmail, newName, expectToast, openSignedIn } from './family-steps.ts';

const JOURNEY_MS = 180_000;
/** Playwright refuses to press aria-disabled buttons; users can press them. */
const FORCED_CLICK = { force: true };

const SAVED = 'Location saved successfully!';
const PICTURE_SAVED = 'Image saved successfully!';
const OWN_INHABITANT = 'A very polite snail';
const DESCRIPTION = 'Smells of “rain & thyme”.\nNobody knows who lights the lamps.';

let browser: Browser;
let visitor: Visit;
let page: Page;
let email: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(() => {
  email = newEmail();
});
afterEach(() => visitor.close());

async function openAs(viewport: 'desktop' | 'phone'): Promise<void> {
  visitor = await visit(browser, viewport, inject('cloud').urls.app);
  ({ page } = visitor);
  await openSignedIn(page, email);
}

/** Asserts that the screen fits its width and is accessible. */
async function expectAccessible(screen: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect.soft(await accessibilityProblems(page), screen).toEqual([]);
  expect.soft(await horizontalOverflow(page), screen).toBe(0);
}

const familyId = async (): Promise<string> => (await adminAuth().getUserByEmail(email)).uid;

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const nameField = () => page.getByLabel('Name', { exact: true });
const description = () => page.getByLabel('Anything else about it?');

/** Fills in a lantern forest called `name` on /locations/create. */
async function fillForm(name: string): Promise<void> {
  await nameField().fill(name);
  await page.getByText('Woods and Meadows', { exact: true }).click();
  await page.getByText('Forest', { exact: true }).click();
  await page.getByText('Lantern Forest', { exact: true }).click();
  await press('Who lives there');
  await press('Wise Owls');
  await page.getByLabel('Someone else').fill(OWN_INHABITANT);
  await page.keyboard.press('Enter');
  await description().fill(DESCRIPTION);
}

async function expectFormFilled(name: string): Promise<void> {
  await expect.poll(() => nameField().inputValue()).toBe(name);
  await expect.poll(() => description().inputValue()).toBe(DESCRIPTION);
  await page.getByRole('button', { name: `Who lives there: Wise Owls, ${OWN_INHABITANT}` }).waitFor();
  expect(await page.getByRole('radio', { name: 'Lantern Forest' }).isChecked()).toBe(true);
}

async function createLocation(name: string): Promise<void> {
  await page.goto('/locations/create');
  await fillForm(name);
  await press('Save this place');
  await expectToast(page, SAVED);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function generateFirstPicture(): Promise<void> {
  await press('Generate Image');
  await expectToast(page, PICTURE_SAVED);
}

describe.each(['desktop', 'phone'] as const)('a family on a %s', (viewport) => {
  it(
    'a family creates a location, generates two pictures, restores the first one, and edits, deletes and restores the location',
    { timeout: JOURNEY_MS },
    async () => {
      await openAs(viewport);
      await upgradeToPro(email);
      const name = newName();
      await page.goto('/locations');
      await page.getByRole('heading', { name: 'Your map is still blank' }).waitFor();
      await expectAccessible('no locations');
      await page.getByRole('link', { name: 'New Location' }).click();
      await page.getByRole('button', { name: 'Name and kind of place first' }).click(FORCED_CLICK);
      await expectToast(page, 'Please fill in all required fields');
      await page.getByRole('button', { name: 'Generate Image' }).click(FORCED_CLICK);
      await expectToast(page, 'Please save the location first before generating an image');
      await fillForm(name);
      await expectAccessible('a location that is filled in');
      await press('Save this place');
      await expectToast(page, SAVED);
      await page.getByText('Uses 1 of your 120 pictures this month.').waitFor();
      await expectAccessible('a location without a picture');

      await generateFirstPicture();
      await expectAccessible('a painted location');
      await press('Something’s not right');
      await press('Too empty');
      await press('Generate a new picture');
      const history = page.getByRole('radiogroup', { name: 'Every picture' });
      await history.waitFor();
      await expectToast(page, PICTURE_SAVED);
      await page.getByText('Picture 1', { exact: true }).click();
      await expectToast(page, 'Main image updated successfully');
      await expectAccessible('a location with earlier pictures');

      await press('Edit details');
      await nameField().fill(`${name} Hill`);
      await press('Save changes');
      await page.getByRole('heading', { level: 1, name: `${name} Hill` }).waitFor();
      expect(await page.getByRole('radio', { name: /^Picture 1/ }).isChecked()).toBe(true);

      await press('All locations');
      await expectAccessible('the map');
      await press(`More about ${name} Hill`);
      await press('Delete');
      await expectAccessible('the question before deleting');
      await press(/^Delete/);
      await page.getByText(`${name} Hill is off the map`).waitFor();
      await press('Undo');
      await page.getByRole('button', { name: new RegExp(`^${name} Hill`) }).waitFor();
      expect(visitor.errors).toEqual([]);
    },
  );
});

it('a location is deleted with its pictures after ten seconds', { timeout: JOURNEY_MS }, async () => {
  await openAs('desktop');
  const name = newName();
  await createLocation(name);
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  await press('All locations');
  await press(`More about ${name}`);
  await press('Delete');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expectToast(page, 'Location deleted successfully');
  expect((await adminFirestore().doc(`locations/${id}`).get()).exists).toBe(false);
  expect(
    (
      await adminFirestore()
        .doc(`users/${await familyId()}`)
        .get()
    ).get('locationsTotal'),
  ).toBe(0);
});

it('a location can be created and its picture generated by keyboard', { timeout: JOURNEY_MS }, async () => {
  await openAs('desktop');
  const name = newName();
  const { keyboard } = page;
  await page.goto('/locations/create');
  await nameField().focus();
  await keyboard.type(name);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Mountains and Deserts' }).isChecked()).toBe(true);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await page.getByRole('radiogroup', { name: 'And which one exactly?' }).waitFor();
  await page.getByRole('button', { name: 'Save this place' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // The focus is on the new heading, so Tab moves to what follows it.
  await keyboard.press('Tab');
  expect(
    await page.getByRole('button', { name: 'All locations' }).evaluate((back) => back === document.activeElement),
  ).toBe(true);
  await page.getByRole('button', { name: 'Generate Image' }).focus();
  await keyboard.press('Enter');
  await expectToast(page, PICTURE_SAVED);
});

it('a location draft survives a reload, an accidental click and a failed save', { timeout: JOURNEY_MS }, async () => {
  await openAs('desktop');
  const name = newName();
  await page.goto('/locations/create');
  await fillForm(name);
  await page.reload();
  await expectFormFilled(name);
  await page.getByRole('link', { name: 'My Stories' }).click();
  await page.goBack();
  await expectFormFilled(name);
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
  await page.route('**/documents:commit*', (route) => route.abort());
  await press('Save this place');
  await expectToast(page, 'Failed to save location');
  await page.unrouteAll();
  await expectFormFilled(name);
  await press('Save this place');
  await expectToast(page, SAVED);
});

describe('on Free', () => {
  it(
    'a second location on Free redirects to /subscription, and going back restores the draft',
    { timeout: JOURNEY_MS },
    async () => {
      await openAs('phone');
      await createLocation(newName());
      const name = newName();
      await page.goto('/locations/create');
      await page.getByText('You have used the one location in your plan.').waitFor();
      await fillForm(name);
      await press('Save this place');
      await expectToast(page, 'You have reached the limit of your plan');
      await page.waitForURL('**/subscription');
      const card = page.getByRole('region', { name: 'You have reached the limit of your plan' });
      await card.getByText('You have used the one location in your plan.').waitFor();
      await expectAccessible('the plans');
      await press('Go back to it');
      await expectFormFilled(name);
      await page.reload();
      await expectFormFilled(name);
    },
  );

  it(
    'regenerating a location picture on Free redirects to /subscription, and Back returns',
    { timeout: JOURNEY_MS },
    async () => {
      await openAs('desktop');
      await createLocation(newName());
      await generateFirstPicture();
      await press('Generate a new picture');
      await expectToast(page, 'Please upgrade to regenerate location images');
      await page.waitForURL('**/subscription');
      await page.getByText('Repainting comes with Pro and Unlimited.').waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Generate a new picture' }).waitFor();
    },
  );
});

describe('a picture', () => {
  it('a failed picture shows an error, is not counted and can be retried', { timeout: JOURNEY_MS }, async () => {
    await openAs('desktop');
    const name = newName();
    await createLocation(name);
    await planFault(name, { kind: 'status', status: 429 }, { path: PICTURE_REQUESTS, times: 1 });
    await press('Generate Image');
    await expectToast(page, 'Rate limit exceeded. Please wait a moment.');
    await page.getByText(`${name} and your choices are safe. A picture that fails never counts.`).waitFor();
    await page.getByText('Uses 1 of your 12 pictures this month.').waitFor();
    await generateFirstPicture();
  });

  it('a picture finished while the page was closed is offered and saved', { timeout: JOURNEY_MS }, async () => {
    await openAs('phone');
    const name = newName();
    await createLocation(name);
    const answered = page.waitForResponse((response) => response.url().endsWith('/generateImage') && response.ok());
    await page.route('**/saveLocationImageToStorage', (route) => route.abort());
    await press('Generate Image');
    await answered;
    await page.goto('/locations');
    await page.unrouteAll();
    await page.getByText(`${name}’s picture is painted`).waitFor();
    await expectAccessible('a picture that waits to be saved');
    await press('See it');
    await press('Save this picture');
    await expectToast(page, PICTURE_SAVED);
    await page.getByRole('img', { name: new RegExp(`^${name}`) }).waitFor();
  });
});
