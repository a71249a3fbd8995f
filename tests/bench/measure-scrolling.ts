import { downloadUrl } from '@talelantern/domain/images/media-url';
import { randomBytes, randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { connectAsOwner } from '../../local-cloud/seed/emulator-admin.ts';
import { openBrowser, visit, type ViewportName } from '../support/browser.ts';

const PASSWORD = 'lantern1';
const PAGE = 20;
/** A quick flick of a thumb: 1,800 pixels a second at 60 frames. */
const PIXELS_PER_FRAME = 30;
/** CPU slowdown that simulates a phone; Lighthouse's figure. */
export const PHONE_SLOWDOWN = 4;

export interface ScrollSample {
  cards: number;
  viewport: ViewportName;
  /** Time in ms from one drawn frame to the next. */
  frameMs: number[];
  /** Main thread work per frame in ms, without the time when other programs had the core. */
  busyMs: number[];
  /** Durations in ms of tasks of more than 50 ms. */
  longTasksMs: number[];
}

/** The page's measurements of one scroll from top to bottom. */
interface ScrollMeasurement {
  frameMs: number[];
  longTasksMs: number[];
}

/**
 * Scrolls through galleries of 20 and of `many` characters with distinct pictures, on a desktop and on a phone four
 * times as slow, `rounds` times each.
 */
export async function sampleScrolling(
  cloud: Pick<LocalCloud, 'projectId' | 'urls'>,
  many: number,
  rounds: number,
): Promise<ScrollSample[]> {
  const samples: ScrollSample[] = [];
  const browser = await openBrowser();
  for (const viewport of ['desktop', 'phone'] as const) {
    for (const cards of [PAGE, many]) {
      const email = await storeFamily(cloud, cards);
      const visitor = await visit(browser, viewport, cloud.urls.app);
      await visitor.page.emulateMedia({ reducedMotion: 'no-preference' });
      await visitor.context.route('**/*.thumb.webp*', serveThumbnail(await thumbnails()));
      const sample: ScrollSample = { cards, viewport, frameMs: [], busyMs: [], longTasksMs: [] };
      for (let round = 0; round < rounds; round += 1) {
        await openGallery(visitor.page, email, cards);
        await scrollOnce(visitor.page, sample);
      }
      samples.push(sample);
      await visitor.close();
    }
  }
  await browser.close();
  return samples;
}

/** A family on Unlimited with `count` characters; returns its email address. */
async function storeFamily({ projectId, urls }: Pick<LocalCloud, 'projectId' | 'urls'>, count: number) {
  const owner = connectAsOwner(projectId, urls);
  const email = `${randomUUID()}@bench.test`;
  const uid = await owner.createAccount({ email, password: PASSWORD, displayName: 'The Measured' });
  if (uid === null) throw new Error('The family exists already');
  await owner.setDocument(`users/${uid}`, { email, priceId: 'unlimited_monthly', subscriptionStatus: 'active' });
  for (let index = 0; index < count; index += 1) {
    const id = `${uid}-${index}`;
    const imagePath = `users/${uid}/characters/${id}/portrait.webp`;
    await owner.setDocument(`characters/${id}`, {
      id,
      userId: uid,
      name: `Friend ${index}`,
      type: 'Animal - Fur and Feather - Fox',
      gender: 'male',
      personality: 'Brave and Curious',
      imagePath,
      imageUrl: downloadUrl(urls.storage, { bucket: 'bench', path: imagePath, token: randomUUID() }),
      createdAt: new Date(1_763_700_000_000 - index * 1_000),
    });
  }
  return email;
}

/** Thumbnails of the largest allowed size: 30 KB of noise each. */
const thumbnails = (): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: PAGE }, () =>
      sharp(randomBytes(384 * 512 * 3), { raw: { width: 384, height: 512, channels: 3 } })
        .blur(1.2)
        .webp({ quality: 20 })
        .toBuffer(),
    ),
  );

function serveThumbnail(bodies: readonly Buffer[]): Parameters<Page['route']>[1] {
  let requestCount = 0;
  return (route) => {
    requestCount += 1;
    return route.fulfill({ contentType: 'image/webp', body: bodies[requestCount % bodies.length] ?? Buffer.alloc(0) });
  };
}

/** Loads the whole gallery, page by page, and returns to its top. */
async function openGallery(page: Page, email: string, cards: number): Promise<void> {
  await page.goto('/characters');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  const first = page.getByText('Friend 0', { exact: true });
  await signIn.or(first).first().waitFor();
  if (await signIn.isVisible()) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await signIn.click();
  }
  await first.waitFor();
  for (let shownCards = PAGE; shownCards < cards; shownCards += PAGE) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText(`Friend ${shownCards + PAGE - 1}`, { exact: true }).waitFor();
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function scrollOnce(page: Page, sample: ScrollSample): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const rate = sample.viewport === 'phone' ? PHONE_SLOWDOWN : 1;
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const before = await busySeconds(devtools);
  const scrolled = await page.evaluate(scrollToBottom, PIXELS_PER_FRAME);
  const busyMs = (1000 * ((await busySeconds(devtools)) - before)) / scrolled.frameMs.length;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  sample.frameMs.push(...scrolled.frameMs);
  sample.longTasksMs.push(...scrolled.longTasksMs);
  sample.busyMs.push(busyMs);
  await devtools.detach();
}

async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Runs in the page: scrolls one step per frame, from top to bottom. */
function scrollToBottom(step: number): Promise<ScrollMeasurement> {
  const frameMs: number[] = [];
  const longTasksMs: number[] = [];
  const observer = new PerformanceObserver((list) =>
    longTasksMs.push(...list.getEntries().map((task) => task.duration)),
  );
  observer.observe({ type: 'longtask' });
  return new Promise((resolve) => {
    let last: number | null = null;
    const draw = (now: number): void => {
      if (last !== null) frameMs.push(now - last);
      last = now;
      const from = window.scrollY;
      window.scrollBy({ top: step, behavior: 'instant' });
      if (window.scrollY === from) resolve({ frameMs, longTasksMs });
      else requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}
