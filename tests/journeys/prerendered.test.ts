import { expect, it } from 'vitest';
import { createFamily } from '../functions/support/family.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { isMarked, mark, openHeld } from './prerendered-steps.ts';
import { seedReaderSession } from './reading-family.ts';

const visitor = setUpVisitor();

it('a sign-in form filled in and submitted before the app is loaded is sent', async () => {
  const { page, release } = await openHeld(visitor, '/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await mark(page);
  release();
  await page.getByText('Password must be at least 6 characters').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');
  expect(await isMarked(page)).toBe(1);
  expect(page.url()).not.toContain('?');
  await visitor.expectAccessible('sign-in page');
  expect(visitor.errors).toEqual([]);
});

it('a family reads a help page before the app is loaded, and the app keeps the shown content and opened answers', async () => {
  const family = await createFamily();
  const { page, release, heading } = await openHeld(visitor, '/help/faq', (opened) =>
    seedReaderSession(opened, family),
  );
  await heading.waitFor();
  await visitor.expectAccessible('help page');
  expect(await page.getByRole('link', { name: /Sign in/ }).count()).toBe(0);
  await page.getByText('Who writes the stories?').click();
  await mark(page);
  await page
    .locator('article p')
    .first()
    .evaluate((text) => text.setAttribute('data-seen', ''));
  release();
  await page.getByLabel('Your message').waitFor();
  expect(await page.locator('details[open]').count()).toBe(1);
  expect(await isMarked(page)).toBe(1);
  expect(await page.locator('article p[data-seen]').count()).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My Stories' }).waitFor();
  expect(visitor.errors).toEqual([]);
});
