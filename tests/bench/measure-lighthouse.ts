import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { installChromium } from '../../scripts/chromium.ts';

/** Fetched by npx instead of installed: a hundred packages for this measurement only. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MAX_BUFFER_BYTES = 64 * 1024 * 1024;
/** The certificate is self-signed (serve-built.ts). */
const CHROME_FLAGS = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';

const score = z.object({ score: z.number() });
const value = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'first-contentful-paint': value,
    'largest-contentful-paint': value,
    'total-blocking-time': value,
    'cumulative-layout-shift': value,
  }),
});

export interface LighthouseRun {
  /** Score out of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** ms, for a slow phone network. */
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Speed of the machine: below 1500 the times are unreliable. */
  machineIndex: number;
}

/** The slow network is computed from a fast page load (`simulate`), or applied to the page load (`devtools`). */
type Throttling = 'simulate' | 'devtools';

async function runOnce(url: string, throttling: Throttling): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', `--throttling-method=${throttling}`, CHROME_FLAGS],
    {
      maxBuffer: MAX_BUFFER_BYTES,
      env: { ...process.env, CHROME_PATH: await installChromium() },
    },
  );
  const { categories, audits, environment } = reportSchema.parse(JSON.parse(stdout));
  return {
    performance: 100 * categories.performance.score,
    accessibility: 100 * categories.accessibility.score,
    bestPractices: 100 * categories['best-practices'].score,
    seo: 100 * categories.seo.score,
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    machineIndex: environment.benchmarkIndex,
  };
}

/** On a busy machine Lighthouse misses the start of the page load in up to half of the runs. */
const MAX_ATTEMPTS = 10;

/** Runs Lighthouse for a phone in a new browser, up to 10 times. @throws if npx cannot fetch it or every run fails */
export async function measureLighthouse(
  url: string,
  throttling: Throttling = 'simulate',
  attempt = 1,
): Promise<LighthouseRun> {
  try {
    return await runOnce(url, throttling);
  } catch (error) {
    if (attempt === MAX_ATTEMPTS) throw error;
    return measureLighthouse(url, throttling, attempt + 1);
  }
}
