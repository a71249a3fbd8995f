import { runProgram } from './run-program.ts';
import { runScript } from './run-script.ts';

/**
 * Measures what docs/benchmarks.md shows. `--with-tests` adds the duration of `npm test`; a section's name, such as
 * `--admin`, measures that section only.
 */
await runScript(async () => {
  process.exitCode = await runProgram(process.execPath, ['tests/bench/bench.ts', ...process.argv.slice(2)]);
});
