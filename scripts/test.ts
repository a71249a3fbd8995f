import { runChecks } from './checks.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { installChromium } from './chromium.ts';
import { checkDefaultModels } from './models-check/check-default-models.ts';
import { areOfflineWorkspacesChanged, rememberOfflineWorkspaces } from './offline-workspaces.ts';
import { runScript } from './run-script.ts';
import { clearFailures, report, runVitest } from './test-counts.ts';

await runScript(async () => {
  clearFailures();
  const environment = { CHROMIUM_PATH: await installChromium() };
  // Before the cloud, which needs both cores.
  const checks = await runChecks();
  const models = await checkDefaultModels(Date.now());
  const isOfflineChanged = areOfflineWorkspacesChanged();
  const projects = ['unit', 'component', 'cloud', 'journeys', 'alone', ...(isOfflineChanged ? ['offline'] : [])];
  const tests = await runVitest(projects, environment);
  if (isOfflineChanged && tests.failed === 0) rememberOfflineWorkspaces();
  report('test', [checks, models, tests, checkIndexes()]);
});
