import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import {
  choose,
  fillGenerator,
  openMoreChoices,
  paragraphAboutPip,
  selectWords,
  type SampleData,
} from './create-sample-data.ts';

interface HelpPicture {
  /** The name that the articles use (src/features/help/articles). */
  name: string;
  show: (page: Page, sampleData: SampleData) => Promise<void>;
}

export const HELP_PICTURES: readonly HelpPicture[] = [
  {
    name: 'create',
    async show(page) {
      await fillGenerator(page);
      await scrollTo(page, 0);
    },
  },
  {
    name: 'theme',
    async show(page) {
      await fillGenerator(page);
      await scrollToOffset(page.getByText('Choose a theme', { exact: true }).first(), 60);
    },
  },
  {
    name: 'child',
    async show(page) {
      await page.goto('/create');
      await openMoreChoices(page);
      await choose(page, ['Add a child']);
      await page.getByLabel('Nickname').fill('Bee');
      const dialog = page.getByRole('dialog');
      for (const choice of ['5-8', 'Spiders', 'The dark']) await dialog.getByText(choice, { exact: true }).click();
      await dialog.evaluate((element) => element.querySelector('.dialog-paper')?.scrollTo(0, 0));
    },
  },
  {
    name: 'character',
    async show(page) {
      await page.goto('/characters?new');
      await page.getByLabel('Name', { exact: true }).fill('Fern');
      await choose(page, ['Female', 'Animal', 'Fur and Feather', 'Fox', 'Brave', 'Curious']);
      await scrollToOffset(page.getByText('Fur and Feather', { exact: true }).first(), 190);
    },
  },
  {
    name: 'portrait',
    async show(page) {
      await page.goto('/characters');
      await page.getByRole('button', { name: 'More about Ember' }).click();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Edit details' }).waitFor();
      await page.locator('.pane-gilded img').first().waitFor();
      await scrollTo(page, 130);
    },
  },
  {
    name: 'place',
    async show(page) {
      await page.goto('/locations');
      await choose(page, ['Glimmerwood']);
      await page.getByRole('heading', { name: 'Glimmerwood' }).first().waitFor();
      await scrollTo(page, 0);
    },
  },
  { name: 'story', show: (page, sampleData) => openStory(page, sampleData) },
  {
    name: 'passage',
    async show(page, sampleData) {
      await openStory(page, sampleData);
      await scrollToOffset(paragraphAboutPip(page), 260);
      await selectWords(page);
    },
  },
  {
    name: 'reader',
    async show(page, { story }) {
      await page.goto(`${story}/read`);
      await page.getByRole('button', { name: 'Next page' }).first().click();
    },
  },
  {
    name: 'share',
    async show(page, sampleData) {
      await openStory(page, sampleData);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByLabel('Pen name').fill('The Lantern Lane Family');
    },
  },
];

/** Saves a screenshot as WebP at `path`, without toasts and the mark of the stand-ins; returns its size in bytes. */
export async function saveScreenshot(page: Page, path: string): Promise<number> {
  await page.addStyleTag({ content: '.stand-in, .toasts { display: none !important; }' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(path);
  return size;
}

async function openStory(page: Page, { story }: SampleData): Promise<void> {
  await page.goto(story);
  await page.getByRole('article').locator('.read > p').first().waitFor();
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls until `locator` is `below` px from the top of the window. */
const scrollToOffset = (locator: Locator, below: number): Promise<void> =>
  locator.evaluate((element, distance) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - distance, behavior: 'instant' });
  }, below);
