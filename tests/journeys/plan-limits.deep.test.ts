import { monthlyUsageId, usageDay } from '@talelantern/domain/plans/usage';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { storeCharacter, storeUsedCount } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, type Visit } from '../support/browser.ts';
import {
  generateButton,
  createCharacterWithoutPortrait,
  newEmail,
  newName,
  generatePortrait,
  prepareStory,
  expectToast,
  openSignedIn,
} from './family-steps.ts';

const JOURNEY_MS = 180_000;
const DAY_MS = 86_400_000;

const LIMIT_REACHED = 'You have reached the limit of your plan';
const UPGRADE = 'Please upgrade to regenerate character images';

const BACKSTORY = 'Sleeps in a teapot “by the sea” & counts: 1, 2, 3…';
const OWN_AGE = '312 and a half';
const DETAILS = 'A paper boat in one hand,\nfireflies all around';

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

async function openAs(viewport: 'desktop' | 'phone' = 'desktop'): Promise<void> {
  visitor = await visit(browser, viewport, inject('cloud').urls.app);
  ({ page } = visitor);
}

const family = async (): Promise<{ uid: string }> => ({ uid: (await adminAuth().getUserByEmail(email)).uid });

/** Waits for the toast, the plans and their text; the page must be accessible. */
async function expectPlansToSay(message: string, which: string): Promise<void> {
  await expectToast(page, message);
  await page.waitForURL('**/subscription');
  const card = page.getByRole('region', { name: LIMIT_REACHED });
  await card.getByText(which, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'You’re on Free' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
}

/** Asserts that everything typed is kept: on the way back, and after a reload. */
async function expectKept(expectTyped: () => Promise<void>): Promise<void> {
  await page.goBack();
  await expectTyped();
  await page.reload();
  await expectTyped();
}

const expectValue = (label: string | RegExp, value: string) =>
  expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
const expectChosen = (name: RegExp) => expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);

/** Stores as many characters as Free includes. */
async function storeTwoCharacters(): Promise<void> {
  const owner = await family();
  await storeCharacter(owner, { name: 'Ember', createdAt: new Date() });
  await storeCharacter(owner, { name: 'Pip', createdAt: new Date() });
  await adminFirestore().doc(`users/${owner.uid}`).update({ charactersTotal: 2 });
}

async function fillFormAndSave(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Random Character' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: /^How .* looks?/ }).click();
  await page.getByLabel('Or in your own words').fill(OWN_AGE);
  await page.getByRole('button', { name: 'In your own words' }).click();
  await page.getByLabel(/^Anything else about/).fill(BACKSTORY);
  await page.getByText('You have used both characters in your plan.').waitFor();
  await page.getByRole('button', { name: /^Save/ }).click();
}

async function expectEverything(name: string): Promise<void> {
  await expectValue('Name', name);
  await expectValue('Or in your own words', OWN_AGE);
  await expectValue(/^Anything else about/, BACKSTORY);
  await page.getByRole('button', { name: /^Save and paint/ }).waitFor();
}

it.each(['desktop', 'phone'] as const)(
  'a third character on Free, created next to a story on a %s, redirects to /subscription, and going back restores everything typed',
  { timeout: JOURNEY_MS },
  async (viewport) => {
    await openAs(viewport);
    const name = newName();
    await openSignedIn(page, email);
    await storeTwoCharacters();
    await page.goto('/create');
    await page.getByRole('button', { name: 'New Character' }).click();
    await fillFormAndSave(name);
    await expectPlansToSay(LIMIT_REACHED, 'You have used both characters in your plan.');
    await expectKept(() => expectEverything(name));
  },
);

it(
  'a third character created in the gallery redirects to /subscription, and going back restores the form',
  { timeout: JOURNEY_MS },
  async () => {
    await openAs();
    const name = newName();
    await openSignedIn(page, email);
    await storeTwoCharacters();
    await page.goto('/characters?new');
    await fillFormAndSave(name);
    await expectPlansToSay(LIMIT_REACHED, 'You have used both characters in your plan.');
    await page.getByRole('button', { name: 'Go back to it' }).click();
    await expectEverything(name);
    await page.reload();
    await expectEverything(name);
  },
);

it(
  'a third story on Free redirects to /subscription, and going back restores the cast, the theme and the age',
  { timeout: JOURNEY_MS },
  async () => {
    await openAs();
    const name = newName();
    await prepareStory(page, name, email);
    await page.getByText('Epic', { exact: true }).click();
    await storeUsedCount(await family(), 'stories', 2);
    await generateButton(page).click();
    await expectPlansToSay(LIMIT_REACHED, 'You have used both stories this month.');
    await expectKept(async () => {
      await page.getByRole('radiogroup', { name: `${name} is the` }).waitFor();
      await expectChosen(/^Treasure Hunt/);
      await expectChosen(/^5-8/);
      await expectChosen(/^Epic/);
      await generateButton(page).waitFor();
    });
  },
);

const openSetting = () => page.getByRole('button', { name: /^(Background, light and mood|Setting:)/ }).click();

const details = () => page.getByRole('textbox', { name: /^Details/ });

/** A new family on `viewport` with a character; returns its name. */
async function openWithCharacter(viewport?: 'desktop' | 'phone'): Promise<string> {
  await openAs(viewport);
  const name = newName();
  await openSignedIn(page, email);
  await page.goto('/create');
  await createCharacterWithoutPortrait(page, name);
  return name;
}

async function wishForDetails(): Promise<void> {
  await openSetting();
  await details().fill(DETAILS);
}

async function expectWishes(name: string): Promise<void> {
  await page.getByText(`${name}’s details are saved.`).waitFor();
  if (!(await details().isVisible())) await openSetting();
  await expect.poll(() => details().inputValue()).toBe(DETAILS);
}

async function expectPicturesUsedUp(name: string, which: string): Promise<void> {
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expectPlansToSay(LIMIT_REACHED, which);
  await expectKept(() => expectWishes(name));
}

it(
  'a portrait above the monthly picture allowance redirects to /subscription, from which the user can go back',
  { timeout: JOURNEY_MS },
  async () => {
    const name = await openWithCharacter();
    await wishForDetails();
    await storeUsedCount(await family(), 'pictures', 12);
    await expectPicturesUsedUp(name, 'You have used all 12 pictures this month.');
  },
);

it(
  'a portrait above the daily picture allowance redirects to /subscription, from which the user can go back',
  { timeout: JOURNEY_MS },
  async () => {
    const name = await openWithCharacter('phone');
    await wishForDetails();
    const { uid } = await family();
    const now = Date.now();
    const days = { [usageDay(now)]: { pictures: 3 }, [usageDay(now + DAY_MS)]: { pictures: 3 } };
    await adminFirestore()
      .doc(`usage/${monthlyUsageId(uid, now)}`)
      .set({ userId: uid, days });
    await expectPicturesUsedUp(name, 'You have used all 3 pictures for now.');
  },
);

it(
  'regenerating a portrait on Free redirects to /subscription, from which the user can go back',
  { timeout: JOURNEY_MS },
  async () => {
    const name = await openWithCharacter();
    await generatePortrait(page);
    await page.getByRole('button', { name: 'Generate a new portrait' }).click();
    await expectPlansToSay(UPGRADE, 'Repainting comes with Pro and Unlimited.');
    await expectKept(() => page.getByText(`${name}’s details are saved.`).waitFor());
  },
);
