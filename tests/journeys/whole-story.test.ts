import { readStory, type Story } from '@talelantern/domain/stories/story';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { storedFields } from '../functions/support/cloud-access.ts';
import { openBrowser, visit } from '../support/browser.ts';
import {
  backToStory,
  chooseTale,
  generateButton,
  goPro,
  makeRandomCharacter,
  newEmail,
  openParagraphs,
  paintPortrait,
  seeMessage,
  beSignedIn,
  tellTheOthers,
} from './family-steps.ts';
import { moment } from './reading-along-steps.ts';

/** Five pictures are painted, four chapters told and one read aloud, on a machine that runs the whole cloud. */
const WALK_MS = 300_000;
/** On a machine that does much else. */
const PAINTING_MS = 60_000;

const PLACE = 'The Quiet Wood';
const DETAIL = 'since the night of the big storm';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function makePaintedCharacter(page: Page, name: string): Promise<void> {
  await page.goto('/create');
  const more = page.getByRole('button', { name: 'New Character' });
  const first = page.getByRole('button', { name: 'Random Character' });
  await more.or(first).first().waitFor();
  if (await more.isVisible()) await more.click();
  await makeRandomCharacter(page, name);
  await paintPortrait(page);
  await backToStory(page);
}

async function makePaintedPlace(page: Page): Promise<void> {
  await page.goto('/locations/create');
  await page.getByLabel('Name', { exact: true }).fill(PLACE);
  for (const choice of ['Woods and Meadows', 'Forest', 'Lantern Forest'])
    await page.getByText(choice, { exact: true }).click();
  await press(page, 'Save this place');
  await seeMessage(page, 'Location saved successfully!');
  await press(page, 'Generate Image');
  await seeMessage(page, 'Image saved successfully!');
}

/** Makes the two that are chosen siblings; there is only one pair, so that it is proposed. */
async function relate(page: Page): Promise<void> {
  await press(page, 'Add a relationship');
  const panel = page.getByRole('group', { name: 'A relationship' });
  await panel.getByText('Sibling', { exact: true }).click();
  await panel.getByLabel('A detail').fill(DETAIL);
  await press(page, 'Add relationship');
  await page.getByRole('list', { name: 'Relationships' }).getByText(DETAIL).waitFor();
}

async function storedStory(page: Page): Promise<Story> {
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const story = readStory(id, await storedFields(`stories/${id}`));
  if (!story) throw new Error(`There is no story ${id}`);
  return story;
}

/** Has a picture of a paragraph of the open chapter painted, and waits until it is saved. */
async function paintParagraph(page: Page, chapter: string, paragraph: number, way: RegExp): Promise<void> {
  await page.getByRole('article', { name: chapter }).locator('.read > p').nth(paragraph).click();
  await press(page, 'Make a picture');
  const form = page.getByRole('region', { name: 'A picture of these words' });
  await form.getByText(way).click();
  const before = (await storedStory(page)).sceneImages.length;
  await form.getByRole('button', { name: 'Paint this' }).click();
  const stored = async () => (await storedStory(page)).sceneImages.length;
  // At once: the note goes away by itself, and the one before may still stand there.
  await Promise.all([
    expect.poll(stored, { timeout: PAINTING_MS }).toBe(before + 1),
    seeMessage(page, 'Image saved successfully!'),
  ]);
}

it(
  'a family grows a story of four chapters with two characters, a relationship, a place, two pictures and a voice',
  { timeout: WALK_MS },
  async () => {
    const { page, errors, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
    const email = newEmail();
    await beSignedIn(page, email);
    await goPro(email);
    await page.goto('/create');
    await makePaintedPlace(page);
    await makePaintedCharacter(page, 'Marisol');
    await makePaintedCharacter(page, 'Tobias');

    await relate(page);
    await press(page, 'Add Locations');
    await page.getByRole('button', { name: PLACE }).click();
    await chooseTale(page, 'Adventure', 'Treasure Hunt', '5-8');
    await generateButton(page).click();
    await seeMessage(page, 'Story created successfully!');
    await page.waitForURL('**/stories/story_*');
    expect((await openParagraphs(page, 'Chapter one')).join(' ')).toContain('Marisol');
    const begun = await storedStory(page);
    expect(begun.title).toBe('The Treasure Hunt of Marisol and Tobias');
    expect(begun.characters.map(({ name }) => name)).toEqual(['Marisol', 'Tobias']);
    expect(begun.locations.map(({ name }) => name)).toEqual([PLACE]);
    const [marisol, tobias] = begun.characters.map(({ id }) => id);
    expect(begun.relationships).toEqual([
      { fromCharacterId: marisol, toCharacterId: tobias, type: 'Sibling', details: DETAIL },
    ]);

    await tellTheOthers(page);
    expect((await storedStory(page)).currentPhase).toBe('resolution');

    await paintParagraph(page, 'Chapter four', 0, /^Just these words/);
    await paintParagraph(page, 'Chapter four', 2, /^With /);
    const { sceneImages } = await storedStory(page);
    expect(sceneImages.map(({ part }) => part)).toEqual([3, 3]);
    expect(sceneImages.map(({ imagePath }) => imagePath?.startsWith(`users/${begun.userId}/stories/`))).toEqual([
      true,
      true,
    ]);
    await press(page, 'Have it read');
    await press(page, 'Have chapter four read');
    await page.getByText('Ready to listen').waitFor({ timeout: WALK_MS });
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Listen', exact: true }).click();
    await expect.poll(async () => (await moment(page)).isPlaying).toBe(true);
    expect(errors).toEqual([]);
    await close();
  },
);
