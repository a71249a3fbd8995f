import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import { openBrowser, visit } from '../support/browser.ts';
import { planFault } from '../support/provider-controls.ts';
import { newName, seeMessage } from './family-steps.ts';
import { driftOf, hurry, moment, nearTheEnd, spokenTurns, watchUntil } from './reading-along-steps.ts';
import { giveDeviceAVoice, markedWords, noteMarks } from './reading-device-voice.ts';
import {
  createReadingFamily,
  FIRST_CHAPTER,
  haveChapterRead,
  openReader,
  SECOND_CHAPTER,
  type ReadingFamily,
} from './reading-family.ts';

/** A narration is spoken for it, and more than a minute of it is listened to. */
const LISTENING_MS = 240_000;
/** The bound of the product; what is marked lags by the pictures a browser draws, not by the recording. */
const DRIFT_MS = 100;
const MINUTE_MS = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function startVisit(family: ReadingFamily) {
  const visitor = await visit(browser, 'desktop', inject('cloud').urls.app);
  await openReader(visitor.page, family);
  return visitor;
}

/** A hand that stirs brings controls back that have faded. */
async function press(page: Page, name: string): Promise<void> {
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
  await page.getByRole('button', { name, exact: true }).click();
}
const word = (page: Page, index: number) => page.locator(`[data-word="${index}"]`);

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Infinity;

it(
  'marks the word that is heard: for a minute, after seeking, pausing and at another pace',
  { timeout: LISTENING_MS },
  async () => {
    const family = await createReadingFamily();
    const { page, errors, close } = await startVisit(family);
    await press(page, 'Voice');
    await page.getByText('Uses your last narration this month. It covers all chapters of this story.').waitFor();
    await page.keyboard.press('Escape');
    await haveChapterRead(page);
    const turns = await spokenTurns(family, 0);

    await press(page, 'Read aloud');
    await hurry(page, 4);
    const heard = await watchUntil(page, MINUTE_MS);
    expect(await page.locator('.reader[data-quiet]').count()).toBe(1);
    await press(page, 'Pause');
    const afterAMinute = await moment(page);
    expect(afterAMinute.ms).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(driftOf(afterAMinute, turns)).toBeLessThan(DRIFT_MS);
    expect(middle(heard.map((one) => driftOf(one, turns)))).toBeLessThan(DRIFT_MS);
    // A busy machine draws few pictures, and each has one word marked.
    expect(new Set(heard.map((one) => one.word)).size).toBeGreaterThan(20);

    // Paused, it stays; the page has turned with the voice.
    expect(await moment(page)).toEqual({ ...afterAMinute, isPlaying: false });
    expect(await page.locator('.reader-said').isVisible()).toBe(true);
    expect(await page.locator('.reader-number').textContent()).not.toBe('Page 1 of 6');

    // A sentence back and a page back, still paused.
    await press(page, 'Back one sentence');
    expect(driftOf(await moment(page), turns)).toBe(0);
    await page.locator('.reader-edge').first().click();
    const paged = await moment(page);
    expect(paged.ms).toBeLessThan(afterAMinute.ms);
    expect(driftOf(paged, turns)).toBe(0);

    // A word that is pressed is said at once.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await word(page, 12).click();
    await expect.poll(async () => (await moment(page)).isPlaying).toBe(true);
    const [first] = await watchUntil(page, (await moment(page)).ms + 500);
    expect(first?.ms).toBeGreaterThanOrEqual(turns.find((turn) => turn.word === 12)?.from ?? Infinity);

    // The line moves both.
    await page.getByRole('slider', { name: 'Place in the chapter' }).fill('80');
    await press(page, 'Pause');
    const moved = await moment(page);
    expect(moved.word).toBeGreaterThanOrEqual(80);
    expect(driftOf(moved, turns)).toBeLessThan(DRIFT_MS);

    await press(page, 'Voice');
    await page.getByLabel('Pace').fill('0.7');
    await press(page, 'Done');
    await press(page, 'Read aloud');
    expect(await page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(0.7);
    const slow = await watchUntil(page, moved.ms + 3_000);
    expect(middle(slow.map((one) => driftOf(one, turns)))).toBeLessThan(DRIFT_MS);
    expect(
      await page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]),
    ).toEqual(['Chapter one', 'playing']);
    expect(errors).toEqual([]);
    await close();
  },
);

