import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import * as z from 'zod/mini';

const endpointSchema = z.looseObject({ httpsTrigger: z.optional(z.unknown()) });

export type Endpoint = z.infer<typeof endpointSchema>;

let endpoints: Promise<Record<string, Endpoint>> | undefined;

/** The deployment settings of each function, by name; read once for all files of a worker. */
export const readEndpoints = (): Promise<Record<string, Endpoint>> => (endpoints ??= loadEndpoints());

async function loadEndpoints(): Promise<Record<string, Endpoint>> {
  const bundle = join(inject('cloud').functionsFolder, 'lib', 'main.cjs');
  const script = `
    const functions = require(${JSON.stringify(bundle)});
    const endpoints = Object.entries(functions).map(([name, { __endpoint }]) => [name, __endpoint]);
    process.stdout.write(JSON.stringify(Object.fromEntries(endpoints)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], {
    env: { ...process.env, GCLOUD_PROJECT: inject('cloud').projectId },
  });
  return z.record(z.string(), endpointSchema).parse(JSON.parse(stdout));
}

/** Functions without sign-in: for visitors, or for a vendor; tested separately. */
const WITHOUT_SIGN_IN = ['sharePage', 'report', 'reportFailure', 'stripeWebhook'];

/** Refuses users who are not administrators; tested separately. */
const FOR_ADMINS = ['admin'];

/** Ends the account, so it must run last. */
const LAST_ENDPOINT = 'deleteAccount';

/** The names of all HTTPS functions for signed-in users, account deletion last. */
export const httpsFunctions = async (): Promise<string[]> =>
  Object.entries(await readEndpoints())
    .flatMap(([name, { httpsTrigger }]) => (httpsTrigger === undefined ? [] : [name]))
    .filter((name) => ![...WITHOUT_SIGN_IN, ...FOR_ADMINS].includes(name))
    .toSorted((one, other) => Number(one === LAST_ENDPOINT) - Number(other === LAST_ENDPOINT));
