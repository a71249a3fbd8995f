import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  report('test-mutants', [await runVitest(['mutants'])]);
});