describe('the voices', () => {
  it('reuse what exists, and go on into a chapter that is read as well', { timeout: LISTENING_MS }, async () => {
    const family = await createReadingFamily();
    const { page, close } = await startVisit(family);
    await haveChapterRead(page);
    await press(page, 'Chapter 2');
    await press(page, 'Voice');
    await page.getByText('This story’s narration is counted already: its other chapters cost nothing more.').waitFor();
    await page.keyboard.press('Escape');
    await haveChapterRead(page, 'chapter two');

    await page.reload();
    await press(page, 'Chapter 1');
    await press(page, 'Read aloud');
    await expect.poll(async () => (await moment(page)).word).not.toBeNull();
    await nearTheEnd(page);
    await page.getByRole('heading', { name: 'Development' }).waitFor();
    await expect.poll(async () => (await moment(page)).isPlaying).toBe(true);
    await close();
  });

  it('say on Free that recorded ones come with other plans, and what this device can do', async () => {
    const { page, close } = await startVisit(await createReadingFamily('free'));
    await press(page, 'Read aloud');
    await page.getByText('A recorded storyteller comes with Pro and Unlimited.').waitFor();
    expect(await page.getByRole('button', { name: 'Have chapter one read' }).count()).toBe(0);
    await page.getByText('This device', { exact: true }).click();
    await page.getByText(/^This device(’s own voice reads| has no voice of its own)/).waitFor();
    await close();
  });

  it('read along with the voice of the device, word by word through all chapters, where there is one', async () => {
    const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
    await giveDeviceAVoice(page);
    await openReader(page, await createReadingFamily('free'));
    await press(page, 'Read aloud');
    await page.getByText('This device', { exact: true }).click();
    await page.getByText('This device’s own voice reads, for nothing.').waitFor();
    await press(page, 'Done');
    await noteMarks(page);
    await press(page, 'Read aloud');
    const printed = (chapter: string, name: string) => chapter.split(/\s+/).map((_, index) => `${name} ${index}`);
    await expect
      .poll(() => markedWords(page))
      .toEqual([...printed(FIRST_CHAPTER, 'Introduction'), ...printed(SECOND_CHAPTER, 'Development')]);
    await page.getByRole('button', { name: 'Read aloud' }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('lead to the plans when another device has used the last narration', { timeout: LISTENING_MS }, async () => {
    const family = await createReadingFamily();
    const { page, close } = await startVisit(family);
    await press(page, 'Voice');
    await page.getByRole('button', { name: 'Have chapter one read' }).waitFor();
    await adminFirestore()
      .doc(`usage/${monthlyUsageId(family.uid, Date.now())}`)
      .set({ userId: family.uid, narrations: { reserved: 0, used: 1 } }, { merge: true });
    await page.getByRole('button', { name: 'Have chapter one read' }).click();
    await seeMessage(page, 'You have reached the limit of your plan');
    await page.waitForURL('**/subscription');
    await page.getByText('All 1 narration this month is used.').waitFor();
    await close();
  });

  it(
    'keep the button and say what happened when the voice fails, charging nothing',
    { timeout: LISTENING_MS },
    async () => {
      const name = newName();
      const family = await createReadingFamily('pro_monthly', `${name} had lost her voice. Nobody heard her call.`);
      const { page, close } = await startVisit(family);
      await planFault(name, { kind: 'status', status: 500 });
      await press(page, 'Voice');
      await page.getByRole('button', { name: 'Have chapter one read' }).click();
      await page.getByText('Speaking it, sentence by sentence').first().waitFor();
      await page.getByText(/^Audio generation failed after 3 attempts: /).waitFor();
      await page.getByRole('button', { name: 'Have chapter one read' }).waitFor();
      await page.getByText('Uses your last narration this month. It covers all chapters of this story.').waitFor();
      await close();
    },
  );
});
