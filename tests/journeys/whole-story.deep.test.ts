import { readStory, type Story } from '@talelantern/domain/stories/story';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminAuth, storedFields } from '../functions/support/cloud-access.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { withoutCors } from '../support/without-cors.ts';
import {
  closeCreator,
  chooseThemeAndAge,
  generateButton,
  upgradeToPro,
  createRandomCharacter,
  newEmail,
  openParagraphs,
  expectPictureSaved,
  openMoreChoices,
  expectToast,
  openSignedIn,
  generateOtherChapters,
} from './family-steps.ts';
import { moment } from './reading-along-steps.ts';

/** Five pictures, four chapters and one narration on a machine that runs the whole cloud. */
const WALK_MS = 300_000;
/** Timeout on a busy machine. */
const PICTURE_MS = 60_000;

const LOCATION = 'The Quiet Wood';
const DETAIL = 'since the night of the big storm';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function createCharacterWithPortrait(page: Page, name: string): Promise<void> {
  await page.goto('/create');
  await createRandomCharacter(page, name);
  await expectPictureSaved(page);
  await closeCreator(page);
}

async function createLocationWithPicture(page: Page): Promise<void> {
  await page.goto('/locations/create');
  await page.getByLabel('Name', { exact: true }).fill(LOCATION);
  for (const choice of ['Woods and Meadows', 'Forest', 'Lantern Forest'])
    await page.getByText(choice, { exact: true }).click();
  await press(page, 'Save this place');
  await expectToast(page, 'Location saved successfully!');
  await press(page, 'Generate Image');
  await expectToast(page, 'Image saved successfully!');
}

/** Makes the two chosen characters siblings; the only pair is preselected. */
async function makeSiblings(page: Page): Promise<void> {
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

/** Generates a picture of a paragraph of the open chapter and waits until it is saved. */
async function illustrateParagraph(page: Page, chapter: string, paragraph: number, way: RegExp): Promise<void> {
  await page.getByRole('article', { name: chapter }).locator('.read > p').nth(paragraph).click();
  await press(page, 'Make a picture');
  const form = page.getByRole('region', { name: 'A picture of these words' });
  await form.getByText(way).click();
  const before = (await storedStory(page)).sceneImages.length;
  await form.getByRole('button', { name: 'Paint this' }).click();
  const countScenes = async () => (await storedStory(page)).sceneImages.length;
  // Waits for both in parallel: the toast disappears, and an earlier one may still be shown.
  await Promise.all([
    expect.poll(countScenes, { timeout: PICTURE_MS }).toBe(before + 1),
    expectToast(page, 'Image saved successfully!'),
  ]);
}

it(
  'a family makes a whole story with pictures and a narration, from a bucket without CORS headers',
  { timeout: WALK_MS },
  async () => {
    const { page, errors, close } = await visit(browser, 'desktop', inject('cloud').urls.app);
    await withoutCors(page);
    const email = newEmail();
    await openSignedIn(page, email);
    const uid = await upgradeToPro(email);
    await adminAuth().updateUser(uid, { emailVerified: true });
    await page.goto('/create');
    await createLocationWithPicture(page);
    await createCharacterWithPortrait(page, 'Marisol');
    await createCharacterWithPortrait(page, 'Tobias');

    await openMoreChoices(page);
    await makeSiblings(page);
    await press(page, 'Add Locations');
    await page.getByRole('button', { name: LOCATION }).click();
    await chooseThemeAndAge(page, 'Adventure', 'Treasure Hunt', '5-8');
    await generateButton(page).click();
    await expectToast(page, 'Story created successfully!');
    await page.waitForURL('**/stories/story_*');
    expect((await openParagraphs(page, 'Chapter one')).join(' ')).toContain('Marisol');
    const firstVersion = await storedStory(page);
    expect(firstVersion.title).toBe('The Treasure Hunt of Marisol and Tobias');
    expect(firstVersion.characters.map(({ name }) => name)).toEqual(['Marisol', 'Tobias']);
    expect(firstVersion.locations.map(({ name }) => name)).toEqual([LOCATION]);
    const [marisol, tobias] = firstVersion.characters.map(({ id }) => id);
    expect(firstVersion.relationships).toEqual([
      { fromCharacterId: marisol, toCharacterId: tobias, type: 'Sibling', details: DETAIL },
    ]);

    await generateOtherChapters(page);
    expect((await storedStory(page)).currentPhase).toBe('resolution');

    await illustrateParagraph(page, 'Chapter four', 0, /^Just these words/);
    await illustrateParagraph(page, 'Chapter four', 2, /^With /);
    const { sceneImages } = await storedStory(page);
    expect(sceneImages.map(({ part }) => part)).toEqual([3, 3]);
    expect(sceneImages.map(({ imagePath }) => imagePath?.startsWith(`users/${firstVersion.userId}/stories/`))).toEqual([
      true,
      true,
    ]);
    await press(page, 'Record it');
    await press(page, 'Record this story');
    await page.getByText('Ready to listen').waitFor({ timeout: WALK_MS });
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Listen', exact: true }).click();
    await expect.poll(async () => (await moment(page)).isPlaying).toBe(true);
    // Ten starts a minute are allowed; here the recording of the later chapters may reach that.
    expect(errors.filter((error) => !error.includes('429'))).toEqual([]);
    await close();
  },
);
