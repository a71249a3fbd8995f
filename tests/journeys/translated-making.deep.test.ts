import type { Page } from 'playwright-core';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { storeLocation, storePortrayed } from '../functions/support/scenes.ts';
import { historyEntry } from '../support/documents.ts';
import { planFault } from '../support/provider-controls.ts';
import { ideas } from './chapter-steps.ts';
import { card, fillForm as fillCharacter, openMenuOf } from './character-steps.ts';
import { addLedger } from './child-steps.ts';
import {
  expectToast,
  generateButton,
  newEmail,
  newName,
  openMoreChoices,
  prepareStory,
  waitForHydration,
} from './family-steps.ts';
import { fillForm as fillLocation, generateFirstPicture, LOCATION_SAVED } from './location-steps.ts';
import { createReadingFamily, seedReaderSession } from './reading-family.ts';
import { press, pressInDialog, tap, testTranslated } from './translated-walks.ts';

const CHAPTER_MS = 90_000;

/** Playwright refuses to press aria-disabled buttons; users can press them. */
const NOT_READY = { force: true };

/** Opens `path` as a new family on Pro. */
async function openAsPro(page: Page, path: string, store?: (family: { uid: string }) => Promise<unknown>) {
  const family = await createFamily({ plan: 'pro_monthly' });
  await store?.(family);
  await seedReaderSession(page, family);
  await page.goto(path);
  return family;
}

async function openGenerator(page: Page, store?: (family: { uid: string }) => Promise<unknown>): Promise<void> {
  await openAsPro(page, '/create', store);
  await openMoreChoices(page);
}

const chapterStart = (page: Page, chapter: string) =>
  page.getByRole('article', { name: chapter }).locator('.read > p').first();

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

