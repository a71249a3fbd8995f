import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { openBrowser, visit } from '../support/browser.ts';
import { planFault } from '../support/provider-controls.ts';
import { newName, expectToast } from './family-steps.ts';
import { driftOf, setPlaybackRate, moment, seekNearEnd, spokenWords, watchUntil } from './reading-along-steps.ts';
import { stubDeviceVoice, markedWords, recordMarks } from './reading-device-voice.ts';
import {
  createReadingFamily,
  FIRST_CHAPTER,
  generateNarration,
  openReader,
  SECOND_CHAPTER,
  type ReadingFamily,
} from './reading-family.ts';

/** A narration is generated, and more than a minute of it is played. */
const LISTENING_MS = 240_000;
/** The product's limit; the highlight lags by the browser's frames, not by the recording. */
const MAX_DRIFT_MS = 100;
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

/** Moves the pointer, which shows faded controls again. */
async function press(page: Page, name: string): Promise<void> {
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
  await page.getByRole('button', { name, exact: true }).click();
}
const isOnTop = (control: Locator): Promise<boolean> =>
  control.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Chromium cuts the time of a seek to whole microseconds. */
const SEEK_PRECISION_MS = 0.01;

const word = (page: Page, index: number) => page.locator(`[data-word="${index}"]`);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Infinity;

it(
  'the highlight follows the voice through a minute of playback, and after seeking, pausing and changing the speed',
  { timeout: LISTENING_MS },
  async () => {
    const family = await createReadingFamily();
    const { page, errors, close } = await startVisit(family);
    await press(page, 'Voice');
    await page
      .getByText('You have one narration this month: this one. It covers every chapter of this story.')
      .waitFor();
    await page.keyboard.press('Escape');
    await generateNarration(page);
    const turns = await spokenWords(family, 0);

    await press(page, 'Read aloud');
    await setPlaybackRate(page, 4);
    const moments = await watchUntil(page, MINUTE_MS);
    expect(await page.locator('.reader[data-quiet]').count()).toBe(1);
    // Screen readers and switches press the point of a control without moving a pointer first.
    expect(await isOnTop(page.getByRole('button', { name: 'Pause' }))).toBe(true);
    expect(await isOnTop(page.getByRole('button', { name: 'Next sentence' }))).toBe(false);
    await press(page, 'Pause');
    const afterAMinute = await moment(page);
    expect(afterAMinute.ms).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(driftOf(afterAMinute, turns)).toBeLessThan(MAX_DRIFT_MS);
    expect(median(moments.map((one) => driftOf(one, turns)))).toBeLessThan(MAX_DRIFT_MS);
    // A busy machine draws few frames, each with one highlighted word.
    expect(new Set(moments.map((one) => one.word)).size).toBeGreaterThan(20);

    // Paused, the position stays; the page has turned with the voice.
    expect(await moment(page)).toEqual({ ...afterAMinute, isPlaying: false });
    expect(await page.locator('.reader-said').isVisible()).toBe(true);
    expect(await page.locator('.reader-number').textContent()).not.toBe('Page 1 of 6');

    // A sentence back and a page back, still paused.
    await press(page, 'Previous sentence');
    expect(driftOf(await moment(page), turns)).toBeLessThan(SEEK_PRECISION_MS);
    await page.locator('.reader-edge').first().click();
    const paged = await moment(page);
    expect(paged.ms).toBeLessThan(afterAMinute.ms);
    expect(driftOf(paged, turns)).toBeLessThan(SEEK_PRECISION_MS);

    // A pressed word is spoken immediately.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await word(page, 12).click();
    await expect.poll(async () => (await moment(page)).isPlaying).toBe(true);
    const [first] = await watchUntil(page, (await moment(page)).ms + 500);
    expect(first?.ms).toBeGreaterThanOrEqual(turns.find((turn) => turn.word === 12)?.from ?? Infinity);

    // The slider moves voice and page.
    await page.getByRole('slider', { name: 'Place in the chapter' }).fill('80');
    await press(page, 'Pause');
    const movedMoment = await moment(page);
    expect(movedMoment.word).toBeGreaterThanOrEqual(80);
    expect(driftOf(movedMoment, turns)).toBeLessThan(MAX_DRIFT_MS);

    await press(page, 'Voice');
    await page.getByLabel('Pace').fill('0.7');
    await press(page, 'Done');
    await press(page, 'Read aloud');
    expect(await page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(0.7);
    const slow = await watchUntil(page, movedMoment.ms + 3_000);
    expect(median(slow.map((one) => driftOf(one, turns)))).toBeLessThan(MAX_DRIFT_MS);
    expect(
      await page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]),
    ).toEqual(['Chapter one', 'playing']);
    expect(errors).toEqual([]);
    await close();
  },
);

