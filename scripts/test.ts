import { runChecks } from './checks.ts';
import { installChromium } from './chromium.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const environment = { CHROMIUM_PATH: await installChromium() };
  const checks = await runChecks();
  report('test', [checks, await runVitest(['unit', 'component', 'cloud'], environment)]);
});
