import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { installChromium } from '../../scripts/chromium.ts';

/** Fetched by npx for the measurement alone: a hundred packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MOST_BYTES = 64 * 1024 * 1024;
/** The certificate of the bench is its own (serve-built.ts). */
const BROWSER = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';

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
  /** Of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** ms, simulated for a slow phone network. */
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  /** How fast the machine was: below 1500 the times say little. */
  machineIndex: number;
}

async function runOnce(url: string): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)('npx', ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', BROWSER], {
    maxBuffer: MOST_BYTES,
    env: { ...process.env, CHROME_PATH: await installChromium() },
  });
  const { categories, audits, environment } = reportSchema.parse(JSON.parse(stdout));
  return {
    performance: 100 * categories.performance.score,
    accessibility: 100 * categories.accessibility.score,
    bestPractices: 100 * categories['best-practices'].score,
    seo: 100 * categories.seo.score,
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    machineIndex: environment.benchmarkIndex,
  };
}

/** On a busy machine the browser misses its own start, in up to half of the runs. */
const ATTEMPTS = 10;

/** One run of Lighthouse for a phone, in a browser of its own. @throws Error when it cannot be fetched, or fails again and again */
export async function measureLighthouse(url: string, attempt = 1): Promise<LighthouseRun> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return measureLighthouse(url, attempt + 1);
  }
}
