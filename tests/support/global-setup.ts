import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { QUERY_LOG } from '../../scripts/indexes/check-indexes.ts';
import { profileFolders } from '../../emulators/launcher/folders.ts';
import { startLocalCloud, type LocalCloud } from '../../emulators/launcher/start-local-cloud.ts';
import { setTriggers } from '../../emulators/launcher/background-triggers.ts';

/** What tests know of the running cloud: `inject('cloud')`. */
export type TestCloud = Pick<
  LocalCloud,
  'projectId' | 'ports' | 'urls' | 'adminEnvironment' | 'functionsEnvironment' | 'functionsFolder'
>;

declare module 'vitest' {
  export interface ProvidedContext {
    cloud: TestCloud;
  }
}

const STANDARD_PORT = 9400;

/** One cloud for all tests of a run: the built app, the stand-ins, no data. */
export default async function setUpCloud({ provide }: TestProject): Promise<() => Promise<void>> {
  const profile = process.env['TALELANTERN_TEST_PROFILE'] || 'test';
  const { root } = profileFolders(profile);
  const queryLog = join(root, QUERY_LOG);
  rmSync(queryLog, { force: true });
  // Workers and functions inherit it.
  process.env['TALELANTERN_QUERY_LOG'] = queryLog;
  const cloud = await startLocalCloud({
    profile,
    preload: join(import.meta.dirname, 'record-queries.ts'),
    portBase: Number(process.env['TALELANTERN_TEST_PORT'] || STANDARD_PORT),
    data: 'empty',
    // Tests call the sweeps themselves, each at its own time.
    schedules: 'off',
    app: 'built',
    // Its buttons are tested too; the tests answer for Google.
    socialSignIn: 'on',
    wishes: {},
    say: (line) => console.log(`  ${line}`),
  });
  await setTriggers(cloud.ports, 'off');
  const { projectId, ports, urls, adminEnvironment, functionsEnvironment, functionsFolder } = cloud;
  provide('cloud', { projectId, ports, urls, adminEnvironment, functionsEnvironment, functionsFolder });
  return () => cloud.stop();
}
