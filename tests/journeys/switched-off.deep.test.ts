import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { setPermissions } from '../functions/support/admins.ts';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit } from '../support/browser.ts';
import { signInBefore } from '../support/signed-in.ts';
import { wakeFunctions } from '../support/wake-functions.ts';
import { newEmail, newName } from './family-steps.ts';
import { createReadingFamily, enter } from './reading-family.ts';
import { press, signIn } from './shared-steps.ts';

const WALK_MS = 240_000;
const MINUTE_MS = 60_000;

const SWITCHED_OFF = 'This account has been switched off. Please write to us for help.';

wakeFunctions('admin');

async function openTab(context: BrowserContext, path: string, isThere: (page: Page) => Promise<void>): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await isThere(page);
  return page;
}

const ownWords = (page: Page) => page.getByLabel('What should come up?');

async function typeOnCreate(page: Page, words: string): Promise<void> {
  await press(page, 'Advanced: your own story elements');
  await ownWords(page).fill(words);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage)))
    .toContain(words);
}

/** At the desk of an administrator: the account's page, and what is decided there. */
async function decide(desk: Page, act: string, confirm: string, done: string): Promise<void> {
  await press(desk, act);
  await desk.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await desk.getByRole('region', { name: 'Messages' }).getByText(done).waitFor();
}

it(
  'A12, R27: a family that is switched off is out of every open page within a minute, and back as soon as it is on again',
  { timeout: WALK_MS },
  async () => {
    const browser = await openBrowser();
    const app = inject('cloud').urls.app;
    const [family, character, begun] = [await createReadingFamily(), newName(), `A mitten called ${newName()}`];
    await storeCharacter(family, { name: character, createdAt: new Date() });
    const adminEmail = newEmail();
    await setPermissions(await createFamily({ email: adminEmail }), ['people']);

    const home = await visit(browser, 'desktop', app);
    await home.context.clock.install();
    await enter(home.page, family);
    const wall = await openTab(home.context, '/characters', (page) =>
      page.getByRole('article').filter({ hasText: character }).waitFor(),
    );
    const book = await openTab(home.context, `/stories/${family.storyId}/read`, (page) =>
      page.getByRole('slider', { name: 'Place in the chapter' }).waitFor(),
    );
    const generator = await openTab(home.context, '/create', (page) => typeOnCreate(page, begun));

    const desk = await visit(browser, 'desktop', app);
    await signInBefore(desk.page, adminEmail, PASSWORD);
    await desk.page.goto(`/admin/people/${family.uid}`);
    await decide(desk.page, 'Switch off', 'Switch off', 'The account is switched off');

    await home.context.clock.fastForward(MINUTE_MS);
    for (const page of [wall, book, generator]) {
      await page.waitForURL('**/login');
      await page.getByText(SWITCHED_OFF).waitFor();
      expect(await page.getByText(character).count()).toBe(0);
    }
    await generator.getByText('What you had begun waits on this device').waitFor();
    expect.soft(await accessibilityProblems(generator)).toEqual([]);
    expect.soft(await sidewaysScroll(generator)).toBe(0);
    await generator.getByRole('link', { name: 'write to us' }).click();
    await generator.getByText('Sign in, so that we know whom to answer.').waitFor();
    await generator.goto('/login');

    await decide(desk.page, 'Switch on again', 'Switch on', 'The account is switched on again');
    await signIn(generator, `${family.uid}@example.test`);
    await generator.waitForURL('**/create');
    expect(await ownWords(generator).inputValue()).toBe(begun);
    await generator.goto('/characters');
    await generator.getByRole('article').filter({ hasText: character }).waitFor();
    expect(desk.errors).toEqual([]);
    await browser.close();
  },
);
