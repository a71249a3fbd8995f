import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import type { ViewportName } from '../support/browser.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { addChildAndPin } from './child-steps.ts';
import { onPaper, PICTURES, pressPrint, printed, THUMBNAILS, words } from './printing-steps.ts';
import {
  createReadingFamily,
  FIRST_CHAPTER,
  SECOND_CHAPTER,
  seedReaderSession,
  type ReadingFamily,
} from './reading-family.ts';
import { CHAPTERS, createSharingFamily, TITLE, triggerAppLoad } from './shared-steps.ts';

const JOURNEY_MS = 120_000;
const FIRST = `Chapter one ${words(FIRST_CHAPTER)}`;
const SECOND = `Chapter two ${words(SECOND_CHAPTER)}`;
const BOOK = 'The Treasure Hunt of Ember and Pip';

const visitor = setUpVisitor();

/** The pages of a story, something that is on each of them, and the pictures that are loaded for paper. */
const PAGES = [
  { where: 'the story page', path: '', shows: '.story-plate', pictures: PICTURES },
  { where: 'the reader', path: '/read', shows: '.reader-page', pictures: THUMBNAILS },
  { where: 'a child’s reader', path: null, shows: '.reader-page', pictures: PICTURES },
] as const;

/** Opens a page of the story of a family that wants to approve every chapter, with `approved` chapters. */
async function openPage(
  path: string | null,
  approved: number[] | null,
  viewport: ViewportName = 'phone',
): Promise<Page> {
  const family: ReadingFamily = await createReadingFamily();
  const { uid, storyId } = family;
  if (path === null) await addChildAndPin(family);
  await adminFirestore()
    .doc(`users/${uid}`)
    .update({ 'preferences.showFirst': approved !== null });
  await adminFirestore()
    .doc(`stories/${storyId}`)
    .update({ approvedParts: approved ?? [] });
  const page = await visitor.open(viewport);
  await seedReaderSession(page, family);
  await page.goto(path === null ? `/books/mo/${storyId}` : `/stories/${storyId}${path}`);
  return page;
}

it.each(PAGES)(
  '$where prints every chapter and nothing else',
  { timeout: JOURNEY_MS },
  async ({ path, shows, pictures }) => {
    const page = await openPage(path, null);
    await page.locator(shows).first().waitFor();
    if (path === '') await pressPrint(page);
    expect(await printed(page, pictures)).toBe(`${BOOK} ${FIRST} ${SECOND} Written with AI.`);
  },
);

it('on a computer the reader prints the full pictures', { timeout: JOURNEY_MS }, async () => {
  const page = await openPage('/read', null, 'desktop');
  await page.locator('.reader-page').first().waitFor();
  await printed(page, PICTURES);
});

it.each(PAGES)(
  '$where does not print a chapter that waits for a parent',
  { timeout: JOURNEY_MS },
  async ({ path, shows, pictures }) => {
    const page = await openPage(path, [0]);
    await page.locator(shows).first().waitFor();
    if (path === '') await pressPrint(page);
    expect(await printed(page, pictures)).toBe(`${BOOK} ${FIRST} Written with AI.`);
  },
);

it(
  'the story page prints its title alone before a parent has approved any chapter',
  { timeout: JOURNEY_MS },
  async () => {
    const page = await openPage('', []);
    await page.getByRole('heading', { name: 'Read this first' }).waitFor();
    expect(await printed(page, [])).toBe(
      `${BOOK} A grown-up reads chapter one first. Then it opens for you. Written with AI.`,
    );
  },
);

it.each(PAGES.slice(1))(
  '$where does not print words before a parent has approved any',
  { timeout: JOURNEY_MS },
  async ({ path }) => {
    const page = await openPage(path, []);
    await page
      .getByText(/^A grown-up reads/)
      .first()
      .waitFor();
    const { text } = await onPaper(page);
    for (const chapter of [FIRST_CHAPTER, SECOND_CHAPTER]) expect(text).not.toContain(words(chapter).slice(0, 40));
  },
);

it.each([
  { who: 'a visitor', load: async () => {} },
  { who: 'a visitor for whom the app has loaded', load: triggerAppLoad },
  {
    who: 'a family',
    load: async (page: Page) => {
      const { pathname } = new URL(page.url());
      await seedReaderSession(page, await createReadingFamily());
      await page.goto(pathname);
      await triggerAppLoad(page);
    },
  },
])(
  'a shared story is printed with both pictures and without controls by $who',
  { timeout: JOURNEY_MS },
  async ({ load }) => {
    const { path } = await createSharingFamily();
    const page = await visitor.open('phone');
    await page.goto(path);
    await load(page);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    const { text, pictures } = await onPaper(page);
    const [first = '', second = ''] = CHAPTERS.map(words);
    expect(text).toBe(
      `${TITLE} Shared by Lantern Lane Two chapters · for ages 5-8 · 1 minute aloud Chapter one ${first} Chapter two ${second} In this story Ember Fire Dragon Words and pictures made with AI for a family, and checked before they were shared.`,
    );
    expect(pictures).toBe(2);
  },
);
