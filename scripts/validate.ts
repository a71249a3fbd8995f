import { runChecks } from './checks.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const checks = await runChecks();
  report('validate', [checks, await runVitest(['unit', 'component'])]);
});
