import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { paragraphs } from '../functions/support/chapters.ts';
import { adminAuth, adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { PASSWORD, signIn, storeCharacter } from '../functions/support/family.ts';
import {
  accessibilityProblems,
  openBrowser,
  horizontalOverflow,
  visit,
  VIEWPORTS,
  type Visit,
} from '../support/browser.ts';
import { planChapterText, sentBriefs } from '../support/provider-controls.ts';
import {
  openSignedIn,
  generateButton,
  openMoreChoices,
  newEmail,
  newName,
  openParagraphs,
  expectToast,
} from './family-steps.ts';

const JOURNEY_MS = 240_000;

let browser: Browser;
let visitor: Visit;
let page: Page;
let email: string;
let uid: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await visit(browser, 'phone', inject('cloud').urls.app);
  ({ page } = visitor);
  email = newEmail();
  await openSignedIn(page, email);
  ({ uid } = await adminAuth().getUserByEmail(email));
});
afterEach(() => visitor.close());

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const tap = (name: string) => page.getByText(name, { exact: true }).click();
const inDialog = (name: string) => page.getByRole('dialog').getByText(name, { exact: true }).click();
const readChildren = async () =>
  (await adminFirestore().collection(`users/${uid}/children`).get()).docs.map((child) => child.data());

async function addChild(nickname: string, avoid: string): Promise<void> {
  await press('Add a child');
  await page.getByLabel('Nickname').fill(nickname);
  await inDialog('5-8');
  await inDialog(avoid);
  await inDialog('Save');
  await page.getByRole('heading', { name: nickname }).waitFor();
}

/** Asserts that the screen fits both widths and is accessible. */
async function expectAccessible(screen: string): Promise<void> {
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    expect.soft(await accessibilityProblems(page), `${screen} at ${viewport.width}`).toEqual([]);
    expect.soft(await horizontalOverflow(page), `${screen} at ${viewport.width}`).toBe(0);
  }
}

it(
  'an entry of a child’s avoid list is kept out of every chapter, although the model writes it',
  { timeout: JOURNEY_MS },
  async () => {
    const [hero, nickname, sibling] = [newName(), newName(), newName()];
    await storeCharacter({ uid }, { name: hero, createdAt: new Date() });
    await page.goto('/profile');
    await addChild(nickname, 'Spiders');
    await addChild(sibling, 'Thunder');
    await expectAccessible('children');
    await press(`Delete ${sibling}`);
    await expectAccessible('the question before a child goes');
    await inDialog(`Delete ${sibling}`);
    await page.getByText(`${sibling} is no longer listed`).waitFor();

    await press('Menu');
    await page.getByRole('link', { name: 'Create Story' }).click();
    await openMoreChoices(page);
    await tap(`${nickname} · 5-8`);
    expect(await page.getByText(`${sibling} · 5-8`).count()).toBe(0);
    await page.getByRole('button', { name: new RegExp(`^${hero}`) }).click();
    await tap('Adventure');
    await tap('Treasure Hunt');
    const chapter = paragraphs(6).map((paragraph) => paragraph.replace('Ember and Pip', hero));
    await planChapterText(hero, chapter.with(2, `${hero} met a spider on the pier.`).join('\n\n'));
    await planChapterText(hero, `${hero} met a beetle on the pier.`);
    await generateButton(page).click();
    await page.waitForURL('**/stories/story_*');

    const chapterWithAvoidedWord = chapter.with(2, `${hero} met a beetle on the pier.`);
    expect(await openParagraphs(page, 'Chapter one')).toEqual(chapterWithAvoidedWord);
    const story = await storedFields(`stories/${page.url().split('/').at(-1) ?? ''}`);
    expect(JSON.stringify(story)).not.toMatch(/spider/i);
    expect(await sentBriefs(hero)).toMatchObject([
      { task: 'chapter', avoid: ['Spiders'] },
      { task: 'repair', avoid: ['Spiders'], rewrite: [{ index: 2 }] },
    ]);
    expect(JSON.stringify(await sentBriefs(hero))).not.toContain(nickname);
    await expect.poll(async () => (await readChildren()).map((child) => child['nickname'])).toEqual([nickname]);
    expect(await storedFields(`users/${uid}`)).toMatchObject({ childrenTotal: 1 });
    expect(visitor.errors).toEqual([]);
  },
);

it('a user changes the display name, and the password after reauthentication', { timeout: JOURNEY_MS }, async () => {
  await page.goto('/profile');
  await page.getByLabel('Name', { exact: true }).fill('The Fennimores');
  await page.getByLabel('Pen name').fill('Lantern Lane');
  await page.reload();
  await expect.poll(() => page.getByLabel('Pen name').inputValue()).toBe('Lantern Lane');
  await press('Save');
  await expectToast(page, 'Profile updated successfully');
  await press('Choose a picture');
  await expectAccessible('the choice of a picture');
  await inDialog('Robot');
  await inDialog('Use this picture');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await storedFields(`users/${uid}`)).toMatchObject({
    displayName: 'The Fennimores',
    penName: 'Lantern Lane',
    photoURL: '/art/cut-t-robot.webp',
  });

  await press('Change password');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await inDialog('Confirm');
  await page.getByLabel('New password').fill('a louder harbour');
  await expectAccessible('the new password');
  await inDialog('Save');
  await page.getByText('Your password has been changed').waitFor();
  expect(await signIn(email, 'a louder harbour')).toBeTruthy();
  expect(visitor.errors).toEqual([]);
});
