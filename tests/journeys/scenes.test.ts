import { joinChapters } from '@talelantern/domain/stories/story';
import { readSceneImages, type SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminBucket, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, type Family } from '../functions/support/family.ts';
import { storeTale, type Tale } from '../functions/support/scenes.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, type ViewportName } from '../support/browser.ts';
import { drawnFrom, holdPicture } from '../support/provider-controls.ts';
import { newName, seeMessage } from './family-steps.ts';
import { enter } from './reading-family.ts';

/** Two visits, three pictures and a reload on a machine that runs the whole cloud. */
const JOURNEY_MS = 240_000;

/** Somewhere in the third word or so of a line. */
const FIRST_WORDS_PX = 90;

const SAVED = 'Image saved successfully!';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Every screen on the way fits its width and can be used by everybody. */
async function lookAt(page: Page, screen: string): Promise<void> {
  expect.soft(await accessibilityProblems(page), screen).toEqual([]);
  expect.soft(await sidewaysScroll(page), screen).toBe(0);
}

const storedScenes = async ({ storyId }: Tale): Promise<SceneImage[]> =>
  readSceneImages((await storedFields(`stories/${storyId}`))['sceneImages']);

const hasFile = async (path: string | null): Promise<boolean> =>
  path !== null && (await adminBucket().file(path).exists())[0];

async function openStory(viewport: ViewportName, family: Family, { storyId }: Tale) {
  const visitor = await visit(browser, viewport, inject('cloud').urls.app);
  await enter(visitor.page, family);
  await visitor.page.goto(`/stories/${storyId}`);
  await visitor.page.getByText('Pip was already awake').waitFor();
  return visitor;
}

/** Draws the mouse over the first words of a paragraph. */
async function selectBeginning(page: Page, words: string): Promise<void> {
  const paragraph = page.getByText(words);
  await paragraph.scrollIntoViewIfNeeded();
  const box = await paragraph.boundingBox();
  if (!box) throw new Error(`“${words}” is not on the screen`);
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + FIRST_WORDS_PX, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it(
  'a family has words of a chapter painted, finds a picture again after a reload, puts it on the cover and takes it out',
  { timeout: JOURNEY_MS },
  async () => {
    const family = await createFamily({ plan: 'pro_monthly' });
    const word = newName();
    const chapter = `So it began there that night.\n\nPip was already awake and waved to the ${word}.`;
    const tale = await storeTale(family, { previousParts: [chapter], content: joinChapters([chapter]) });

    const desktop = await openStory('desktop', family, tale);
    await selectBeginning(desktop.page, 'So it began there that night.');
    await press(desktop.page, 'Make a picture');
    await lookAt(desktop.page, 'how the words are painted');
    await press(desktop.page, 'Paint this');
    await seeMessage(desktop.page, SAVED);
    const [first] = await storedScenes(tale);
    expect(first).toMatchObject({ part: 0, position: 0 });
    expect(chapter.startsWith(`${first?.textSelection} `)).toBe(true);
    await desktop.page.getByRole('img', { name: first?.textSelection ?? '' }).waitFor();
    await lookAt(desktop.page, 'a chapter with a picture');
    await desktop.page.setViewportSize({ width: 820, height: 1180 });
    await lookAt(desktop.page, 'a chapter with a picture, on a tablet');
    expect(desktop.errors).toEqual([]);
    await desktop.close();

    const { page, errors, close } = await openStory('phone', family, tale);
    await page.getByText('Pip was already awake').tap();
    await lookAt(page, 'a tapped paragraph');
    await press(page, 'Make a picture');
    await page.getByText('With Pip and The Quiet Harbour').tap();
    await press(page, 'Ember');
    await press(page, 'Pip');
    await lookAt(page, 'whose pictures are used');
    const release = await holdPicture(word);
    await press(page, 'Paint this');
    await page.getByText(/^(Mixing|Painting)/).waitFor();
    await lookAt(page, 'a picture being painted');
    await expect.poll(() => drawnFrom(word), { timeout: 60_000 }).toHaveLength(1);
    await page.reload();
    await page.getByText(/^(Mixing|Painting)/).waitFor();
    await release();
    await seeMessage(page, SAVED);
    expect(await drawnFrom(word)).toEqual([[tale.ember, tale.harbour].map(({ picture }) => picture.sha256)]);
    const [, second] = await storedScenes(tale);
    expect(second).toMatchObject({ part: 0, position: chapter.indexOf('Pip') });

    const menu = page.getByRole('button', { name: 'More about this picture' }).last();
    await menu.click();
    await press(page, 'Make it the cover');
    await seeMessage(page, 'Story saved successfully!');
    expect(await storedFields(`stories/${tale.storyId}`)).toMatchObject({ coverSceneId: second?.id });

    await menu.click();
    await press(page, 'Delete');
    await lookAt(page, 'the question before deleting');
    await press(page, 'Delete it');
    await page.getByRole('img', { name: second?.textSelection ?? '' }).waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await page.getByRole('img', { name: second?.textSelection ?? '' }).waitFor();
    await menu.click();
    await press(page, 'Delete');
    await press(page, 'Delete it');
    await page.getByRole('link', { name: 'My stories', exact: true }).click();
    await expect.poll(() => storedScenes(tale), { timeout: 60_000 }).toEqual([first]);
    await expect.poll(() => hasFile(second?.imagePath ?? null), { timeout: 60_000 }).toBe(false);
    expect(await storedFields(`stories/${tale.storyId}`)).toMatchObject({ coverSceneId: null });
    expect(errors).toEqual([]);
    await close();
  },
);
