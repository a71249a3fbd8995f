import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, type Visit } from '../support/browser.ts';
import { planFault } from '../support/provider-controls.ts';
import { goPro, newEmail, newName, seeMessage, beSignedIn } from './family-steps.ts';

const JOURNEY_MS = 180_000;
/** A button that is not ready is still pressed by people; Playwright has to be told. */
const EVEN_UNREADY = { force: true };

const SAVED = 'Location saved successfully!';
const PAINTED = 'Image saved successfully!';
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

async function comeIn(viewport: 'desktop' | 'phone'): Promise<void> {
  visitor = await visit(browser, viewport, inject('cloud').urls.app);
  ({ page } = visitor);
  await beSignedIn(page, email);
}

/** Every screen on the way fits its width and can be used by everybody. */
async function lookAt(screen: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect.soft(await accessibilityProblems(page), screen).toEqual([]);
  expect.soft(await sidewaysScroll(page), screen).toBe(0);
}

const familyId = async (): Promise<string> => (await adminAuth().getUserByEmail(email)).uid;

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const nameField = () => page.getByLabel('Name', { exact: true });
const description = () => page.getByLabel('What else should be known of it?');

/** Fills in a lantern forest called `name` on /locations/create. */
async function fillIn(name: string): Promise<void> {
  await nameField().fill(name);
  await page.getByText('Woods and Meadows', { exact: true }).click();
  await page.getByText('Forest', { exact: true }).click();
  await page.getByText('Lantern Forest', { exact: true }).click();
  await press('Who lives there');
  await press('Wise Owls');
  await page.getByLabel('Somebody else').fill(OWN_INHABITANT);
  await page.keyboard.press('Enter');
  await description().fill(DESCRIPTION);
}

async function seeFilledIn(name: string): Promise<void> {
  await expect.poll(() => nameField().inputValue()).toBe(name);
  await expect.poll(() => description().inputValue()).toBe(DESCRIPTION);
  await page.getByRole('button', { name: `Who lives there: Wise Owls, ${OWN_INHABITANT}` }).waitFor();
  expect(await page.getByRole('radio', { name: 'Lantern Forest' }).isChecked()).toBe(true);
}

