import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startFrameworkProcess, type FrameworkProcess } from '../../support/framework-process.ts';
import { startStandIn, type StandIn } from '../../support/stand-in.ts';
import type { Family } from './family.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** The whole text; parsed as `json` where it is JSON. */
  text: string;
  json: unknown;
}

export interface CallOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A function of the bundle in a process of its own, with an OpenAI stand-in of its own. */
export interface FunctionUnderTest {
  standIn: StandIn;
  url: () => string;
  logs: () => string;
  /** Posts `body` (text as it is, anything else as JSON) as `family`, or as nobody. */
  call: (family: Family | null, body?: unknown, options?: CallOptions) => Promise<Answer>;
}

export const newRequestId = (): string => randomUUID();

/** The environment of a functions process in the running cloud. */
export function functionEnvironment(
  standIn: StandIn,
  settings: Readonly<Record<string, string>>,
): Record<string, string> {
  const { adminEnvironment, functionsEnvironment } = inject('cloud');
  return {
    ...adminEnvironment,
    ...functionsEnvironment.settings,
    ...functionsEnvironment.secrets,
    TEXT_BASE_URL: standIn.baseUrl,
    IMAGE_BASE_URL: standIn.baseUrl,
    MODERATION_BASE_URL: standIn.baseUrl,
    SPEECH_BASE_URL: standIn.baseUrl,
    ALLOWED_ORIGINS: 'https://talelantern.test',
    STARTS_PER_MINUTE: '1000',
    ...settings,
  };
}

/** Runs `target` for the tests of this file; faults and requests are forgotten before each test. */
export function useFunction(target: string, settings: Readonly<Record<string, string>> = {}): FunctionUnderTest {
  let running: { standIn: StandIn; framework: FrameworkProcess } | undefined;
  const started = (): { standIn: StandIn; framework: FrameworkProcess } => {
    if (!running) throw new Error(`${target} is not running yet`);
    return running;
  };
  beforeAll(async () => {
    const standIn = await startStandIn();
    const framework = await startFrameworkProcess({
      functionsFolder: inject('cloud').functionsFolder,
      target,
      environment: functionEnvironment(standIn, settings),
    });
    running = { standIn, framework };
  });
  beforeEach(() => started().standIn.reset());
  afterAll(async () => {
    await running?.framework.stop();
    await running?.standIn.close();
  });
  return {
    get standIn() {
      return started().standIn;
    },
    url: () => started().framework.url,
    logs: () => started().framework.logs(),
    call: (family, body = {}, options = {}) => post(started().framework.url, family, body, options),
  };
}

export async function post(
  url: string,
  family: Pick<Family, 'token'> | null,
  body: unknown,
  { method = 'POST', headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(family ? { authorization: `Bearer ${family.token}` } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
}

/** Resolves when a request to `path` has reached the stand-in; a function's first call takes a while. */
export const arrival = (standIn: StandIn, path: string): Promise<void> =>
  expect.poll(async () => (await standIn.requests(path)).length).toBeGreaterThan(0);

/** The error body with which `code` and `message` reach the app. */
export const failure = (code: string, message: string) => ({ error: { code, message } });
