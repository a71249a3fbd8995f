import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { adminAuth, adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, type Visit } from '../support/browser.ts';
import { planFault } from '../support/provider-controls.ts';
import { beSignedIn, makeRandomCharacter, newEmail, newName, seeMessage } from './family-steps.ts';

const JOURNEY_MS = 180_000;
const ONLY_US = 'Only your family sees it, until you make a link.';
const sharingSchema = z.object({ shareId: z.string() });

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
  await beSignedIn(page, email);
}

const family = async (): Promise<{ uid: string }> => ({ uid: (await adminAuth().getUserByEmail(email)).uid });

/** Every screen on the way fits its width and can be used by everybody. */
async function lookAt(screen: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect.soft(await accessibilityProblems(page), screen).toEqual([]);
  expect.soft(await sidewaysScroll(page), screen).toBe(0);
}

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const tap = (name: string) => page.getByText(name, { exact: true }).click();
const nameField = () => page.getByLabel('Name', { exact: true });
const card = (name: string) => page.getByRole('article').filter({ hasText: name });

async function openMenuOf(name: string): Promise<void> {
  await page.goto('/characters');
  await press(`More about ${name}`);
}

/** The required fields by touching pictures and words only; the name is the one thing that is typed. */
async function fillIn(name: string): Promise<void> {
  await nameField().fill(name);
  for (const choice of ['Female', 'Animal', 'Fur and Feather', 'Fox', 'Brave', 'Curious']) await tap(choice);
}

describe.each(['desktop', 'phone'] as const)('a character on a %s', (viewport) => {
  it('is made from pictures, seen, changed, and told a story about', { timeout: JOURNEY_MS }, async () => {
    await comeIn(viewport);
    const name = newName();
    await page.goto('/characters');
    await page.getByRole('heading', { name: 'Nobody lives here yet' }).waitFor();
    await lookAt('nobody yet');
    await press('New Character');
    await lookAt('empty form');
    await fillIn(name);
    await tap('Flying');
    await lookAt('filled in');
    await press(/^Save and paint her/);
    await seeMessage(page, 'Character saved! You can now generate their image below.');
    await page.waitForURL('**/create');

    await openMenuOf(name);
    await press('View');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Brave and Curious', { exact: true }).waitFor();
    await page.getByText('Flying', { exact: true }).waitFor();
    await lookAt('seen');
    await press('Paint a portrait');
    await press('Change details');
    await page.getByLabel('Flying').focus();
    await page.keyboard.press('Space');
    await tap('Flying');
    await press('Save changes');
    await seeMessage(page, 'Character updated successfully!');
    await page.goto('/characters');
    await lookAt('wall');
    await card(name).getByRole('button').first().click();
    await page.getByText('Paint her').first().waitFor();

    await openMenuOf(name);
    await press('View');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByText('Flying', { exact: true }).count()).toBe(0);
    await press('Tell a story');
    await page.getByRole('radiogroup', { name: `${name} is the` }).waitFor();
    expect(visitor.errors).toEqual([]);
  });
});

it('is made with the keyboard alone', { timeout: JOURNEY_MS }, async () => {
  await comeIn();
  await page.goto('/characters?new');
  await nameField().focus();
  await page.keyboard.type('Pip');
  const choose = async (group: string, downs: number): Promise<void> => {
    await page.getByRole('radiogroup', { name: group }).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (let index = 0; index < downs; index += 1) await page.keyboard.press('ArrowDown');
  };
  await choose('Gender', 1);
  await choose('What kind of someone?', 1);
  await choose('Which animal?', 0);
  await choose('And who exactly?', 0);
  await page.getByRole('button', { name: 'Brave' }).focus();
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: /^Save and paint/ });
  await save.focus();
  await page.keyboard.press('Enter');
  await seeMessage(page, 'Character saved! You can now generate their image below.');
});

