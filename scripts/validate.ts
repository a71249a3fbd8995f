import { runChecks } from './checks.ts';
import { checkModels } from './models-check/check-models.ts';
import { projectModels } from './models-check/project-models.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const checks = await runChecks();
  // A word of warning only: time passing must not turn anything red.
  for (const line of (await checkModels(projectModels(), Date.now())).lines) console.log(`! ${line}`);
  report('validate', [checks, await runVitest(['unit', 'component'])]);
});
