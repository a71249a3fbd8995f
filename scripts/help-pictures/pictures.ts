import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { choose, chooseStory, paragraphOfPip, selectWords, type World } from './make-world.ts';

interface HelpPicture {
  /** As the articles name it (src/features/help/articles). */
  name: string;
  /** Brings what is to be seen onto the screen. */
  show: (page: Page, world: World) => Promise<void>;
}

export const HELP_PICTURES: readonly HelpPicture[] = [
  {
    name: 'create',
    async show(page) {
      await chooseStory(page);
      await scrollTo(page, 0);
    },
  },
  {
    name: 'theme',
    async show(page) {
      await chooseStory(page);
      await bringTo(page.getByText('Choose a theme', { exact: true }).first(), 60);
    },
  },
  {
    name: 'child',
    async show(page) {
      await page.goto('/create');
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
      await bringTo(page.getByText('Fur and Feather', { exact: true }).first(), 190);
    },
  },
  {
    name: 'portrait',
    async show(page) {
      await page.goto('/characters');
      await page.getByRole('button', { name: 'More about Ember' }).click();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Change details' }).waitFor();
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
  { name: 'story', show: (page, world) => openStory(page, world) },
  {
    name: 'passage',
    async show(page, world) {
      await openStory(page, world);
      await bringTo(paragraphOfPip(page), 260);
      await selectWords(page);
    },
  },
  {
    name: 'reader',
    async show(page, { story }) {
      await page.goto(`${story}/read`);
      await page.getByRole('button', { name: 'Page on' }).first().click();
    },
  },
  {
    name: 'share',
    async show(page, world) {
      await openStory(page, world);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByLabel('Pen name').fill('The Lantern Lane Family');
    },
  },
];

/** Stores what stands on the screen as WebP at `path`, without notes and the mark of the stand-ins; answers its size in bytes. */
export async function takePicture(page: Page, path: string): Promise<number> {
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

async function openStory(page: Page, { story }: World): Promise<void> {
  await page.goto(story);
  await page.getByRole('article').locator('.read > p').first().waitFor();
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls until `place` stands `below` px under the top of the window. */
const bringTo = (place: Locator, below: number): Promise<void> =>
  place.evaluate((element, distance) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - distance, behavior: 'instant' });
  }, below);
