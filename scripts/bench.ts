import { runProgram } from './run-program.ts';
import { runScript } from './run-script.ts';

/** `--with-tests` adds the duration of `npm test`; a section's name, such as `--admin`, measures it only. */
await runScript(async () => {
  process.exitCode = await runProgram(process.execPath, ['tests/bench/bench.ts', ...process.argv.slice(2)]);
});
