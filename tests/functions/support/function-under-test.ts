import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startFrameworkProcess, type FrameworkProcess } from '../../support/framework-process.ts';
import { functionEnvironment, startEveryFunction } from '../../support/shared-processes.ts';
import { openStandIn, type StandIn } from '../../support/stand-in.ts';
import { testCloud } from '../../support/test-cloud.ts';
import type { Family } from './family.ts';

export interface FunctionResponse {
  status: number;
  headers: Headers;
  /** The complete text; `json` when it parses. */
  text: string;
  json: unknown;
}

export interface CallOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The HTTPS functions of the bundle in a process, with the stand-in under a key of this file. */
export interface FunctionsUnderTest {
  standIn: StandIn;
  url: (name: string) => string;
  logs: () => string;
  /** Posts `body` (text unchanged, anything else as JSON) to the function as `family`, or signed out. */
  call: (
    name: string,
    family: Pick<Family, 'token'> | null,
    body?: unknown,
    options?: CallOptions,
  ) => Promise<FunctionResponse>;
}

/** One HTTPS function of the bundle, with the stand-in under a key of this file. */
export interface FunctionUnderTest extends Pick<FunctionsUnderTest, 'standIn' | 'logs'> {
  url: () => string;
  call: (family: Family | null, body?: unknown, options?: CallOptions) => Promise<FunctionResponse>;
}

/** Functions that send tasks need their task function in the same process. */
const SENDS_TASKS: ReadonlySet<string> = new Set([
  'generateImage',
  'generateSceneWithImages',
  'generateImageFromText',
  'generateAudioNarration',
]);

interface ProcessOptions {
  settings?: Readonly<Record<string, string>>;
  /** A module that is loaded first. */
  preload?: string;
}

export const newRequestId = (): string => randomUUID();

/** The environment of a functions process in the running cloud. */
export const environmentFor = (standIn: StandIn, settings: Readonly<Record<string, string>> = {}) =>
  functionEnvironment(testCloud(), standIn.baseUrl, settings);

/** Starts a process with all functions; the caller stops it. */
export const startFunctions = (standIn: StandIn, processOptions: ProcessOptions = {}) =>
  startEveryFunction(testCloud(), standIn.baseUrl, processOptions);

/**
 * All functions for this file's tests; faults and request log are cleared before each test. Without `processOptions`
 * they run in the process that all files share, where they call the Stripe stand-in at `stripePort`.
 */
export function setUpFunctions(processOptions?: ProcessOptions, stripePort?: string): FunctionsUnderTest {
  const functionsProcess = setUpProcess(
    processOptions && ((standIn) => startEveryFunction(testCloud(), standIn.baseUrl, processOptions)),
    stripePort,
  );
  const url = (name: string): string => functionsProcess().url + name;
  return {
    get standIn() {
      return functionsProcess().standIn;
    },
    url,
    logs: () => functionsProcess().logs(),
    call: (name, family, body = {}, options = {}) => post(url(name), family, body, options),
  };
}

/** One function for this file's tests; with settings it runs in a separate process. */
export function setUpFunction(target: string, settings?: Readonly<Record<string, string>>): FunctionUnderTest {
  const { functionsFolder } = inject('cloud');
  const isAlone = settings !== undefined && !SENDS_TASKS.has(target);
  const functionsProcess = setUpProcess(
    settings &&
      ((standIn) =>
        isAlone
          ? startFrameworkProcess({ functionsFolder, target, environment: environmentFor(standIn, settings) })
          : startFunctions(standIn, { settings })),
  );
  const url = (): string => (isAlone ? functionsProcess().url : functionsProcess().url + target);
  return {
    get standIn() {
      return functionsProcess().standIn;
    },
    url,
    logs: () => functionsProcess().logs(),
    call: (family, body = {}, options = {}) => post(url(), family, body, options),
  };
}

interface Running extends Pick<FrameworkProcess, 'url' | 'logs'> {
  standIn: StandIn;
  stop: () => Promise<void>;
}

/** A process for this file's tests, the shared one without `start`. */
function setUpProcess(
  start: ((standIn: StandIn) => Promise<FrameworkProcess>) | undefined,
  stripePort?: string,
): () => Running {
  let functionsProcess: Running | undefined;
  const startedProcess = (): Running => {
    if (!functionsProcess) throw new Error('The functions are not running yet');
    return functionsProcess;
  };
  beforeAll(async () => {
    const standIn = openStandIn(stripePort);
    functionsProcess = start ? { standIn, ...(await start(standIn)) } : sharedProcess(standIn);
  });
  beforeEach(() => startedProcess().standIn.reset());
  afterAll(async () => {
    await functionsProcess?.standIn.reset();
    await functionsProcess?.stop();
  });
  return startedProcess;
}

function sharedProcess(standIn: StandIn): Running {
  const { functionsUrl, functionsLog } = inject('shared');
  return {
    standIn,
    url: `${functionsUrl}keys/${standIn.key}/`,
    logs: () => readFileSync(functionsLog, 'utf8'),
    stop: async () => {},
  };
}

export async function post(
  url: string,
  family: Pick<Family, 'token'> | null,
  body: unknown,
  { method = 'POST', headers = {} }: CallOptions = {},
): Promise<FunctionResponse> {
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
export const waitForRequest = (standIn: StandIn, path: string): Promise<void> =>
  expect.poll(async () => (await standIn.requests(path)).length).toBeGreaterThan(0);

/** A fault of a vendor that lasts longer than functions wait: it is asked once. */
export const UNAVAILABLE = { kind: 'status', status: 500, retryAfterSeconds: 60 };

/** The error body for `code` and `message`. */
export const failure = (code: string, message: string, field?: string) => ({
  error: { code, message, ...(field === undefined ? {} : { field }) },
});
