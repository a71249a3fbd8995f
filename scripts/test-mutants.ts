import { runCodeMutants } from './code-mutants/run-code-mutants.ts';
import { runScript } from './run-script.ts';
import { report, runVitest } from './test-counts.ts';

await runScript(async () => {
  const code = await runCodeMutants();
  report('test-mutants', [code, await runVitest(['mutants'])]);
});
