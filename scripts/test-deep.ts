import { installChromium } from './chromium.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const environment = { CHROMIUM_PATH: await installChromium(), DEEP: '1' };
  const tests = await runVitest(['deep', 'unit'], environment);
  // A second cloud writes its own record of queries.
  const indexes = checkIndexes();
  report('test-deep', [tests, indexes, await runVitest(['alone'], environment)]);
});
