import { monthlyUsageId, usageDay } from '@talelantern/domain/usage/usage';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { storeCharacter, useUp } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, type Visit } from '../support/browser.ts';
import {
  generateButton,
  makeRandomCharacter,
  newEmail,
  newName,
  paintPortrait,
  readyToTell,
  seeMessage,
  beSignedIn,
} from './family-steps.ts';

const JOURNEY_MS = 180_000;
const DAY_MS = 86_400_000;

const LIMIT_REACHED = 'You have reached the limit of your plan';
const UPGRADE = 'Please upgrade to regenerate character images';

const STORY_OF_A_LIFE = 'Sleeps in a teapot “by the sea” & counts: 1, 2, 3…';
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

async function comeIn(viewport: 'desktop' | 'phone' = 'desktop'): Promise<void> {
  visitor = await visit(browser, viewport, inject('cloud').urls.app);
  ({ page } = visitor);
}

const family = async (): Promise<{ uid: string }> => ({ uid: (await adminAuth().getUserByEmail(email)).uid });

/** Waits for the note, for the plans, and for what they say; the page can be used by everybody. */
async function expectPlansToSay(message: string, which: string): Promise<void> {
  await seeMessage(page, message);
  await page.waitForURL('**/subscription');
  const card = page.getByRole('region', { name: LIMIT_REACHED });
  await card.getByText(which, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'You’re on Free' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Looks whether everything is still there: on the way back, and after a reload. */
async function expectKept(look: () => Promise<void>): Promise<void> {
  await page.goBack();
  await look();
  await page.reload();
  await look();
}

const seeValue = (label: string | RegExp, value: string) =>
  expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
const seeChosen = (name: RegExp) => expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);

/** Two characters are all that Free holds. */
async function ownTwoCharacters(): Promise<void> {
  const owner = await family();
  await storeCharacter(owner, { name: 'Ember', createdAt: new Date() });
  await storeCharacter(owner, { name: 'Pip', createdAt: new Date() });
  await adminFirestore().doc(`users/${owner.uid}`).update({ charactersTotal: 2 });
}

describe('a third character on Free', () => {
  async function fillInAndSave(name: string): Promise<void> {
    await page.getByRole('button', { name: 'Random Character' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Or in your own words').fill(OWN_AGE);
    await page.getByLabel(/^What else should be known/).fill(STORY_OF_A_LIFE);
    await page.getByText('All 2 characters of your plan are made.').waitFor();
    await page.getByRole('button', { name: /^Save/ }).click();
  }

  async function seeEverything(name: string): Promise<void> {
    await seeValue('Name', name);
    await seeValue('Or in your own words', OWN_AGE);
    await seeValue(/^What else should be known/, STORY_OF_A_LIFE);
    await page.getByRole('button', { name: /^Save and paint/ }).waitFor();
  }

  it.each(['desktop', 'phone'] as const)(
    'B8: made beside a story on a %s leads to the plans and back to everything typed',
    { timeout: JOURNEY_MS },
    async (viewport) => {
      await comeIn(viewport);
      const name = newName();
      await beSignedIn(page, email);
      await ownTwoCharacters();
      await page.goto('/create');
      await page.getByRole('button', { name: 'New Character' }).click();
      await fillInAndSave(name);
      await expectPlansToSay(LIMIT_REACHED, 'All 2 characters of your plan are made.');
      await expectKept(() => seeEverything(name));
    },
  );

  it('B8: made on the wall leads to the plans and back to everything typed', { timeout: JOURNEY_MS }, async () => {
    await comeIn();
    const name = newName();
    await beSignedIn(page, email);
    await ownTwoCharacters();
    await page.goto('/characters?new');
    await fillInAndSave(name);
    await expectPlansToSay(LIMIT_REACHED, 'All 2 characters of your plan are made.');
    await page.getByRole('button', { name: 'Go back to it' }).click();
    await seeEverything(name);
    await page.reload();
    await seeEverything(name);
  });
});

it(
  'B2: a third story on Free leads to the plans and back to the cast, the theme and the age',
  { timeout: JOURNEY_MS },
  async () => {
    await comeIn();
    const name = newName();
    await readyToTell(page, name, email);
    await page.getByText('Epic', { exact: true }).click();
    await useUp(await family(), 'stories', 2);
    await generateButton(page).click();
    await expectPlansToSay(LIMIT_REACHED, 'All 2 stories this month are used.');
    await expectKept(async () => {
      await page.getByRole('radiogroup', { name: `${name} is the` }).waitFor();
      await seeChosen(/^Treasure Hunt/);
      await seeChosen(/^5-8/);
      await seeChosen(/^Epic/);
      await generateButton(page).waitFor();
    });
  },
);

describe('a portrait on Free', () => {
  const openSetting = () => page.getByRole('button', { name: /^(Background, light and mood|Setting:)/ }).click();

  const details = () => page.getByRole('textbox', { name: /^Details/ });

  /** A family that comes in on `viewport` and makes a character; returns its name. */
  async function comeInWithCharacter(viewport?: 'desktop' | 'phone'): Promise<string> {
    await comeIn(viewport);
    const name = newName();
    await beSignedIn(page, email);
    await page.goto('/create');
    await makeRandomCharacter(page, name);
    return name;
  }

  async function wishForDetails(): Promise<void> {
    await openSetting();
    await details().fill(DETAILS);
  }

  async function seeWishes(name: string): Promise<void> {
    await page.getByText(`${name}’s details are saved.`).waitFor();
    if (!(await details().isVisible())) await openSetting();
    await expect.poll(() => details().inputValue()).toBe(DETAILS);
  }

  async function expectPicturesUsedUp(name: string, which: string): Promise<void> {
    await page.getByRole('button', { name: 'Generate Image' }).click();
    await expectPlansToSay(LIMIT_REACHED, which);
    await expectKept(() => seeWishes(name));
  }

  it(
    'beyond the pictures of the month leads to the plans and back to what was wished',
    { timeout: JOURNEY_MS },
    async () => {
      const name = await comeInWithCharacter();
      await wishForDetails();
      await useUp(await family(), 'pictures', 12);
      await expectPicturesUsedUp(name, 'All 12 pictures this month are used.');
    },
  );

  it(
    'beyond the pictures of the day leads to the plans and back to what was wished',
    { timeout: JOURNEY_MS },
    async () => {
      const name = await comeInWithCharacter('phone');
      await wishForDetails();
      const { uid } = await family();
      const now = Date.now();
      const days = { [usageDay(now)]: { pictures: 3 }, [usageDay(now + DAY_MS)]: { pictures: 3 } };
      await adminFirestore()
        .doc(`usage/${monthlyUsageId(uid, now)}`)
        .set({ userId: uid, days });
      await expectPicturesUsedUp(name, 'All 3 pictures today are used.');
    },
  );

  it(
    'B15: that is to be painted again leads to the plans and back to what was wished',
    { timeout: JOURNEY_MS },
    async () => {
      const name = await comeInWithCharacter();
      await paintPortrait(page);
      await wishForDetails();
      await page.getByRole('button', { name: 'Generate a new portrait' }).click();
      await expectPlansToSay(UPGRADE, 'Painting again comes with Pro and Unlimited.');
      await expectKept(() => seeWishes(name));
    },
  );
});
