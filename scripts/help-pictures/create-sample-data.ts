import type { Locator, Page } from 'playwright-core';

export interface SampleData {
  /** Path of its story, e.g. '/stories/story_…'. */
  story: string;
}

const CHARACTERS = [
  { name: 'Ember', choices: ['Female', 'Animal', 'Fur and Feather', 'Fox', 'Brave', 'Curious'] },
  { name: 'Pip', choices: ['Male', 'Animal', 'Fur and Feather', 'Owl', 'Cheerful', 'Clever'] },
] as const;

const LOCATION = { name: 'Glimmerwood', choices: ['Woods and Meadows', 'Forest', 'Lantern Forest'] } as const;

/** Creates two characters with portraits, a location with its picture, and a story with a scene. */
export async function createSampleData(page: Page): Promise<SampleData> {
  for (const character of CHARACTERS) await createCharacter(page, character);
  await createLocation(page);
  await fillGenerator(page);
  await page.getByRole('button', { name: 'Generate Story', exact: true }).filter({ visible: true }).click();
  await page.waitForURL('**/stories/story_*');
  const story = new URL(page.url()).pathname;
  await page.goto(story);
  await selectWords(page);
  await page.getByRole('button', { name: 'Make a picture', exact: true }).click();
  await page.getByRole('button', { name: 'Paint this', exact: true }).click();
  await expectToast(page, 'Image saved successfully!');
  return { story };
}

const expectToast = (page: Page, message: string): Promise<void> =>
  page.getByRole('region', { name: 'Messages' }).getByText(message, { exact: true }).waitFor();

/** Clicks the elements with these labels in turn. */
export async function choose(page: Page, choices: readonly string[]): Promise<void> {
  for (const choice of choices) await page.getByText(choice, { exact: true }).first().click();
}

async function createCharacter(page: Page, { name, choices }: (typeof CHARACTERS)[number]): Promise<void> {
  await page.goto('/characters?new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await choose(page, choices);
  await page.getByRole('button', { name: /^Save and paint/ }).click();
  await expectToast(page, 'Image generated and saved successfully!');
}

async function createLocation(page: Page): Promise<void> {
  await page.goto('/locations/create');
  await page.getByLabel('Name', { exact: true }).fill(LOCATION.name);
  await choose(page, LOCATION.choices);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expectToast(page, 'Location saved successfully!');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expectToast(page, 'Image saved successfully!');
}

export async function openMoreChoices(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More choices' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** Fills in the story generator, whatever was chosen before: both characters, a theme and an age. */
export async function fillGenerator(page: Page): Promise<void> {
  // This file has the same origin, but no app runs there that would store anything.
  await page.goto('/version.json');
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (key.endsWith('story-choices')) store.removeItem(key);
  });
  await page.goto('/create');
  await choose(page, ['Ember', 'Pip']);
  await openMoreChoices(page);
  await choose(page, ['Adventure', 'Treasure Hunt', '5-8']);
}

/** A paragraph that mentions a character whom the scene can show. */
export const paragraphAboutPip = (page: Page): Locator =>
  page.getByRole('article').locator('.read > p', { hasText: 'Pip' }).first();

/** Selects the first words of that paragraph with the mouse. */
export async function selectWords(page: Page): Promise<void> {
  const passage = paragraphAboutPip(page);
  await passage.scrollIntoViewIfNeeded();
  const box = await passage.boundingBox();
  if (!box) throw new Error('The paragraph is not on the page');
  const [x, y] = [box.x + 1, box.y + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + Math.min(400, box.width - 10), y, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Make a picture', exact: true }).waitFor();
}
