import { installChromium } from './chromium.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const environment = { CHROMIUM_PATH: await installChromium(), DEEP: '1' };
  report('test-deep', [await runVitest(['deep', 'unit'], environment), checkIndexes()]);
});
