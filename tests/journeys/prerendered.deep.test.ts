import { expect, it } from 'vitest';
import { PRERENDERED_PATHS } from '../../src/config/prerendered-pages.ts';
import { childModeKey } from '../../src/config/child-mode-keys.ts';
import { PENDING_REDIRECT, START_CLICKED, WAS_SIGNED_IN } from '../../src/config/storage-keys.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { isMarked, mark, openHeld } from './prerendered-steps.ts';

const visitor = setUpVisitor();

it('“Create account” chosen before the app is loaded stays chosen, and typed text is kept', async () => {
  const { page, release, heading } = await openHeld(visitor, '/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByText('Create account', { exact: true }).click();
  release();
  await expect.poll(() => heading.textContent()).toBe('Light your lantern');
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');
  expect(visitor.errors).toEqual([]);
});

it('a question opened and a search typed before the app is loaded are kept', async () => {
  const { page, release } = await openHeld(visitor, '/help/faq');
  await page.getByText('Who writes the stories?').click();
  await page.getByRole('searchbox').fill('portrait');
  await mark(page);
  release();
  await page.getByRole('list', { name: 'Found' }).waitFor();
  expect(await page.locator('details[open]').count()).toBe(1);
  expect(await isMarked(page)).toBe(1);
  expect(visitor.errors).toEqual([]);
});

it('the paper of a help page leaves the footer’s links open on a phone', async () => {
  const page = await visitor.open('phone');
  await page.goto('/help/faq');
  await page.getByRole('link', { name: 'Legal notice' }).click();
  await page.getByRole('heading', { name: 'Who this agreement is with' }).waitFor();
  expect(page.url()).toMatch(/\/terms-of-service#who$/);
  expect(visitor.errors).toEqual([]);
});

it('a visitor who has pressed start can sign up before the app is loaded', async () => {
  const { page, release, heading } = await openHeld(visitor, '/login', (opened) =>
    opened.addInitScript((key) => sessionStorage.setItem(key, 'yes'), START_CLICKED),
  );
  await heading.waitFor();
  expect(await heading.textContent()).toBe('Light your lantern');
  await page.getByText('I am a grown-up', { exact: true }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await mark(page);
  release();
  await page.getByText('Please fill in all fields').waitFor();
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  expect(await isMarked(page)).toBe(1);
  expect(visitor.errors).toEqual([]);
});

it.each([
  ['a family was signed in on this device', '/login', 'localStorage', WAS_SIGNED_IN],
  ['a redirect to Google or Apple is pending', '/login', 'sessionStorage', PENDING_REDIRECT],
  ['a child reads alone on this device', '/help/faq', 'localStorage', childModeKey('family')],
] as const)('no prerendered content that the app would replace is shown if %s', async (_case, path, store, key) => {
  const { page, release } = await openHeld(visitor, path, (opened) =>
    opened.addInitScript(([name, mine]) => window[name].setItem(mine, 'yes'), [store, key] as const),
  );
  await page.locator('h1').waitFor({ state: 'attached' });
  expect(await page.locator('h1').isVisible()).toBe(false);
  release();
  await page.locator('h1').waitFor();
  expect(visitor.errors).toEqual([]);
});

it.each(PRERENDERED_PATHS)(
  '%s can be read before the app is loaded, and the app keeps the shown content',
  async (path) => {
    const { page, release, heading } = await openHeld(visitor, path);
    await heading.waitFor();
    expect(await page.title()).toContain('Talelantern');
    await visitor.expectAccessible(path);
    await mark(page);
    release();
    // The app shows the badge of the stand-ins once the page is hydrated.
    await page.getByText('Stand-ins').first().waitFor({ state: 'attached' });
    expect(await isMarked(page)).toBe(1);
    expect(visitor.errors).toEqual([]);
  },
);
