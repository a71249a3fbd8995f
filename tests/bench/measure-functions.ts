import type { LocalCloud } from '../../emulators/launcher/start-local-cloud.ts';
import { startOpenAiStandIn } from '../../emulators/openai/server.ts';
import { startFrameworkProcess } from '../support/framework-process.ts';
import { signInBenchFamily } from './bench-family.ts';
import { startProviderClock, type ProviderClock } from './provider-clock.ts';

const STORY = {
  characters: [
    {
      id: 'ember',
      name: 'Ember',
      type: 'Mythical Creature - Dragon - Fire Dragon',
      gender: 'female',
      personality: 'Brave and Kind',
      magicalPower: 'Flying',
      role: 'Hero',
      appearance: { color: 'Crimson' },
    },
  ],
  theme: 'Treasure Hunt',
  ageRange: '5-8',
  storyPhase: 'introduction',
};

const PORTRAIT = {
  prompt:
    'Portrait for a children’s picture book | Name: Ember | Kind: Mythical Creature - Dragon - Fire Dragon | Colour: Crimson | Rules: one character only, whole figure',
  quality: 'hd',
  style: 'vivid',
};

/** A day holds 120 pictures of a family (domain/usage), so every hundredth call signs in a new one. */
const CALLS_PER_FAMILY = 100;

interface Sample {
  /** Whole call minus the time in which the provider or moderation was waited for, ms. */
  overheadMs: number[];
  totalMs: number[];
  /** Until the first paragraph was there, ms; empty for pictures. */
  firstParagraphMs: number[];
}

export interface Running {
  url: string;
  clock: ProviderClock;
  stop: () => Promise<void>;
}

/** Runs one function of the built bundle; with `voiceUrl` its stand-in can speak. */
export async function startFunction(cloud: LocalCloud, target: string, voiceUrl?: string): Promise<Running> {
  const standIn = await startOpenAiStandIn({ port: 0, dripMs: 0, ...(voiceUrl === undefined ? {} : { voiceUrl }) });
  const clock = await startProviderClock(standIn.url);
  const framework = await startFrameworkProcess({
    functionsFolder: cloud.functionsFolder,
    target,
    environment: {
      ...cloud.adminEnvironment,
      ...cloud.functionsEnvironment.settings,
      ...cloud.functionsEnvironment.secrets,
      TEXT_BASE_URL: clock.baseUrl,
      IMAGE_BASE_URL: clock.baseUrl,
      MODERATION_BASE_URL: clock.baseUrl,
      SPEECH_BASE_URL: clock.baseUrl,
      STARTS_PER_MINUTE: '100000',
      STARTS_PER_DAY: '100000',
    },
  });
  const stop = async (): Promise<void> => {
    await framework.stop();
    clock.close();
    await standIn.close();
  };
  return { url: framework.url, clock, stop };
}

/** Posts `body` and reads the answer to its end; tells when its first bytes came. */
export async function post(
  url: string,
  token: string,
  body: object,
  accept: string,
): Promise<{ firstMs: number; text: string }> {
  const begun = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept },
    body: JSON.stringify(body),
  });
  const firstMs = performance.now() - begun;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return { firstMs, text };
}

async function sample(cloud: LocalCloud, target: string, body: object, accept: string, calls: number): Promise<Sample> {
  const { url, clock, stop } = await startFunction(cloud, target);
  const result: Sample = { overheadMs: [], totalMs: [], firstParagraphMs: [] };
  let token = await signInBenchFamily(cloud);
  await post(url, token, body, accept);
  for (let call = 1; call <= calls; call += 1) {
    if (call % CALLS_PER_FAMILY === 0) token = await signInBenchFamily(cloud);
    clock.reset();
    const begun = performance.now();
    const { firstMs } = await post(url, token, body, accept);
    const totalMs = performance.now() - begun;
    result.totalMs.push(totalMs);
    result.overheadMs.push(totalMs - clock.busyMs());
    result.firstParagraphMs.push(firstMs);
  }
  await stop();
  return result;
}

/** Warm calls of `generateStory`, one after another; the answer is a stream, as the app asks for it. */
export const sampleStories = (cloud: LocalCloud, calls: number): Promise<Sample> =>
  sample(cloud, 'generateStory', STORY, 'text/event-stream', calls);

/** Warm calls of `generateImage`, one after another. */
export const samplePortraits = (cloud: LocalCloud, calls: number): Promise<Sample> =>
  sample(cloud, 'generateImage', PORTRAIT, 'application/json', calls);
