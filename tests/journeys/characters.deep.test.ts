import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminAuth, adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { VIEWPORTS } from '../support/browser.ts';
import { planFault } from '../support/provider-controls.ts';
import { setUpVisitor } from '../support/visitor.ts';
import {
  card as cardOn,
  fillForm,
  openMenuOf,
  press as pressOn,
  PRIVATE_NOTE,
  testCharacter,
} from './character-steps.ts';
import { openSignedIn, createCharacterWithoutPortrait, newEmail, newName, expectToast } from './family-steps.ts';

const JOURNEY_MS = 180_000;
const sharingSchema = z.object({ shareId: z.string() });

const visitor = setUpVisitor();
const { expectAccessible } = visitor;
let page: Page;
let email: string;
beforeEach(() => {
  email = newEmail();
});

async function openAs(viewport: 'desktop' | 'phone' = 'desktop'): Promise<void> {
  page = await visitor.open(viewport);
  await openSignedIn(page, email);
}

const family = async (): Promise<{ uid: string }> => ({ uid: (await adminAuth().getUserByEmail(email)).uid });

const press = (name: string | RegExp) => pressOn(page, name);
const nameField = () => page.getByLabel('Name', { exact: true });
const card = (name: string) => cardOn(page, name);

testCharacter('desktop');
testCharacter('phone');

it('a character is created by keyboard', { timeout: JOURNEY_MS }, async () => {
  await openAs();
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
  await expectToast(page, 'Character saved! You can now generate their image below.');
});

it(
  'typed text survives a reload and an accidental click; signing out asks for confirmation',
  { timeout: JOURNEY_MS },
  async () => {
    await openAs();
    const name = newName();
    await page.goto('/characters?new');
    await fillForm(page, name);
    await page.reload();
    await page.getByText(/^We kept your draft/).waitFor();
    await expect.poll(() => nameField().inputValue()).toBe(name);
    await page.getByRole('link', { name: 'My Stories' }).click();
    await page.goBack();
    await expect.poll(() => nameField().inputValue()).toBe(name);
    await page.goto('/profile');
    await press('Sign out');
    await page.getByRole('heading', { name: 'Sign out now?' }).waitFor();
    await expectAccessible('asked before signing out');
    await press('Stay here');
    await press('Sign out');
    await press('Sign out without saving');
    await page.waitForURL('**/login');
  },
);

it('changed text of a stored character is kept until it is saved', { timeout: JOURNEY_MS }, async () => {
  await openAs();
  const id = await storeCharacter(await family(), { name: 'Ember', gender: 'female', personality: 'Brave' });
  await page.goto(`/characters?edit=${id}`);
  await press('Edit details');
  await nameField().fill('Embra');
  await page.goto('/stories');
  await page.goto(`/characters?edit=${id}`);
  await page.getByText('Your latest changes are kept, but not saved yet.').waitFor();
  await press('Keep editing');
  await press('Save changes');
  await expectToast(page, 'Character updated successfully!');
  await page.getByRole('heading', { name: 'A portrait for Embra' }).waitFor();
});

it('sharing a character is refused until the email address is verified', { timeout: JOURNEY_MS }, async () => {
  await openAs('phone');
  await storeCharacter(await family(), { name: 'Ember', createdAt: new Date() });
  await openMenuOf(page, 'Ember');
  await press('Share');
  await page.getByLabel('Pen name').fill('Lantern Lane');
  await press('Make the link');
  await page.getByText('Please verify your email address first').waitFor();
  await page.getByText(PRIVATE_NOTE).waitFor();
  await expectAccessible('unverified');
});

it(
  'disallowed content is not shared, and is held while moderation is unavailable',
  { timeout: JOURNEY_MS },
  async () => {
    await openAs('phone');
    const { uid } = await family();
    await adminAuth().updateUser(uid, { emailVerified: true });
    await adminFirestore().doc(`users/${uid}`).update({ penName: 'Lantern Lane' });
    const disallowedText = 'Call 0171 555 0199';
    await storeCharacter({ uid }, { name: disallowedText, createdAt: new Date() });
    await openMenuOf(page, disallowedText);
    await press('Share');
    await press('Make the link');
    await page.getByText('This can’t be shared yet. Please change the name and try again').waitFor();
    await page.getByText(PRIVATE_NOTE).waitFor();
    await expectAccessible('refused');

    const name = newName();
    const id = await storeCharacter({ uid }, { name, createdAt: new Date() });
    await planFault(name, { kind: 'status', status: 503 });
    await openMenuOf(page, name);
    await press('Share');
    await press('Make the link');
    await page.getByText('We’re checking it first.').waitFor();
    await expectAccessible('held');
    const { sharing } = await storedFields(`characters/${id}`);
    const { shareId } = sharingSchema.parse(sharing);
    expect(await storedFields(`shares/${shareId}`)).toMatchObject({ hidden: true });
    await press('Done');
  },
);

