import type { Locator, Page } from 'playwright-core';

/** What the family of the pictures has made. */
export interface World {
  /** Path of its story, e.g. '/stories/story_…'. */
  story: string;
}

const HEROES = [
  { name: 'Ember', choices: ['Female', 'Animal', 'Fur and Feather', 'Fox', 'Brave', 'Curious'] },
  { name: 'Pip', choices: ['Male', 'Animal', 'Fur and Feather', 'Owl', 'Cheerful', 'Clever'] },
] as const;

const PLACE = { name: 'Glimmerwood', choices: ['Woods and Meadows', 'Forest', 'Lantern Forest'] } as const;

/** Makes two characters with portraits, a place with its picture, and a story of theirs with a scene. */
export async function makeWorld(page: Page): Promise<World> {
  for (const hero of HEROES) await makeHero(page, hero);
  await makePlace(page);
  await chooseStory(page);
  await page.getByRole('button', { name: 'Generate Story', exact: true }).filter({ visible: true }).click();
  await page.waitForURL('**/stories/story_*');
  const story = new URL(page.url()).pathname;
  await page.goto(story);
  await selectWords(page);
  await page.getByRole('button', { name: 'Make a picture', exact: true }).click();
  await page.getByRole('button', { name: 'Paint this', exact: true }).click();
  await seeMessage(page, 'Image saved successfully!');
  return { story };
}

export const seeMessage = (page: Page, message: string): Promise<void> =>
  page.getByRole('region', { name: 'Messages' }).getByText(message, { exact: true }).waitFor();

/** Presses what stands on the page under each of these words, one after the other. */
export async function choose(page: Page, choices: readonly string[]): Promise<void> {
  for (const choice of choices) await page.getByText(choice, { exact: true }).first().click();
}

async function makeHero(page: Page, { name, choices }: (typeof HEROES)[number]): Promise<void> {
  await page.goto('/characters?new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await choose(page, choices);
  await page.getByRole('button', { name: /^Save and paint/ }).click();
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await seeMessage(page, 'Image generated and saved successfully!');
}

async function makePlace(page: Page): Promise<void> {
  await page.goto('/locations/create');
  await page.getByLabel('Name', { exact: true }).fill(PLACE.name);
  await choose(page, PLACE.choices);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await seeMessage(page, 'Location saved successfully!');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await seeMessage(page, 'Image saved successfully!');
}

/** On the generator, whatever was chosen there before: both heroes, a theme and an age. */
export async function chooseStory(page: Page): Promise<void> {
  // A page of the same origin that starts nothing, and so keeps nothing.
  await page.goto('/version.json');
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (key.endsWith('story-choices')) store.removeItem(key);
  });
  await page.goto('/create');
  await choose(page, ['Ember', 'Pip', 'Adventure', 'Treasure Hunt', '5-8']);
}

/** A paragraph with somebody in it whom the scene can show. */
export const paragraphOfPip = (page: Page): Locator =>
  page.getByRole('article').locator('.read > p', { hasText: 'Pip, an owl' }).first();

/** Marks the first words of that paragraph with the mouse, on the page of a story. */
export async function selectWords(page: Page): Promise<void> {
  const words = paragraphOfPip(page);
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error('The paragraph is not on the page');
  const [x, y] = [box.x + 1, box.y + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + Math.min(400, box.width - 10), y, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Make a picture', exact: true }).waitFor();
}