testTranslated([
  [
    'a family signs in after a wrong password',
    async (page) => {
      const email = newEmail();
      await createFamily({ email });
      await page.goto('/login');
      await fillSignIn(page, email, 'a loud harbour');
      await press(page, 'Sign in');
      await page.getByText('Invalid email or password').first().waitFor();
      await fillSignIn(page, email, PASSWORD);
      await press(page, 'Sign in');
      await page.waitForURL('**/create');
    },
  ],
  [
    'a visitor of the landing page signs up after two corrections',
    async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Start your first story' }).first().click();
      await page.getByLabel('Email').waitFor();
      await waitForHydration(page);
      await tap(page, 'Sign in');
      await tap(page, 'Create account');
      await fillSignIn(page, newEmail(), '12345');
      await press(page, 'Create account');
      await page.getByText('Password must be at least 6 characters').waitFor();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Create account');
      await tap(page, 'I am a grown-up');
      await press(page, 'Create account');
      await page.waitForURL('**/create');
    },
  ],
  [
    'a visitor asks for a new password, twice',
    async (page) => {
      const email = newEmail();
      await createFamily({ email });
      await page.goto('/forgot-password');
      for (const times of [1, 2]) {
        if (times === 2) await page.getByLabel('Email').fill('');
        await press(page, 'Send Reset Link');
        await page.getByText('Please enter your email address').waitFor();
        await page.getByLabel('Email').fill(email);
        await press(page, 'Send Reset Link');
        await page.getByRole('heading', { name: 'Check your email' }).waitFor();
        if (times === 1) await press(page, 'Use another address');
      }
    },
  ],
  [
    'a family signs out without saving',
    async (page) => {
      await openAsPro(page, '/characters?new');
      await page.getByLabel('Name', { exact: true }).fill('Ember');
      await page.goto('/profile');
      await press(page, 'Sign out');
      await press(page, 'Sign out without saving');
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    },
  ],
  [
    'two characters get roles and a relationship, which is removed',
    async (page) => {
      await openGenerator(page, async (family) => {
        await storeCharacter(family, { name: 'Ember', createdAt: new Date() });
        await storeCharacter(family, { name: 'Pip', createdAt: new Date() });
      });
      await press(page, /^Ember/);
      await press(page, /^Pip/);
      for (const role of ['Mentor', 'Trickster'])
        await page.getByRole('radiogroup', { name: 'Ember is the' }).locator('label').filter({ hasText: role }).click();
      await press(page, 'Add a relationship');
      await page.getByRole('button', { name: 'Add relationship' }).click(NOT_READY);
      await page.getByText('Please choose what they are to each other').waitFor();
      await tap(page, 'Protector');
      await page.getByLabel('A detail').fill('since the big storm');
      await press(page, 'Add relationship');
      await press(page, /^Remove: .*Protector/);
      await press(page, 'Add a relationship');
      await press(page, 'Never mind');
      await press(page, /^Pip/);
      await page.getByText('1 chosen', { exact: true }).waitFor();
    },
  ],
  [
    'a theme is chosen, searched and replaced, and the age is changed',
    async (page) => {
      await openGenerator(page);
      for (const choice of ['Adventure', 'Treasure Hunt', '9-12', 'Spooky', '3-4', 'Fantasy']) await tap(page, choice);
      const search = page.getByRole('searchbox', { name: 'Search themes' });
      await search.fill('zzz');
      await page.getByText('No themes match. Try a shorter word.').waitFor();
      await search.fill('treasure');
      await page.getByRole('radiogroup', { name: 'Matching themes' }).locator('label').first().click();
      await search.fill('');
      await page.getByRole('radio', { name: 'Adventure', checked: true }).waitFor();
      for (const length of ['Epic', 'Extended']) await tap(page, length);
      await page.getByRole('radio', { name: 'Extended', checked: true }).waitFor();
    },
  ],
  [
    'a child is added on the generator, gets a face, and the story is for everyone again',
    async (page) => {
      await openGenerator(page);
      await press(page, 'Add a child');
      await page.getByLabel('Nickname').fill('Mo');
      await page.getByRole('dialog').getByText('9-12', { exact: true }).click();
      await page.getByRole('dialog').getByText('Spiders', { exact: true }).click();
      await pressInDialog(page, 'Save');
      await page.getByText('Leaves out: Spiders').waitFor();
      await press(page, 'Change Mo');
      await page.getByRole('dialog').getByTitle('Pip').click();
      await page.getByRole('dialog').getByText('Spiders', { exact: true }).click();
      await pressInDialog(page, 'Save');
      await page.getByText('Nothing left out').waitFor();
      await tap(page, 'Everyone');
      await page.getByRole('button', { name: 'Change Mo' }).waitFor({ state: 'detached' });
    },
  ],
  [
    'a location is chosen, hidden and removed again',
    async (page) => {
      await openGenerator(page, (family) => storeLocation(family, { name: 'Moon Pond', createdAt: new Date() }));
      await press(page, 'Add Locations');
      await press(page, /^Moon Pond/);
      await press(page, 'Hide Locations');
      await page.getByText('Moon Pond', { exact: true }).waitFor();
      await press(page, 'Add Locations');
      await press(page, /^Moon Pond/);
      await page.getByText('1 chosen', { exact: true }).waitFor({ state: 'detached' });
    },
  ],
  [
    'a surprise is drawn again and becomes a chapter',
    async (page) => {
      await openGenerator(page);
      await press(page, 'Surprise me');
      await page.getByRole('heading', { name: 'How about this one?' }).waitFor();
      await press(page, 'Again');
      await press(page, 'Write it');
      await page.waitForURL('**/stories/story_*', { timeout: CHAPTER_MS });
      await chapterStart(page, 'Chapter one').waitFor();
    },
  ],
  [
    'a chapter that stopped halfway is made again',
    async (page) => {
      const name = newName();
      await prepareStory(page, name);
      await planFault(name, { kind: 'cut-stream', afterEvents: 120 }, { times: 1 });
      await generateButton(page).click();
      await page.getByRole('heading', { name: 'What was written so far' }).waitFor({ timeout: CHAPTER_MS });
      await press(page, 'Try again');
      await page.waitForURL('**/stories/story_*', { timeout: CHAPTER_MS });
      await chapterStart(page, 'Chapter one').waitFor();
    },
  ],
  [
    'a story is continued with an idea, after the family’s own one',
    async (page) => {
      const family = await createReadingFamily();
      await addLedger(family);
      await seedReaderSession(page, family);
      await page.goto(`/stories/${family.storyId}`);
      await page.getByRole('link', { name: 'Continue', exact: true }).click();
      await tap(page, 'My own idea');
      await page.getByRole('textbox', { name: 'My own idea' }).fill('They find a door');
      await tap(page, 'Let the lantern decide');
      await ideas(page).first().waitFor();
      await page.getByRole('radiogroup', { name: 'What happens next?' }).locator('label').nth(1).click();
      await generateButton(page).click();
      await page.waitForURL('**/stories/story_*', { timeout: CHAPTER_MS });
      await chapterStart(page, 'Chapter three').waitFor();
    },
  ],
  [
    'a character is made from pictures and painted',
    async (page) => {
      await openAsPro(page, '/characters?new');
      await tap(page, 'Alien');
      await fillCharacter(page, 'Ember');
      for (const power of ['Flying', 'Healing', 'Healing']) await tap(page, power);
      await press(page, /^Save and paint her/);
      await page.getByRole('heading', { name: 'Here she is. Meet Ember.' }).waitFor();
    },
  ],
  [
    'a portrait is painted again, and the first one comes back',
    async (page) => {
      const family = await createFamily({ plan: 'pro_monthly' });
      const { id, picture } = await storePortrayed(family, 'navy');
      const imageHistory = [historyEntry(picture.imagePath, { url: picture.imageUrl })];
      await adminFirestore().doc(`characters/${id}`).update({ imageHistory, mainImage: picture.imageUrl });
      await seedReaderSession(page, family);
      await page.goto(`/characters?edit=${id}`);
      await press(page, 'Something’s not right');
      await press(page, 'Generate a new portrait');
      await expectToast(page, 'Character image updated successfully!');
      await tap(page, 'Portrait 1');
      await expectToast(page, 'Main image updated successfully');
    },
  ],
  [
    'a character is shown, deleted and brought back',
    async (page) => {
      await openAsPro(page, '/characters', (family) =>
        storeCharacter(family, { name: 'Ember', gender: 'female', createdAt: new Date() }),
      );
      await openMenuOf(page, 'Ember');
      await press(page, 'View');
      await page.getByRole('heading', { level: 1, name: 'Ember' }).waitFor();
      await openMenuOf(page, 'Ember');
      await press(page, 'Delete');
      await press(page, 'Delete Ember');
      await card(page, 'Ember').waitFor({ state: 'detached' });
      await press(page, 'Undo');
      await card(page, 'Ember').waitFor();
    },
  ],
  [
    'a location is made and painted',
    async (page) => {
      await openAsPro(page, '/locations/create');
      await fillLocation(page, 'Moon Pond');
      await press(page, 'Save this place');
      await expectToast(page, LOCATION_SAVED);
      await generateFirstPicture(page);
    },
  ],
  [
    'a location is changed, deleted and brought back',
    async (page) => {
      const family = await openAsPro(page, '/version.json');
      const id = await storeLocation(family, { name: 'Moon Pond', createdAt: new Date() });
      await page.goto(`/locations?open=${id}`);
      await press(page, 'Edit details');
      await page.getByLabel('Name', { exact: true }).fill('Sun Pond');
      await press(page, 'Save changes');
      await page.getByRole('heading', { level: 1, name: 'Sun Pond' }).waitFor();
      await press(page, 'All locations');
      await press(page, 'More about Sun Pond');
      await press(page, 'Delete');
      await pressInDialog(page, /^Delete/);
      await page.getByText('Sun Pond is off the map').waitFor();
      await press(page, 'Undo');
      await page.getByRole('button', { name: /^Sun Pond/ }).waitFor();
    },
  ],
]);
