import { runChecks } from './checks.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { installChromium } from './chromium.ts';
import { checkDefaultModels } from './models-check/check-default-models.ts';
import { areOfflineWorkspacesChanged, rememberOfflineWorkspaces } from './offline-workspaces.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const environment = { CHROMIUM_PATH: await installChromium() };
  const isOfflineChanged = areOfflineWorkspacesChanged();
  const projects = ['unit', 'component', 'cloud', ...(isOfflineChanged ? ['offline'] : [])];
  // The checks run alongside the tests, which first wait for the local cloud to start.
  const [checks, tests] = await Promise.all([runChecks(), runVitest(projects, environment)]);
  const models = await checkDefaultModels(Date.now());
  if (isOfflineChanged && tests.failed === 0) rememberOfflineWorkspaces();
  report('test', [checks, models, tests, checkIndexes()]);
});