it('a character is deleted after a confirmation, with ten seconds to undo', { timeout: JOURNEY_MS }, async () => {
  await openAs('phone');
  const id = await storeCharacter(await family(), { name: 'Ember', gender: 'female', createdAt: new Date() });
  await openMenuOf(page, 'Ember');
  await press('Delete');
  await page.getByRole('heading', { name: 'Say goodbye to Ember?' }).waitFor();
  await expectAccessible('asked before deleting');
  await press('Delete Ember');
  await press('Undo');
  await card('Ember').waitFor();
  await press('More about Ember');
  await press('Delete');
  await press('Delete Ember');
  await expectToast(page, 'Character deleted successfully');
  await page.getByRole('heading', { name: 'No one lives here yet' }).waitFor();
  expect((await adminFirestore().doc(`characters/${id}`).get()).exists).toBe(false);
});

const MANY = 200;
const PAGE = 20;

async function storeCharacters({ uid }: { uid: string }, count: number): Promise<void> {
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

/** Requests, bytes and cards of the wall's first page. */
async function firstPage(): Promise<{ requests: number; bytes: number; cards: number }> {
  const pendingSizes: Promise<number>[] = [];
  // Excludes requests of the previous page.
  await page.goto('about:blank');
  const isCharacterQuery = (url: string, body: string | null) =>
    url.includes(':runQuery') && body?.includes('"characters"');
  page.on('response', (response) => {
    const request = response.request();
    if (isCharacterQuery(request.url(), request.postData()))
      pendingSizes.push(response.body().then(({ length }) => length));
  });
  await page.goto('/characters');
  await page.getByText('Friend 0', { exact: true }).waitFor();
  const sizes = await Promise.all(pendingSizes);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { requests: sizes.length, bytes, cards: await page.getByRole('article').count() };
}

it('two hundred characters load no more on the first page than twenty', { timeout: JOURNEY_MS }, async () => {
  await openAs();
  await storeCharacters(await family(), PAGE);
  const few = await firstPage();
  await page.close();

  email = newEmail();
  await openAs();
  await storeCharacters(await family(), MANY);
  const many = await firstPage();
  expect(few.cards).toBe(PAGE);
  expect(many).toMatchObject({ requests: few.requests, cards: PAGE });
  // Ids and names of the two families differ by a letter or two.
  expect(many.bytes / few.bytes).toBeLessThan(1.1);
});

it('characters are found by name, type, trait and power, ignoring case', { timeout: JOURNEY_MS }, async () => {
  await openAs('phone');
  await storeCharacters(await family(), MANY);
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
  await page.getByText('No one here goes by “nobody at all”.').waitFor();
  await expectAccessible('nothing found');
});

it('characters are listed newest first on the next visit', { timeout: JOURNEY_MS }, async () => {
  await openAs();
  const older = newName();
  await page.goto('/create');
  await createCharacterWithoutPortrait(page, older);
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

it('a character is shared by link under a pen name, and the share is withdrawn', { timeout: JOURNEY_MS }, async () => {
  await openAs('desktop');
  const { uid } = await family();
  await adminAuth().updateUser(uid, { emailVerified: true });
  const id = await storeCharacter({ uid }, { name: 'Ember', gender: 'female', createdAt: new Date() });
  await openMenuOf(page, 'Ember');
  await press('Share');
  await page.getByText(PRIVATE_NOTE).waitFor();
  await expectAccessible('private');
  await page.getByLabel('Pen name').fill('Lantern Lane');
  await page.getByText('Others may comment').click();
  await press('Make the link');
  const url = await page.getByRole('textbox', { name: 'The link', exact: true }).inputValue();
  await expectAccessible('public');
  await page.setViewportSize(VIEWPORTS.phone);
  await page.context().setOffline(true);
  await page.getByText('You’re offline').waitFor();
  await page.context().setOffline(false);
  await expectToast(page, 'You’re back online');
  const toast = await page.locator('.toast').boundingBox();
  const actions = await page.locator('.dialog-actions').boundingBox();
  expect((toast?.y ?? NaN) + (toast?.height ?? NaN)).toBeLessThan(actions?.y ?? NaN);
  await page.setViewportSize(VIEWPORTS.desktop);
  const shareId = url.split('/').at(-1) ?? '';
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
  await page.getByText(PRIVATE_NOTE).waitFor();
  expect(await share()).toMatchObject({ copy: null, sharing: { isPublic: false } });
  const characterFields = (await adminFirestore().doc(`characters/${id}`).get()).data();
  expect(characterFields).toMatchObject({ sharing: { isPublic: false } });
});
