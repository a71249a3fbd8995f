import { joinChapters } from '@talelantern/domain/stories/story';
import { readSceneImages, type SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminBucket, adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, type Family } from '../functions/support/family.ts';
import { locationInStory, storeStoryWithPictures, type StoredStory } from '../functions/support/scenes.ts';
import {
  accessibilityProblems,
  openBrowser,
  horizontalOverflow,
  visit,
  type ViewportName,
} from '../support/browser.ts';
import { referencePictures, holdPicture } from '../support/provider-controls.ts';
import { newName, expectToast } from './family-steps.ts';
import { seedReaderSession } from './reading-family.ts';

/** Two visits, three pictures and a reload on a machine that runs the whole cloud. */
const JOURNEY_MS = 240_000;

/** The width of about three words. */
const FIRST_WORDS_PX = 90;

const SAVED = 'Image saved successfully!';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Asserts that the screen fits its width and is accessible. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect.soft(await accessibilityProblems(page), screen).toEqual([]);
  expect.soft(await horizontalOverflow(page), screen).toBe(0);
}

const storedScenes = async ({ storyId }: StoredStory): Promise<SceneImage[]> =>
  readSceneImages((await storedFields(`stories/${storyId}`))['sceneImages']);

const hasFile = async (path: string | null): Promise<boolean> =>
  path !== null && (await adminBucket().file(path).exists())[0];

async function openStory(viewport: ViewportName, family: Family, { storyId }: StoredStory) {
  const visitor = await visit(browser, viewport, inject('cloud').urls.app);
  await seedReaderSession(visitor.page, family);
  await visitor.page.goto(`/stories/${storyId}`);
  await visitor.page.getByText('Pip was already awake').waitFor();
  return visitor;
}

/** Selects the first words of a paragraph with the mouse. */
async function selectBeginning(page: Page, text: string): Promise<void> {
  const paragraph = page.getByText(text);
  await paragraph.scrollIntoViewIfNeeded();
  const box = await paragraph.boundingBox();
  if (!box) throw new Error(`“${text}” is not on the screen`);
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + FIRST_WORDS_PX, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it(
  'a family generates a scene for selected words, finds it after a reload, uses it as cover and removes it',
  { timeout: JOURNEY_MS },
  async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const chapter = 'So it began there that night.\n\nPip was already awake and waved to the boats.';
    const story = await storeStoryWithPictures(family, { previousParts: [chapter], content: joinChapters([chapter]) });

    const desktop = await openStory('desktop', family, story);
    await selectBeginning(desktop.page, 'So it began there that night.');
    await press(desktop.page, 'Make a picture');
    await expectAccessible(desktop.page, 'how the words are painted');
    await press(desktop.page, 'Paint this');
    await expectToast(desktop.page, SAVED);
    const [first] = await storedScenes(story);
    expect(first).toMatchObject({ part: 0, position: 0 });
    expect(chapter.startsWith(`${first?.textSelection} `)).toBe(true);
    await desktop.page.getByRole('img', { name: first?.textSelection ?? '' }).waitFor();
    await expectAccessible(desktop.page, 'a chapter with a picture');
    await desktop.page.setViewportSize({ width: 820, height: 1180 });
    await expectAccessible(desktop.page, 'a chapter with a picture, on a tablet');
    expect(desktop.errors).toEqual([]);
    await desktop.close();

    const word = newName();
    const location = `The ${word} Harbour`;
    const locations = [locationInStory({ ...story.harbour, name: location })];
    await adminFirestore().doc(`stories/${story.storyId}`).update({ locations });
    const { page, errors, close } = await openStory('phone', family, story);
    await page.getByText('Pip was already awake').tap();
    await expectAccessible(page, 'a tapped paragraph');
    await press(page, 'Make a picture');
    await page.getByText(`With Pip and ${location}`).tap();
    await press(page, 'Ember');
    await press(page, 'Pip');
    await expectAccessible(page, 'whose pictures are used');
    const release = await holdPicture(word);
    await press(page, 'Paint this');
    await page.getByText(/^(Mixing|Painting)/).waitFor();
    await expectAccessible(page, 'a picture being painted');
    await expect.poll(() => referencePictures(word), { timeout: 60_000 }).toHaveLength(1);
    await page.reload();
    await page.getByText(/^(Mixing|Painting)/).waitFor();
    await release();
    await expectToast(page, SAVED);
    expect(await referencePictures(word)).toEqual([[story.ember, story.harbour].map(({ picture }) => picture.sha256)]);
    const [, second] = await storedScenes(story);
    expect(second).toMatchObject({ part: 0, position: chapter.indexOf('Pip') });

    const menu = page.getByRole('button', { name: 'More about this picture' }).last();
    await menu.click();
    await press(page, 'Make it the cover');
    await expectToast(page, 'Story saved successfully!');
    expect(await storedFields(`stories/${story.storyId}`)).toMatchObject({ coverSceneId: second?.id });

    await menu.click();
    await press(page, 'Delete');
    await expectAccessible(page, 'the question before deleting');
    await press(page, 'Delete it');
    await page.getByRole('img', { name: second?.alt ?? '' }).waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await page.getByRole('img', { name: second?.alt ?? '' }).waitFor();
    await menu.click();
    await press(page, 'Delete');
    await press(page, 'Delete it');
    await press(page, 'Menu');
    await page.getByRole('link', { name: 'My Stories', exact: true }).click();
    await expect.poll(() => storedScenes(story), { timeout: 60_000 }).toEqual([first]);
    await expect.poll(() => hasFile(second?.imagePath ?? null), { timeout: 60_000 }).toBe(false);
    expect(await storedFields(`stories/${story.storyId}`)).toMatchObject({ coverSceneId: null });
    expect(errors).toEqual([]);
    await close();
  },
);
