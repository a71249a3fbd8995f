import { runChecks } from './checks.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { installChromium } from './chromium.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const environment = { CHROMIUM_PATH: await installChromium() };
  // Side by side, since the tests begin with a cloud that starts and is waited for.
  const [checks, tests] = await Promise.all([runChecks(), runVitest(['unit', 'component', 'cloud'], environment)]);
  report('test', [checks, tests, checkIndexes()]);
});
