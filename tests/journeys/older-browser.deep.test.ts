import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { FAILED, walkFromSignUpToReader } from './first-walk.ts';
import { onPaper, words } from './printing-steps.ts';
import { appUrl, CHAPTERS, createSharingFamily } from './shared-steps.ts';

const visitor = setUpVisitor();
const TOO_OLD = 'This browser is too old for Talelantern';

/** Removes what the oldest supported browsers (`browserslist` in package.json) do not have. */
function removeNewerMethods(): void {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Intl, ['Segmenter']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Document.prototype, ['startViewTransition']],
    [HTMLElement.prototype, ['onscrollend']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

it('a family with an older browser signs up, chooses a theme, reads and listens', { timeout: 180_000 }, async () => {
  const page = await visitor.open('phone');
  await page.context().addInitScript(removeNewerMethods);
  await walkFromSignUpToReader(page);
  expect(await page.getByText(FAILED).count()).toBe(0);
  expect(visitor.errors.filter((error) => !error.includes('400'))).toEqual([]);
});

it('a shared story offers Listen and prints every chapter in a browser with fewer CSS features', async () => {
  const { path } = await createSharingFamily();
  const page = await visitor.open('phone');
  // Chrome 119 and Safari 16.6 know no `scripting`, Chrome 130 and Safari 18.3 no `::details-content`.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/\(scripting:|::details-content/g, '(unknown:');
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Listen' }).waitFor();
  expect((await onPaper(page)).text).toContain(words(CHAPTERS.at(-1) ?? ''));
});

it('a shared story does not offer Listen without scripts', async () => {
  const { path } = await createSharingFamily();
  const browser = await openBrowser();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: appUrl() });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByText('The harbour was asleep.').waitFor();
  expect(await page.getByRole('button', { name: 'Listen' }).count()).toBe(0);
  await context.close();
  await browser.close();
});

it('a browser that is too old for the app shows a note, and can still show shared pages', async () => {
  const { path } = await createSharingFamily();
  const page = await visitor.open('phone');
  await page.context().addInitScript(() => {
    CSS.supports = () => false;
  });
  // The page stops loading, so its load event does not come.
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: TOO_OLD }).waitFor();
  await visitor.expectAccessible('too old');
  expect(await page.locator('#root').count()).toBe(0);
  await page.goto(path);
  await page.getByText('The harbour was asleep.').waitFor();
  await page.mouse.move(10, 10);
  expect(await page.locator('script[type=module]').count()).toBe(0);
});
