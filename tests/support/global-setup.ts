import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { QUERY_LOG } from '../../scripts/indexes/check-indexes.ts';
import { profileFolders } from '../../local-cloud/launcher/folders.ts';
import { startLocalCloud, type LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { startSharedBrowser } from './browser.ts';
import { startAppFunctions, startSharedProcesses } from './shared-processes.ts';
import { forgetTriggers } from '../../local-cloud/launcher/background-triggers.ts';

/** The running cloud, as `inject('cloud')`. */
export type TestCloud = Pick<
  LocalCloud,
  'projectId' | 'ports' | 'urls' | 'adminEnvironment' | 'functionsEnvironment' | 'functionsFolder'
>;

declare module 'vitest' {
  export interface ProvidedContext {
    cloud: TestCloud;
  }
}

const DEFAULT_PORT = 9400;

/** The projects of vitest.config.ts whose tests need the cloud. */
const CLOUD_PROJECTS: ReadonlySet<string> = new Set([
  'cloud',
  'journeys',
  'rules',
  'alone',
  'deep',
  'empty',
  'mutants',
]);

/** Starts one cloud for all tests of a run that need it: the built app, the stand-ins, no data. */
export default async function setUpCloud({ provide, vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!vitest.projects.some(({ name }) => CLOUD_PROJECTS.has(name))) return undefined;
  const profile = process.env['TALELANTERN_TEST_PROFILE'] || 'test';
  const { root } = profileFolders(profile);
  const queryLog = join(root, QUERY_LOG);
  rmSync(queryLog, { force: true });
  // Inherited by workers and functions.
  process.env['TALELANTERN_QUERY_LOG'] = queryLog;
  process.env['OPENAI_STAND_IN_PICTURES'] = 'plain';
  process.env['OPENAI_STAND_IN_DRIP_MS'] = '3';
  const cloud = await startLocalCloud({
    profile,
    preload: join(import.meta.dirname, 'record-queries.ts'),
    portBase: Number(process.env['TALELANTERN_TEST_PORT'] || DEFAULT_PORT),
    data: 'empty',
    // Tests call the sweeps themselves.
    schedules: 'off',
    app: 'built',
    // The social sign-in buttons are tested too, with a stand-in for Google.
    socialSignIn: 'on',
    isServingFunctions: true,
    userEnvironment: {},
    print: (line) => console.log(`  ${line}`),
  });
  const { projectId, ports, urls, adminEnvironment, functionsEnvironment, functionsFolder } = cloud;
  await forgetTriggers(ports, projectId);
  const testCloud = { projectId, ports, urls, adminEnvironment, functionsEnvironment, functionsFolder };
  provide('cloud', testCloud);
  // Triggers are turned on while the tests of the rules run, so those tests have another project, without triggers.
  vitest.projects.find(({ name }) => name === 'rules')?.provide('cloud', { ...testCloud, projectId: 'demo-rules' });
  const [{ shared, stop }, stopFunctionsOfApp, stopBrowser] = await Promise.all([
    startSharedProcesses(testCloud, root),
    startAppFunctions(testCloud, cloud.logFolder),
    startSharedBrowser(),
    // The emulator starts a process for the shared-page function on its first call, which takes longer than a page
    // waits on a busy machine.
    fetch(`${urls.app}/stories/shared/none`),
  ]);
  provide('shared', shared);
  return async () => {
    await stopBrowser();
    await stopFunctionsOfApp();
    await stop();
    await cloud.stop();
  };
}
