import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import type { Page } from 'playwright-core';
import { setPermissions } from '../functions/support/admins.ts';
import { createFamily, PASSWORD, type Family } from '../functions/support/family.ts';
import { repeat } from '../support/repeat.ts';
import { warmUpFunctions } from '../support/warm-up-functions.ts';
import { storeQueueEntries } from './admin-steps.ts';
import { breakPage } from './broken-page.ts';
import { expectToast, waitForHydration } from './family-steps.ts';
import { seedReaderSession } from './reading-family.ts';
import { press, pressInDialog, tap, testTranslated } from './translated-walks.ts';

const PIN = '407182';

warmUpFunctions('admin');

/** Opens `path` as a new family. */
async function openFamily(page: Page, path: string): Promise<Family> {
  const family = await createFamily();
  await seedReaderSession(page, family);
  await page.goto(path);
  return family;
}

async function openAdmin(page: Page, path: string): Promise<void> {
  const admin = await createFamily();
  await setPermissions(admin, ADMIN_PERMISSIONS);
  await seedReaderSession(page, admin);
  await page.goto(path);
}

async function typePin(page: Page, pin: string, lastKey: string): Promise<void> {
  for (const digit of pin) await pressInDialog(page, digit);
  await pressInDialog(page, lastKey);
}

/** Starts an action on a case, gives a reason and confirms. */
async function decide(page: Page, act: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Why').fill('It is fine.');
  await pressInDialog(page, act);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

testTranslated([
  [
    'a family writes to us, after an empty message',
    async (page) => {
      await openFamily(page, '/help/faq#write-to-us');
      await press(page, 'Send the message');
      await page.getByLabel('Your message').fill('Page three shows the owl twice.');
      await press(page, 'Send the message');
      await expectToast(page, 'Thank you. We’ve got your message.');
    },
  ],
  [
    'a visitor searches the help pages with other words, and opens an answer',
    async (page) => {
      await page.goto('/help/getting-started');
      await waitForHydration(page);
      const search = page.getByRole('searchbox', { name: 'Search the help pages' });
      await search.fill('zzz');
      await page.getByText('Nothing found.', { exact: true }).waitFor();
      for (const question of ['p', 'pi', 'pin', 'forgot', 'the pin is forgotten', 'forgot pin'])
        await search.fill(question);
      await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click();
      await page.waitForURL('**/help/faq#forgot-pin');
    },
  ],
  [
    'a family changes its names, picture and preferences',
    async (page) => {
      await openFamily(page, '/profile');
      const name = page.getByLabel('Name', { exact: true });
      await name.fill('The Foxes');
      await press(page, 'Cancel');
      await name.fill('The Owls');
      await press(page, 'Save');
      await expectToast(page, 'Profile updated successfully');
      await press(page, 'Choose a picture');
      await page.getByRole('dialog').getByText('Robot', { exact: true }).click();
      await pressInDialog(page, 'Use this picture');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await repeat(2, () => tap(page, 'Let me read it first'));
      await page.getByRole('radiogroup', { name: 'Who reads aloud?' }).locator('label').last().click();
      await expectToast(page, 'Profile updated successfully');
    },
  ],
  [
    'a child is added, changed, deleted and brought back',
    async (page) => {
      await openFamily(page, '/profile');
      await press(page, 'Add a child');
      await page.getByLabel('Nickname').fill('Mo');
      await page.getByRole('dialog').getByText('5-8', { exact: true }).click();
      await pressInDialog(page, 'Save');
      await press(page, 'Change Mo');
      await page.getByRole('dialog').getByText('Spiders', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Something else to leave out' }).fill('Wasps');
      await page.keyboard.press('Enter');
      await pressInDialog(page, 'Save');
      await page.getByText('Leaves out: Spiders, Wasps').waitFor();
      await press(page, 'Delete Mo');
      await pressInDialog(page, 'Delete Mo');
      await page.getByText('Mo is no longer listed').waitFor();
      await press(page, 'Undo');
      await page.getByRole('heading', { name: 'Mo' }).waitFor();
    },
  ],
  [
    'a PIN is chosen after a slip, locks the profile, is mistyped and opens it',
    async (page) => {
      await openFamily(page, '/profile');
      await press(page, 'Set a PIN');
      await typePin(page, PIN, 'Next');
      await typePin(page, '555555', 'Lock');
      await typePin(page, PIN, 'Next');
      await typePin(page, PIN, 'Lock');
      await press(page, 'Lock now');
      await press(page, 'I’m the grown-up');
      await typePin(page, '111111', 'Open');
      await page.getByText('That’s not the PIN.').waitFor();
      await typePin(page, PIN, 'Open');
      await page.getByRole('button', { name: 'Change the PIN' }).waitFor();
    },
  ],
  [
    'a family compares the plans, subscribes to Pro and keeps creating',
    async (page) => {
      await openFamily(page, '/subscription');
      await tap(page, 'Yearly');
      await tap(page, 'Monthly');
      await press(page, 'Choose Pro');
      await press(page, 'Subscribe for $9.99');
      await page.getByRole('heading', { name: 'You’re on Pro' }).waitFor({ timeout: 90_000 });
      await press(page, 'Back to Free');
      await pressInDialog(page, 'Keep Pro');
      await page.getByRole('link', { name: 'Keep creating' }).click();
      await page.waitForURL('**/create');
    },
  ],
  [
    'a family packs its data and deletes its account',
    async (page) => {
      await openFamily(page, '/profile#data');
      await press(page, 'Download my data');
      await page.getByRole('link', { name: /^Save the archive/ }).waitFor();
      await press(page, 'Delete my account…');
      await press(page, 'Delete everything');
      await page.getByLabel('Type “delete” to continue').fill('delete');
      await press(page, 'Delete everything');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Confirm');
      await page.getByRole('heading', { name: 'Goodbye, and thank you' }).waitFor();
    },
  ],
  [
    'an administrator decides a comment and hides a share',
    async (page) => {
      const { name, shareId } = await storeQueueEntries();
      await openAdmin(page, '/admin/moderation?queue=comments');
      const row = page.getByRole('listitem').filter({ hasText: `First of ${name}` });
      await row.getByRole('button', { name: 'Show', exact: true }).click();
      await decide(page, 'Show');
      await row.waitFor({ state: 'detached' });
      await page.goto(`/admin/moderation/${shareId}`);
      await page.locator('#main').getByRole('button', { name: 'Hide', exact: true }).first().click();
      await decide(page, 'Hide');
      await page.locator('#main').getByText('Hidden by us').first().waitFor();
    },
  ],
  [
    'an administrator answers a message with a note',
    async (page) => {
      const { name } = await storeQueueEntries();
      await openAdmin(page, '/admin/messages');
      const row = page.getByRole('listitem').filter({ hasText: `Hello from ${name}` });
      await row.getByLabel('Note').fill('I ask Hoot.');
      await row.getByRole('button', { name: 'Save note' }).click();
      await row.getByRole('list', { name: 'Notes' }).waitFor();
      await row.getByRole('button', { name: 'Mark as in progress' }).click();
      await row.waitFor({ state: 'detached' });
      await tap(page, 'In progress');
      await row.waitFor();
    },
  ],
  [
    'an administrator finds an account, disables and enables it',
    async (page) => {
      const { uid } = await createFamily();
      await openAdmin(page, '/admin/people');
      await page.getByRole('searchbox', { name: 'Search people' }).fill(uid);
      await press(page, 'Search');
      await page.getByRole('link', { name: /The Fennimores/ }).click();
      await press(page, 'Disable');
      await decide(page, 'Disable');
      await press(page, 'Enable again');
      await decide(page, 'Enable');
      await page.getByRole('button', { name: 'Disable', exact: true }).waitFor();
    },
  ],
  [
    'an administrator types a setting that is too high',
    async (page) => {
      await openAdmin(page, '/admin/settings');
      await page.getByLabel('Free', { exact: true }).fill('9999');
      await page.getByLabel('Why').fill('A test.');
      await press(page, 'Save');
      await page.getByText('A tier’s daily limit must be between 0 and 5,000 dollars').waitFor();
      await page.goto('/admin/log');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  ],
  [
    'a family goes offline and online again',
    async (page) => {
      await openFamily(page, '/characters?new');
      await page.getByLabel('Name', { exact: true }).fill('Ember');
      // A module that is still being loaded would fail.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText(/^You’re offline\./).waitFor();
      await page.context().setOffline(false);
      await page.getByText('You’re back online').waitFor();
    },
    // Expected: queries that were under way fail.
    /RPC_ERROR/,
  ],
  [
    'a page that fails shows the error screen, which links back to the stories',
    async (page) => {
      await breakPage(page, 'src/pages/profile-page.tsx');
      await openFamily(page, '/profile');
      await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor();
      await press(page, 'Back to stories');
      await page.waitForURL('**/stories');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    /Quillon/,
  ],
]);
