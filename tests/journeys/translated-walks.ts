import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { translatePages } from '../support/translate-pages.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { FAILED } from './first-walk.ts';

const WALK_MS = 120_000;

/** What the browser itself logs about refused requests, which some walks cause. */
const REQUEST_FAILED = /^Failed to load resource/;

/** What a family does, and how; each walk ends by waiting for the expected state. */
export type Walk = readonly [title: string, walk: (page: Page) => Promise<unknown>, expectedError?: RegExp];

/**
 * Declares a test of each walk, on a phone whose browser translates the page. A page that was mounted once more
 * (docs/decisions/0167) logs the error, too.
 */
export function testTranslated(walks: readonly Walk[]): void {
  const visitor = setUpVisitor();
  it.for(walks)('on a translated page %s', { timeout: WALK_MS }, async ([, walk, expectedError = REQUEST_FAILED]) => {
    const page = await visitor.open('phone');
    await translatePages(page.context());
    await walk(page);
    expect(await page.getByText(FAILED).count()).toBe(0);
    const isExpected = (error: string): boolean => REQUEST_FAILED.test(error) || expectedError.test(error);
    expect(visitor.errors.filter((error) => !isExpected(error))).toEqual([]);
  });
}

/** Presses the button with exactly this name, or with a name that matches. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();

/** Presses the innermost element with exactly this text, as the label of a choice. */
export const tap = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).first().click();

/** Presses a button of the open dialog. */
export const pressInDialog = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
