import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { adminAuth, adminFirestore } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { thisPeriod } from '../support/documents.ts';
import { signInBefore } from '../support/signed-in.ts';

/** An address nobody has used before. */
export const newEmail = (): string => `${randomUUID()}@family.test`;

/** Letters that spell no word: a name by chance must not be one that moderation refuses. */
const WORDLESS = 'bdghjlmnpqrtvwyz';

/** A name that nobody else uses, so that one test's requests can be told from another's. */
export const newName = (): string => {
  const letters = randomUUID()
    .slice(0, 8)
    .replace(/./g, (digit) => WORDLESS.charAt(Number.parseInt(digit, 16)));
  return `Em${letters}`;
};

/** Signs up at /login, under a new address unless told, and waits for the generator. */
export async function signUp(page: Page, email = newEmail()): Promise<void> {
  await page.goto('/login');
  await page.getByText('Create account', { exact: true }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByText('I am a grown-up', { exact: true }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/create');
}

/**
 * A family that signed up the day before and is still signed in; no page of the app is open yet. For everything but
 * signing up and in, whose journeys take the real way.
 */
export async function beSignedIn(page: Page, email = newEmail()): Promise<void> {
  const now = new Date();
  const profile = { photoURL: null, ...STARTING_COUNTERS, usagePeriod: thisPeriod(), createdAt: now, updatedAt: now };
  await createFamily({ email, verified: false, profile });
  await signInBefore(page, email, PASSWORD);
}

const DAY_MS = 86_400_000;

/** Puts the family that signed up under this address on Pro; the app sees it at the next load. Answers its uid. */
export async function goPro(email: string): Promise<string> {
  const { uid } = await adminAuth().getUserByEmail(email);
  const currentPeriodEnd = new Date(Date.now() + 20 * DAY_MS);
  await adminFirestore()
    .doc(`users/${uid}`)
    .update({ priceId: 'pro_monthly', subscriptionStatus: 'active', currentPeriodEnd, cancelAtPeriodEnd: false });
  return uid;
}

/** Waits for a note with exactly this sentence. */
export async function seeMessage(page: Page, message: string): Promise<void> {
  await page.getByRole('region', { name: 'Messages' }).getByText(message, { exact: true }).waitFor();
}

/** On the generator: a random character called `name`, saved and selected; the creator stands at the portrait. */
export async function makeRandomCharacter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Random Character' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: /^Save/ }).click();
  await seeMessage(page, 'Character saved! You can now generate their image below.');
}

/** At the portrait step: paints, and waits until the portrait hangs. */
export async function paintPortrait(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await seeMessage(page, 'Image generated and saved successfully!');
}

/** Closes the creator; the character is selected. */
export async function backToStory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go Back to Story Generation' }).click();
  await seeMessage(page, 'Character created successfully!');
}

/** Chooses a theme of the category and an age range on the generator. */
export async function chooseTale(page: Page, category: string, theme: string, ageRange: string): Promise<void> {
  await page.getByText(category, { exact: true }).click();
  await page.getByText(theme, { exact: true }).click();
  await page.getByText(ageRange, { exact: true }).click();
}

/** The generator's button, on the sheet's side or in the tray of a phone: the one that can be seen. */
export const generateButton = (page: Page, name = 'Generate Story') =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** A new family with a saved character and everything chosen for a story. */
export async function readyToTell(page: Page, name: string, email = newEmail()): Promise<void> {
  await beSignedIn(page, email);
  await page.goto('/create');
  await makeRandomCharacter(page, name);
  await backToStory(page);
  await chooseTale(page, 'Adventure', 'Treasure Hunt', '5-8');
}

/** The paragraphs of the chapter that lies open. */
export async function openParagraphs(page: Page, chapter: string): Promise<string[]> {
  const article = page.getByRole('article', { name: chapter });
  await article.waitFor();
  return article.locator('.read > p').allTextContents();
}

/** From the page of a first chapter on: the three others, each told and laid open. */
export async function tellTheOthers(page: Page): Promise<void> {
  for (const chapter of ['Chapter two', 'Chapter three', 'Chapter four']) {
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/create');
    await generateButton(page).click();
    await page.waitForURL('**/stories/story_*');
    await page.getByRole('article', { name: chapter }).locator('.read > p').first().waitFor();
  }
  await page.getByText('The end. Sleep well.').waitFor();
}
