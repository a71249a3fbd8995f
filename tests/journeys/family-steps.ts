import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { thisPeriod } from '../support/documents.ts';
import { seedSession } from '../support/signed-in.ts';

/** A new email address. */
export const newEmail = (): string => `${randomUUID()}@family.test`;

/** Letters that do not spell a word: a random name must not be refused by moderation. */
const CONSONANTS = 'bdghjlmnpqrtvwyz';

/** A unique name, so that one test's requests can be told from another's. */
export const newName = (): string => {
  const letters = randomUUID()
    .slice(0, 8)
    .replace(/./g, (digit) => CONSONANTS.charAt(Number.parseInt(digit, 16)));
  return `Em${letters}`;
};

/**
 * Waits until React has hydrated a prerendered page. A translated page is rendered again in the meantime, and
 * Playwright may fill a field that is being replaced.
 */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('#root:not([data-not-hydrated])').waitFor({ state: 'attached' });

/** Signs up at /login, with a new email address by default, and waits for the generator. */
export async function signUp(page: Page, email = newEmail()): Promise<void> {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByText('Create account', { exact: true }).first().click();
  await fillSignUp(page, email);
  await page.waitForURL('**/create');
}

/** Creates an account in the open form for one. */
export async function fillSignUp(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByText('I am a grown-up', { exact: true }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/**
 * A family that signed up earlier and is still signed in; no page is open yet. For all journeys except sign-up and
 * sign-in.
 */
export async function openSignedIn(page: Page, email = newEmail()): Promise<void> {
  const now = new Date();
  const profile = { photoURL: null, ...STARTING_COUNTERS, usagePeriod: thisPeriod(), createdAt: now, updatedAt: now };
  await createFamily({ email, verified: false, profile });
  await seedSession(page, email, PASSWORD);
}

const DAY_MS = 86_400_000;

/** Moves the family with this email address to Pro; the app sees it on the next load. Returns its uid. */
export async function upgradeToPro(email: string): Promise<string> {
  const { uid } = await adminAuth().getUserByEmail(email);
  const currentPeriodEnd = new Date(Date.now() + 20 * DAY_MS);
  await adminFirestore()
    .doc(`users/${uid}`)
    .update({ priceId: 'pro_monthly', subscriptionStatus: 'active', currentPeriodEnd, cancelAtPeriodEnd: false });
  return uid;
}

/** Waits for a toast with exactly this text. */
export async function expectToast(page: Page, message: string): Promise<void> {
  await page.getByRole('region', { name: 'Messages' }).getByText(message, { exact: true }).waitFor();
}

/**
 * On the generator or at an open creator: creates, saves and selects a random character called `name`; its portrait is
 * being generated.
 */
export async function createRandomCharacter(page: Page, name: string): Promise<void> {
  const random = page.getByRole('button', { name: 'Random Character' });
  const creator = page.getByRole('button', { name: 'New Character' }).first();
  await random.or(creator).first().waitFor();
  if (!(await random.isVisible())) await creator.click();
  await random.click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expectToast(page, 'Character saved! You can now generate their image below.');
}

/** As `createRandomCharacter`, but the portrait fails: the portrait step offers 'Generate Image'. */
export async function createCharacterWithoutPortrait(page: Page, name: string): Promise<void> {
  const generateImagePath = /\/generateImage$/;
  await page.route(generateImagePath, (route) => route.abort('internetdisconnected'));
  await createRandomCharacter(page, name);
  await page.getByRole('button', { name: 'Generate Image' }).waitFor();
  await page.unroute(generateImagePath);
}

export const expectPictureSaved = (page: Page): Promise<void> =>
  expectToast(page, 'Image generated and saved successfully!');

/** Generates the missing portrait of the open character and waits for it. */
export async function generatePortrait(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expectPictureSaved(page);
}

/** Closes the creator; the character is selected. */
export async function closeCreator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go Back to Story Generation' }).click();
  await expectToast(page, 'Character created successfully!');
}

/** Opens the sections below 'More choices' on the generator. */
export async function openMoreChoices(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More choices' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** Chooses a theme of the category and an age range on the generator. */
export async function chooseThemeAndAge(page: Page, category: string, theme: string, ageRange: string): Promise<void> {
  await openMoreChoices(page);
  await page.getByText(category, { exact: true }).click();
  await page.getByText(theme, { exact: true }).last().click();
  await page.getByText(ageRange, { exact: true }).click();
}

/** The visible generate button: in the sheet, or in the tray on a phone. */
export const generateButton = (page: Page, name = 'Generate Story') =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** A new family with a saved character and everything chosen for a story. */
export async function prepareStory(page: Page, name: string, email = newEmail()): Promise<void> {
  await openSignedIn(page, email);
  await storeCharacter(await adminAuth().getUserByEmail(email), { name, createdAt: new Date() });
  await page.goto('/create');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await chooseThemeAndAge(page, 'Adventure', 'Treasure Hunt', '5-8');
}

/** The paragraphs of the open chapter. */
export async function openParagraphs(page: Page, chapter: string): Promise<string[]> {
  const paragraphs = page.getByRole('article', { name: chapter }).locator('.read > p');
  await paragraphs.first().waitFor();
  return paragraphs.allTextContents();
}

/** Generates and opens the next chapter, from the page of the story. */
export async function generateNextChapter(page: Page, chapter: string): Promise<void> {
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/\/create\?story=/u);
  await generateButton(page).click();
  await page.waitForURL('**/stories/story_*');
  await page.getByRole('article', { name: chapter }).locator('.read > p').first().waitFor();
}

/** Generates and opens the three other chapters, from the page of the first one. */
export async function generateOtherChapters(page: Page): Promise<void> {
  for (const chapter of ['Chapter two', 'Chapter three', 'Chapter four']) await generateNextChapter(page, chapter);
  await page.getByText('The end. Sleep well.').waitFor();
}
