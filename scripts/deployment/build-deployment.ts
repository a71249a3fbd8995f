import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../local-cloud/launcher/build-app.ts';
import { bundleFunctions } from '../../local-cloud/launcher/bundle-functions.ts';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { envFile } from '../../local-cloud/launcher/stage-functions.ts';
import { parseEnvironment } from '../../src/config/environment.ts';
import { generateFirebaseJson } from '../hosting/header-rules.ts';
import { writeFunctionsLock } from './functions-lock.ts';
import { readDeployment, readHosting, type Deployment } from './read-deployment.ts';

export const PARTS = ['app', 'functions'] as const;
type Part = (typeof PARTS)[number];

export const SECURITY_TEXT = join(PROJECT_ROOT, 'public', '.well-known', 'security.txt');

/** Builds what `firebase deploy` uploads. @throws Error that lists each wrong setting and what to do */
export async function buildDeployment(
  environment: NodeJS.ProcessEnv,
  parts: readonly Part[],
  root = PROJECT_ROOT,
): Promise<Deployment> {
  const deployment = readDeployment(environment, readFileSync(SECURITY_TEXT, 'utf8'), Date.now());
  parseEnvironment(deployment.app);
  const { actual, expected } = await generateFirebaseJson(readHosting(environment));
  if (actual !== expected) throw new Error('firebase.json does not fit the settings. Rewrite it with: npm run hosting');
  await Promise.all([
    ...(parts.includes('app') ? [buildApp(join(root, 'dist'), deployment.app)] : []),
    ...(parts.includes('functions') ? [buildFunctions(join(root, 'functions', 'dist'), deployment)] : []),
  ]);
  return deployment;
}

/** The folder that `firebase deploy` uploads: bundle, package.json, lockfile and settings. */
export async function buildFunctions(folder: string, { functions }: Pick<Deployment, 'functions'>): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await bundleFunctions(folder);
  writeFunctionsLock(folder);
  writeFileSync(join(folder, '.env'), envFile(functions));
}
