import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import * as z from 'zod/mini';
import { startFrameworkProcess, type FrameworkProcess } from '../../support/framework-process.ts';
import { startStandIn, type StandIn } from '../../support/stand-in.ts';
import type { Family } from './family.ts';
import { functionEnvironment, post, type Answer, type CallOptions } from './function-under-test.ts';

const ENTRY = join(import.meta.dirname, 'every-function');

/** All HTTPS functions of the bundle in one process, with an OpenAI stand-in of its own. */
export interface EveryFunction {
  standIn: StandIn;
  url: (name: string) => string;
  logs: () => string;
  /** Posts `body` to the function as `family`, or as nobody. */
  call: (name: string, family: Pick<Family, 'token'> | null, body?: unknown, options?: CallOptions) => Promise<Answer>;
}

interface Surroundings {
  settings?: Readonly<Record<string, string>>;
  /** A module that is loaded before anything else. */
  preload?: string;
}

/** Starts a process with all functions; the caller stops it. */
export const startEveryFunction = (standIn: StandIn, { settings = {}, preload }: Surroundings = {}) =>
  startFrameworkProcess({
    functionsFolder: ENTRY,
    target: 'everyFunction',
    ...(preload === undefined ? {} : { preload }),
    environment: { ...functionEnvironment(standIn, settings), FUNCTIONS_BUNDLE: bundleFile() },
  });

/** Runs all functions for the tests of this file; faults and requests are forgotten before each test. */
export function useEveryFunction(surroundings: Surroundings = {}): EveryFunction {
  let running: { standIn: StandIn; framework: FrameworkProcess } | undefined;
  const started = (): { standIn: StandIn; framework: FrameworkProcess } => {
    if (!running) throw new Error('The functions are not running yet');
    return running;
  };
  beforeAll(async () => {
    const standIn = await startStandIn();
    running = { standIn, framework: await startEveryFunction(standIn, surroundings) };
  });
  beforeEach(() => started().standIn.reset());
  afterAll(async () => {
    await running?.framework.stop();
    await running?.standIn.close();
  });
  const url = (name: string): string => started().framework.url + name;
  return {
    get standIn() {
      return started().standIn;
    },
    url,
    logs: () => started().framework.logs(),
    call: (name, family, body = {}, options = {}) => post(url(name), family, body, options),
  };
}

const bundleFile = (): string => join(inject('cloud').functionsFolder, 'lib', 'index.js');

const endpointSchema = z.looseObject({ httpsTrigger: z.optional(z.unknown()) });

export type Endpoint = z.infer<typeof endpointSchema>;

/** What a deployment reads in the built bundle: how each function is to be run, by its name. */
export async function readEndpoints(): Promise<Record<string, Endpoint>> {
  const script = `
    const functions = await import(${JSON.stringify(bundleFile())});
    const endpoints = Object.entries(functions).map(([name, { __endpoint }]) => [name, __endpoint]);
    process.stdout.write(JSON.stringify(Object.fromEntries(endpoints)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, GCLOUD_PROJECT: inject('cloud').projectId },
  });
  return z.record(z.string(), endpointSchema).parse(JSON.parse(stdout));
}

/** Functions that ask nobody to sign in: for visitors, or for a vendor; each has tests of its own. */
const WITHOUT_SIGN_IN = ['sharePage', 'report', 'stripeWebhook'];

/** A family gets nothing from it but a refusal; it has tests of its own. */
const FOR_ADMINS = ['admin'];

/** After it a family has nothing to ask for any more. */
const LAST = 'deleteAccount';

/** The names of all functions that answer HTTPS requests of signed-in people, what ends the account last. */
export const httpsFunctions = async (): Promise<string[]> =>
  Object.entries(await readEndpoints())
    .flatMap(([name, { httpsTrigger }]) => (httpsTrigger === undefined ? [] : [name]))
    .filter((name) => ![...WITHOUT_SIGN_IN, ...FOR_ADMINS].includes(name))
    .toSorted((one, other) => Number(one === LAST) - Number(other === LAST));
