import type { Browser, Locator, Page } from 'playwright-core';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { visit } from '../support/browser.ts';
import { PHONE_SLOWDOWN } from './measure-scrolling.ts';
import { signInToShelf } from './shelf-family.ts';

/** One interaction as the Event Timing API reports it, ms in multiples of 8. */
export interface Interaction {
  step: string;
  /** Ms from the input to the next frame. */
  durationMs: number;
}

interface Walker {
  page: Page;
  /** Names the step of the walk that the next measurements belong to. */
  step: (name: string) => Promise<void>;
}

/** Walks through the app on a slow phone, `rounds` times. */
export async function sampleInteractions(
  browser: Browser,
  { urls }: LocalCloud,
  email: string,
  rounds: number,
): Promise<Interaction[][]> {
  const samples: Interaction[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const visitor = await visit(browser, 'phone', urls.app);
    await signInToShelf(visitor.page, email);
    const devtools = await visitor.context.newCDPSession(visitor.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
    samples.push(await walk(visitor.page));
    await visitor.context.close();
  }
  return samples;
}

/** A phone's family finds a story, reads it, prepares the next one, makes a character and looks for help. */
async function walk(page: Page): Promise<Interaction[]> {
  await page.evaluate(watchInteractions);
  const walker: Walker = {
    page,
    step: (name) => page.evaluate((label) => void performance.mark(label), name),
  };
  await walkShelf(walker);
  await walkReader(walker);
  await walkGenerator(walker);
  await walkCreator(walker);
  await walkHelp(walker);
  return page.evaluate(readInteractions);
}

/** Scrolls to the control and taps it after the next frame, because users tap only what they see. */
async function tap(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))));
  });
  await target.tap();
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  tap(page.getByRole('button', { name, exact: true }).filter({ visible: true }).first());
const pick = (page: Page, text: string): Promise<void> => tap(page.getByText(text, { exact: true }).first());

async function walkShelf({ page, step }: Walker): Promise<void> {
  await step('open and close the menu');
  await press(page, 'Menu');
  await press(page, 'Close menu');
  await step('search the shelf');
  const search = page.getByRole('searchbox').first();
  await tap(search);
  await search.pressSequentially('part 1');
  await search.press('ControlOrMeta+A');
  await search.press('Backspace');
  await step('filter the shelf');
  await press(page, 'Filters');
  await pick(page, '5-8');
  await press(page, 'Clear the filters');
  await step('mark a favorite');
  await tap(page.getByRole('button', { name: /^Favorite:/ }).first());
}

async function walkReader({ page, step }: Walker): Promise<void> {
  await step('open a story');
  await tap(page.getByRole('link', { name: 'Chapters' }));
  const readLink = page.getByRole('link', { name: 'Read', exact: true });
  await readLink.waitFor();
  await step('open the reader');
  await tap(readLink);
  await page.getByRole('slider', { name: 'Place in the chapter' }).waitFor();
  await step('turn pages');
  for (let turned = 0; turned < 5; turned += 1) await press(page, 'Next page');
  await step('change the text');
  await press(page, 'Text and page');
  await pick(page, 'XL');
  await pick(page, 'Sepia');
  await press(page, 'Done');
  await step('close the book');
  await tap(page.getByRole('link', { name: 'Close the book' }));
  await readLink.waitFor();
}

async function walkGenerator({ page, step }: Walker): Promise<void> {
  await step('go to the generator');
  await press(page, 'Menu');
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Create Story' }));
  await page.getByRole('button', { name: /^Ember/ }).waitFor();
  await step('choose friends');
  for (const name of ['Ember', 'Pip']) await tap(page.getByRole('button', { name: new RegExp(`^${name}`) }));
  await step('type what happens');
  await tap(page.getByLabel('What happens?'));
  await page.getByLabel('What happens?').pressSequentially('We lost a tooth');
  await step('open More choices');
  await press(page, 'More choices');
  await page.getByText('Adventure', { exact: true }).waitFor();
  await step('choose theme and ages');
  await pick(page, 'Adventure');
  await tap(page.getByText('Treasure Hunt', { exact: true }).last());
  await pick(page, '5-8');
}

async function walkCreator({ page, step }: Walker): Promise<void> {
  await step('open the character form');
  await press(page, /^Make your own/);
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor();
  await step('choose a kind');
  for (const choice of ['Animal', 'Fur and Feather', 'Fox']) await pick(page, choice);
  await step('type a name');
  await tap(name);
  await name.pressSequentially('Juniper');
  await step('choose gender, traits and power');
  for (const choice of ['Female', 'Brave', 'Curious', 'Flying']) await pick(page, choice);
  await step('open the folds');
  await press(page, /^How /);
  await press(page, 'In your own words');
}

async function walkHelp({ page, step }: Walker): Promise<void> {
  await step('go to the help pages');
  await press(page, 'Menu');
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Profile' }));
  await tap(page.getByRole('link', { name: 'Questions' }).first());
  const search = page.getByLabel('Search the help pages');
  await search.waitFor();
  await step('search the help pages');
  await tap(search);
  await search.pressSequentially('portrait');
  await page.getByRole('list', { name: 'Found' }).waitFor();
}

declare global {
  interface Window {
    interactionEvents: PerformanceEventTiming[];
  }
}

/** Runs in the page. The API reports nothing below 16 ms. */
function watchInteractions(): void {
  window.interactionEvents = [];
  new PerformanceObserver((list) =>
    window.interactionEvents.push(...(list.getEntries() as PerformanceEventTiming[])),
  ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: the longest event of each interaction. */
async function readInteractions(): Promise<Interaction[]> {
  // The last events are reported after the frame that they wait for.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const steps = performance.getEntriesByType('mark');
  const longest = new Map<number, PerformanceEventTiming>();
  for (const event of window.interactionEvents) {
    const { interactionId } = event as PerformanceEventTiming & { interactionId: number };
    if (interactionId === 0) continue;
    if (event.duration > (longest.get(interactionId)?.duration ?? 0)) longest.set(interactionId, event);
  }
  return [...longest.values()].map((event) => ({
    step: steps.findLast((mark) => mark.startTime <= event.startTime)?.name ?? '',
    durationMs: event.duration,
  }));
}