describe('what is typed', () => {
  it('survives a reload and a wrong click, and signing out asks once', { timeout: JOURNEY_MS }, async () => {
    await comeIn();
    const name = newName();
    await page.goto('/characters?new');
    await fillIn(name);
    await page.reload();
    await page.getByText(/^We kept what you had begun/).waitFor();
    await expect.poll(() => nameField().inputValue()).toBe(name);
    await page.getByRole('link', { name: 'My Stories' }).click();
    await page.goBack();
    await expect.poll(() => nameField().inputValue()).toBe(name);
    await page.goto('/profile');
    await press('Sign out');
    await page.getByRole('heading', { name: 'Sign out now?' }).waitFor();
    await lookAt('asked before signing out');
    await press('Stay here');
    await press('Sign out');
    await press('Sign out without saving');
    await page.waitForURL('**/login');
  });

  it('as a change of a stored character is kept until it is saved', { timeout: JOURNEY_MS }, async () => {
    await comeIn();
    const id = await storeCharacter(await family(), { name: 'Ember', gender: 'female', personality: 'Brave' });
    await page.goto(`/characters?edit=${id}`);
    await press('Change details');
    await nameField().fill('Embra');
    await page.goto('/stories');
    await page.goto(`/characters?edit=${id}`);
    await page.getByText('What you changed since is kept, but not saved yet.').waitFor();
    await press('Go on changing');
    await press('Save changes');
    await seeMessage(page, 'Character updated successfully!');
    await page.getByRole('heading', { name: 'A portrait for Embra' }).waitFor();
  });
});

describe('sharing', () => {
  it('is refused until the address is verified', { timeout: JOURNEY_MS }, async () => {
    await comeIn('phone');
    await storeCharacter(await family(), { name: 'Ember', createdAt: new Date() });
    await openMenuOf('Ember');
    await press('Share');
    await page.getByLabel('Pen name').fill('Lantern Lane');
    await press('Make the link');
    await page.getByText('Please verify your email address first').waitFor();
    await page.getByText(ONLY_US).waitFor();
    await lookAt('unverified');
  });

  it('gives a link under a pen name, and takes it back', { timeout: JOURNEY_MS }, async () => {
    await comeIn();
    const { uid } = await family();
    await adminAuth().updateUser(uid, { emailVerified: true });
    const id = await storeCharacter({ uid }, { name: 'Ember', gender: 'female', createdAt: new Date() });
    await openMenuOf('Ember');
    await press('Share');
    await page.getByText(ONLY_US).waitFor();
    await lookAt('private');
    await page.getByLabel('Pen name').fill('Lantern Lane');
    await page.getByText('Others may comment').click();
    await press('Make the link');
    const address = await page.getByRole('textbox', { name: 'The link', exact: true }).inputValue();
    await lookAt('public');
    const shareId = address.split('/').at(-1) ?? '';
    const share = async () => (await adminFirestore().doc(`shares/${shareId}`).get()).data();
    expect(await share()).toMatchObject({
      withdrawnAt: null,
      sharing: { isPublic: true, allowComments: true, sharedBy: 'Lantern Lane' },
    });
    await press('Done');
    await card('Ember').getByText('Shared').waitFor();

    await press('More about Ember');
    await press('Share');
    await press('Withdraw the link');
    await press('Withdraw it');
    await page.getByText(ONLY_US).waitFor();
    expect(await share()).toMatchObject({ copy: null, sharing: { isPublic: false } });
    const stored = (await adminFirestore().doc(`characters/${id}`).get()).data();
    expect(stored).toMatchObject({ sharing: { isPublic: false } });
  });

  it(
    'is refused for what is not fit for others, and held where nobody can judge it',
    { timeout: JOURNEY_MS },
    async () => {
      await comeIn('phone');
      const { uid } = await family();
      await adminAuth().updateUser(uid, { emailVerified: true });
      await adminFirestore().doc(`users/${uid}`).update({ penName: 'Lantern Lane' });
      const unfit = 'Call 0171 555 0199';
      await storeCharacter({ uid }, { name: unfit, createdAt: new Date() });
      await openMenuOf(unfit);
      await press('Share');
      await press('Make the link');
      await page.getByText('This cannot be shared as it is: please change the name and try again').waitFor();
      await page.getByText(ONLY_US).waitFor();
      await lookAt('refused');

      const name = newName();
      const id = await storeCharacter({ uid }, { name, createdAt: new Date() });
      await planFault(name, { kind: 'status', status: 503 });
      await openMenuOf(name);
      await press('Share');
      await press('Make the link');
      await page.getByText('Somebody has a look first.').waitFor();
      await lookAt('held');
      const { sharing } = await storedFields(`characters/${id}`);
      const { shareId } = sharingSchema.parse(sharing);
      expect(await storedFields(`shares/${shareId}`)).toMatchObject({ hidden: true });
      await press('Done');
    },
  );
});

