import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import type { TestCloud } from './global-setup.ts';
import { startFrameworkProcess } from './framework-process.ts';

/** The processes that test files of functions share, as `inject('shared')`. */
export interface SharedProcesses {
  /** The OpenAI stand-in without pauses; each file uses it under its own key. */
  standInUrl: string;
  /** All functions, each at `<url>keys/<key>/<name>`. */
  functionsUrl: string;
  /** The log of the functions so far. */
  functionsLog: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    shared: SharedProcesses;
  }
}

const ENTRY = join(import.meta.dirname, '../functions/support/every-function');

/** The name of the function that ENTRY exports. */
const TARGET = 'everyFunction';

/** Raises limits that all test files would otherwise reach together, or the thousand bodies of one family. */
const HIGH_LIMITS = {
  CALLS_PER_MINUTE: '1000000',
  REPORTS_PER_MINUTE: '1000',
  STARTS_PER_MINUTE: '1000000',
  STARTS_PER_DAY: '1000000',
};

const bundleOf = ({ functionsFolder }: TestCloud): string => join(functionsFolder, 'lib', 'main.cjs');

/** The environment of a functions process in the running cloud whose vendor is at `vendorUrl`. */
export function functionEnvironment(
  cloud: TestCloud,
  vendorUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    ...cloud.adminEnvironment,
    ...cloud.functionsEnvironment.settings,
    ...cloud.functionsEnvironment.secrets,
    TEXT_BASE_URL: vendorUrl,
    IMAGE_BASE_URL: vendorUrl,
    MODERATION_BASE_URL: vendorUrl,
    SPEECH_BASE_URL: vendorUrl,
    ALLOWED_ORIGINS: 'https://talelantern.test,https://www.talelantern.test',
    STARTS_PER_MINUTE: '1000',
    ...settings,
  };
}

/** Starts all functions of the bundle in one process; the caller stops it. */
export const startEveryFunction = (
  cloud: TestCloud,
  vendorUrl: string,
  options: { settings?: Readonly<Record<string, string>>; preload?: string; logFile?: string } = {},
) => {
  const { settings = {}, ...others } = options;
  return startFrameworkProcess({
    functionsFolder: ENTRY,
    target: TARGET,
    ...others,
    environment: {
      ...functionEnvironment(cloud, vendorUrl, settings),
      FUNCTIONS_BUNDLE: bundleOf(cloud),
    },
  });
};

/**
 * Serves the app's functions from one process, at the emulator's URL and with its settings, because the emulator
 * would start one process per function. Returns a function that stops them.
 */
export async function startAppFunctions(cloud: TestCloud, logFolder: string): Promise<() => Promise<void>> {
  const logFile = join(logFolder, 'functions-of-app.log');
  rmSync(logFile, { force: true });
  const { settings, secrets } = cloud.functionsEnvironment;
  const { stop } = await startFrameworkProcess({
    functionsFolder: ENTRY,
    target: TARGET,
    environment: { ...cloud.adminEnvironment, ...settings, ...secrets, FUNCTIONS_BUNDLE: bundleOf(cloud) },
    port: cloud.ports.functions,
    logFile,
  });
  return stop;
}

/** Starts the shared processes; returns their URLs and a function that stops them. */
export async function startSharedProcesses(
  cloud: TestCloud,
  folder: string,
): Promise<{ shared: SharedProcesses; stop: () => Promise<void> }> {
  const standIn = await startStandIn(cloud.ports.voice);
  const logFile = join(folder, 'shared-functions.log');
  rmSync(logFile, { force: true });
  const functions = await startEveryFunction(cloud, `${standIn.url}/v1`, { settings: HIGH_LIMITS, logFile });
  return {
    shared: { standInUrl: standIn.url, functionsUrl: functions.url, functionsLog: logFile },
    stop: async () => {
      await functions.stop();
      await standIn.stop();
    },
  };
}

const READY = /ready at (\S+)/u;

async function startStandIn(voicePort: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const main = join(PROJECT_ROOT, 'stand-ins', 'openai', 'main.ts');
  const options = ['--port', '0', '--drip-ms', '0', '--voice', `http://127.0.0.1:${voicePort}`];
  const child = spawn(process.execPath, [main, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const [, port] = READY.exec(output) ?? [];
      if (port !== undefined) resolve(port);
    });
    child.once('exit', () => reject(new Error(`The shared stand-in did not start:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