async function makePlace(name: string): Promise<void> {
  await page.goto('/locations/create');
  await fillIn(name);
  await press('Save this place');
  await seeMessage(page, SAVED);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function paintFirst(): Promise<void> {
  await press('Generate Image');
  await seeMessage(page, PAINTED);
}

describe.each(['desktop', 'phone'] as const)('a family on a %s', (viewport) => {
  it(
    'makes a place, paints it twice, brings the first picture back, changes and deletes it, and undoes that',
    { timeout: JOURNEY_MS },
    async () => {
      await comeIn(viewport);
      await goPro(email);
      const name = newName();
      await page.goto('/locations');
      await page.getByRole('heading', { name: 'Your map is still blank' }).waitFor();
      await lookAt('no locations');
      await page.getByRole('link', { name: 'New Location' }).click();
      await page.getByRole('button', { name: 'Name and kind of place first' }).click(EVEN_UNREADY);
      await seeMessage(page, 'Please fill in all required fields');
      await page.getByRole('button', { name: 'Generate Image' }).click(EVEN_UNREADY);
      await seeMessage(page, 'Please save the location first before generating an image');
      await fillIn(name);
      await lookAt('a location that is filled in');
      await press('Save this place');
      await seeMessage(page, SAVED);
      await page.getByText('Uses 1 of your 120 pictures this month.').waitFor();
      await lookAt('a location without a picture');

      await paintFirst();
      await lookAt('a painted location');
      await press('Not our place');
      await press('Too empty');
      await press('Generate a new picture');
      const history = page.getByRole('radiogroup', { name: 'Every picture' });
      await history.waitFor();
      await seeMessage(page, PAINTED);
      await page.getByText('Picture 1', { exact: true }).click();
      await seeMessage(page, 'Main image updated successfully');
      await lookAt('a location with earlier pictures');

      await press('Change details');
      await nameField().fill(`${name} Hill`);
      await press('Save changes');
      await page.getByRole('heading', { level: 1, name: `${name} Hill` }).waitFor();
      expect(await page.getByRole('radio', { name: /^Picture 1/ }).isChecked()).toBe(true);

      await press('All locations');
      await lookAt('the map');
      await press(`More about ${name} Hill`);
      await press('Delete');
      await lookAt('the question before deleting');
      await press(/^Delete/);
      await page.getByText(`${name} Hill is off the map`).waitFor();
      await press('Undo');
      await page.getByRole('button', { name: new RegExp(`^${name} Hill`) }).waitFor();
      expect(visitor.errors).toEqual([]);
    },
  );
});

it('deletes a place with its pictures after ten seconds', { timeout: JOURNEY_MS }, async () => {
  await comeIn('desktop');
  const name = newName();
  await makePlace(name);
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  await press('All locations');
  await press(`More about ${name}`);
  await press('Delete');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await seeMessage(page, 'Location deleted successfully');
  expect((await adminFirestore().doc(`locations/${id}`).get()).exists).toBe(false);
  expect(
    (
      await adminFirestore()
        .doc(`users/${await familyId()}`)
        .get()
    ).get('locationsTotal'),
  ).toBe(0);
});

it('can be made and painted by keyboard alone', { timeout: JOURNEY_MS }, async () => {
  await comeIn('desktop');
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
  // The focus is on the new heading: what follows it comes next.
  await keyboard.press('Tab');
  expect(
    await page.getByRole('button', { name: 'All locations' }).evaluate((back) => back === document.activeElement),
  ).toBe(true);
  await page.getByRole('button', { name: 'Generate Image' }).focus();
  await keyboard.press('Enter');
  await seeMessage(page, PAINTED);
});

it('keeps what is typed through a reload, a wrong click and a save that fails', { timeout: JOURNEY_MS }, async () => {
  await comeIn('desktop');
  const name = newName();
  await page.goto('/locations/create');
  await fillIn(name);
  await page.reload();
  await seeFilledIn(name);
  await page.getByRole('link', { name: 'My Stories' }).click();
  await page.goBack();
  await seeFilledIn(name);
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
  await page.route('**/documents:commit*', (route) => route.abort());
  await press('Save this place');
  await seeMessage(page, 'Failed to save location');
  await page.unrouteAll();
  await seeFilledIn(name);
  await press('Save this place');
  await seeMessage(page, SAVED);
});

describe('on Free', () => {
  it('B9: a second place leads to the plans and back to everything typed', { timeout: JOURNEY_MS }, async () => {
    await comeIn('phone');
    await makePlace(newName());
    const name = newName();
    await page.goto('/locations/create');
    await page.getByText('The one location of your plan is made.').waitFor();
    await fillIn(name);
    await press('Save this place');
    await seeMessage(page, 'You have reached the limit of your plan');
    await page.waitForURL('**/subscription');
    const card = page.getByRole('region', { name: 'You have reached the limit of your plan' });
    await card.getByText('The one location of your plan is made.').waitFor();
    await lookAt('the plans');
    await press('Go back to it');
    await seeFilledIn(name);
    await page.reload();
    await seeFilledIn(name);
  });

  it(
    'B15: painting a place again leads to the plans and back to what was wished',
    { timeout: JOURNEY_MS },
    async () => {
      await comeIn('desktop');
      await makePlace(newName());
      await paintFirst();
      await press('Not our place');
      await press('Too dark');
      await press('Generate a new picture');
      await seeMessage(page, 'Please upgrade to regenerate location images');
      await page.waitForURL('**/subscription');
      await page.getByText('Painting again comes with Pro and Unlimited.').waitFor();
      await page.goBack();
      await expect.poll(() => page.getByLabel('In your own words').inputValue()).toBe('Too dark.');
    },
  );
});

describe('a picture', () => {
  it('that cannot be painted says so, is not counted and can be tried again', { timeout: JOURNEY_MS }, async () => {
    await comeIn('desktop');
    const name = newName();
    await makePlace(name);
    await planFault(name, { kind: 'status', status: 429 }, 1);
    await press('Generate Image');
    await seeMessage(page, 'Rate limit exceeded. Please wait a moment.');
    await page.getByText(`${name} and what you chose are kept. A failure is never counted.`).waitFor();
    await page.getByText('Uses 1 of your 12 pictures this month.').waitFor();
    await paintFirst();
  });

  it('R10: finished while the page was away is offered on the map and saved', { timeout: JOURNEY_MS }, async () => {
    await comeIn('phone');
    const name = newName();
    await makePlace(name);
    const answered = page.waitForResponse((response) => response.url().endsWith('/generateImage'));
    await page.route('**/saveLocationImageToStorage', (route) => route.abort());
    await press('Generate Image');
    await answered;
    await page.goto('/locations');
    await page.unrouteAll();
    await page.getByText(`${name}’s picture is painted`).waitFor();
    await lookAt('a picture that waits to be saved');
    await press('See it');
    await press('Save this picture');
    await seeMessage(page, PAINTED);
    await page.getByRole('img', { name: new RegExp(`^${name}`) }).waitFor();
  });
});