describe('the voices', () => {
  it(
    'one click records all chapters, and the voice continues with the next one',
    { timeout: LISTENING_MS },
    async () => {
      const family = await createReadingFamily();
      const { page, close } = await startVisit(family);
      await generateNarration(page);
      await press(page, 'Chapter 2');
      await press(page, 'Voice');
      // One click records every chapter.
      await page.getByText('Chapter two is recorded in this voice.').waitFor();
      await page.keyboard.press('Escape');

      await page.reload();
      await press(page, 'Chapter 1');
      await press(page, 'Read aloud');
      await expect.poll(async () => (await moment(page)).word).not.toBeNull();
      await seekNearEnd(page);
      await page.getByRole('heading', { name: 'Development' }).waitFor();
      await expect.poll(async () => (await moment(page)).isPlaying).toBe(true);
      await close();
    },
  );

  it('the voice dialog on Free says which plans have recordings, and what this device can do', async () => {
    const { page, close } = await startVisit(await createReadingFamily('free'));
    await press(page, 'Read aloud');
    await page.getByText('Storyteller voices come with Pro and Unlimited.').waitFor();
    expect(await page.getByRole('button', { name: 'Record this story' }).count()).toBe(0);
    await page.getByText('This device can’t read aloud, but you can').waitFor();
    await close();
  });

  it("Play reads in the device's voice immediately, and highlights each word through all chapters", async () => {
    const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
    await stubDeviceVoice(page);
    await openReader(page, await createReadingFamily('free'));
    await recordMarks(page);
    await press(page, 'Read aloud');
    const printedWords = (chapter: string, name: string) => chapter.split(/\s+/).map((_, index) => `${name} ${index}`);
    await expect
      .poll(() => markedWords(page))
      .toEqual([...printedWords(FIRST_CHAPTER, 'Introduction'), ...printedWords(SECOND_CHAPTER, 'Development')]);
    await page.getByRole('button', { name: 'Read aloud' }).waitFor();
    await press(page, 'Hear a storyteller read it');
    await page.getByText('Storyteller voices come with Pro and Unlimited.').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it(
    'recording opens /subscription when the last narration was used elsewhere',
    { timeout: LISTENING_MS },
    async () => {
      const family = await createReadingFamily();
      const { page, close } = await startVisit(family);
      await press(page, 'Voice');
      await page.getByRole('button', { name: 'Record this story' }).waitFor();
      await adminFirestore()
        .doc(`usage/${monthlyUsageId(family.uid, Date.now())}`)
        .set({ userId: family.uid, narrations: { reserved: 0, used: 1 } }, { merge: true });
      await page.getByRole('button', { name: 'Record this story' }).click();
      await expectToast(page, 'You have reached the limit of your plan');
      await page.waitForURL('**/subscription');
      await page.getByText('You have used your one narration this month.').waitFor();
      await close();
    },
  );

  it('a failed narration is reported without a charge, and keeps the button', { timeout: LISTENING_MS }, async () => {
    const name = newName();
    const family = await createReadingFamily('pro_monthly', `${name} had lost her voice. Nobody heard her call.`);
    const { page, close } = await startVisit(family);
    await planFault(name, { kind: 'status', status: 500 });
    await press(page, 'Voice');
    await page.getByRole('button', { name: 'Record this story' }).click();
    await page.getByText('Recording the voice').first().waitFor();
    await page.getByText(/^Audio generation failed after 3 attempts: /).waitFor();
    await page.getByRole('button', { name: 'Record this story' }).waitFor();
    await page
      .getByText('You have one narration this month: this one. It covers every chapter of this story.')
      .waitFor();
    await close();
  });
});
