import { runChecks } from './checks.ts';
import { checkDefaultModels } from './models-check/check-default-models.ts';
import { areOfflineWorkspacesChanged, rememberOfflineWorkspaces } from './offline-workspaces.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const checks = await runChecks();
  const models = await checkDefaultModels(Date.now());
  const isOfflineChanged = areOfflineWorkspacesChanged();
  const tests = await runVitest(['unit', 'component', ...(isOfflineChanged ? ['offline'] : [])]);
  if (isOfflineChanged && tests.failed === 0) rememberOfflineWorkspaces();
  report('validate', [checks, models, tests]);
});
