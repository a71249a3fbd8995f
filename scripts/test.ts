import { runChecks } from './checks.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { installChromium } from './chromium.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const environment = { CHROMIUM_PATH: await installChromium() };
  const checks = await runChecks();
  const tests = await runVitest(['unit', 'component', 'cloud'], environment);
  report('test', [checks, tests, checkIndexes()]);
});