it('deleting is confirmed, and can be undone for ten seconds', { timeout: JOURNEY_MS }, async () => {
  await comeIn('phone');
  const id = await storeCharacter(await family(), { name: 'Ember', gender: 'female', createdAt: new Date() });
  await openMenuOf('Ember');
  await press('Delete');
  await page.getByRole('heading', { name: 'Say goodbye to Ember?' }).waitFor();
  await lookAt('asked before deleting');
  await press('Delete Ember');
  await press('Undo');
  await card('Ember').waitFor();
  await press('More about Ember');
  await press('Delete');
  await press('Delete Ember');
  await seeMessage(page, 'Character deleted successfully');
  await page.getByRole('heading', { name: 'Nobody lives here yet' }).waitFor();
  expect((await adminFirestore().doc(`characters/${id}`).get()).exists).toBe(false);
});

describe('two hundred characters', () => {
  const MANY = 200;
  const PAGE = 20;

  async function storeMany({ uid }: { uid: string }, count: number): Promise<void> {
    const batch = adminFirestore().batch();
    for (let index = 0; index < count; index += 1) {
      const id = `${uid}-${index}`;
      batch.set(adminFirestore().doc(`characters/${id}`), {
        id,
        userId: uid,
        name: `Friend ${index}`,
        type: 'Animal - Fur and Feather - Fox',
        gender: 'male',
        personality: 'Brave',
        magicalPower: index === count - 1 ? 'Crystal Magic' : null,
        createdAt: new Date(1_763_700_000_000 - index * 1_000),
      });
    }
    await batch.commit();
  }

  /** How much of the family's characters the first page of the wall asks for. */
  async function firstPage(): Promise<{ questions: number; bytes: number; cards: number }> {
    const answers: Promise<number>[] = [];
    // Nothing that the page before has asked for is counted.
    await page.goto('about:blank');
    const isList = (url: string, body: string | null) => url.includes(':runQuery') && body?.includes('"characters"');
    page.on('response', (response) => {
      const request = response.request();
      if (isList(request.url(), request.postData())) answers.push(response.body().then(({ length }) => length));
    });
    await page.goto('/characters');
    await page.getByText('Friend 0', { exact: true }).waitFor();
    const sizes = await Promise.all(answers);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { questions: sizes.length, bytes, cards: await page.getByRole('article').count() };
  }

  it('cost the first page no more than twenty do', { timeout: JOURNEY_MS }, async () => {
    await comeIn();
    await storeMany(await family(), PAGE);
    const few = await firstPage();
    await visitor.close();

    email = newEmail();
    await comeIn();
    await storeMany(await family(), MANY);
    const many = await firstPage();
    expect(few.cards).toBe(PAGE);
    expect(many).toMatchObject({ questions: few.questions, cards: PAGE });
    // Ids and names of either family differ by a letter or two.
    expect(many.bytes / few.bytes).toBeLessThan(1.1);
  });

  it(
    'are all found by name, kind, trait and power, in small letters or capitals',
    { timeout: JOURNEY_MS },
    async () => {
      await comeIn('phone');
      await storeMany(await family(), MANY);
      await page.goto('/characters');
      await page.getByText('Friend 0', { exact: true }).waitFor();
      const search = page.getByRole('searchbox', { name: 'Search characters' });
      for (const query of ['crystal MAGIC', 'FRIEND 199']) {
        await search.fill(query);
        await card('Friend 199').waitFor();
        expect(await page.getByRole('article').count()).toBe(1);
      }
      for (const query of ['fox', 'BRAVE']) {
        await search.fill(query);
        await expect.poll(() => page.getByRole('article').count()).toBe(MANY);
      }
      await search.fill('nobody at all');
      await page.getByText('Nobody here answers to “nobody at all”.').waitFor();
      await lookAt('nothing found');
    },
  );
});

it('a family that comes back finds its characters newest first', { timeout: JOURNEY_MS }, async () => {
  await comeIn();
  const older = newName();
  await page.goto('/create');
  await makeRandomCharacter(page, older);
  await storeCharacter(await family(), { name: 'Ember', createdAt: new Date(Date.now() + 60_000) });
  await page.goto('/profile');
  await press('Sign out');
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press('Sign in');
  await page.waitForURL('**/create');
  await page.goto('/characters');
  await card('Ember').waitFor();
  expect((await page.getByRole('article').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Ember',
    older,
  ]);
});
