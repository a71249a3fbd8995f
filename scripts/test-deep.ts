import { installChromium } from './chromium.ts';
import { checkDependencies } from './dependencies/check-dependencies.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const environment = { CHROMIUM_PATH: await installChromium(), DEEP: '1' };
  const tests = await runVitest(['deep', 'unit', 'offline'], environment);
  // Must run before the second cloud, which has a separate query log.
  const indexes = checkIndexes();
  const alone = await runVitest(['alone'], environment);
  report('test-deep', [tests, indexes, alone, await checkDependencies()]);
});
