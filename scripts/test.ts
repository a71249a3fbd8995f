import { runChecks } from './checks.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { installChromium } from './chromium.ts';
import { checkDefaultModels } from './models-check/check-default-models.ts';
import { areOfflineWorkspacesChanged, rememberOfflineWorkspaces } from './offline-workspaces.ts';
import { runScript } from './run-script.ts';
import { clearFailures, report, runVitest, runVitestBeside, type Counts } from './test-counts.ts';

await runScript(async () => {
  clearFailures();
  const environment = { CHROMIUM_PATH: await installChromium() };
  const models = await checkDefaultModels(Date.now());
  // See docs/decisions/0192.
  const [others, tests] = await Promise.all([
    runWithoutCloud(),
    runVitest(['cloud', 'journeys', 'rules', 'alone'], environment),
  ]);
  report('test', [...others, models, tests, checkIndexes()]);
});

async function runWithoutCloud(): Promise<Counts[]> {
  const checks = await runChecks();
  const isOfflineChanged = areOfflineWorkspacesChanged();
  const tests = await runVitestBeside(['unit', 'component', ...(isOfflineChanged ? ['offline'] : [])]);
  if (isOfflineChanged && tests.failed === 0) rememberOfflineWorkspaces();
  return [checks, tests];
}
