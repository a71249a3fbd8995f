import { runProgram } from './run-program.ts';
import { runScript } from './run-script.ts';

/**
 * Measures what docs/benchmarks.md shows; with `--with-tests` also how long `npm test` takes, with the
 * name of a section, such as `--admin`, nothing but that.
 */
await runScript(async () => {
  process.exitCode = await runProgram(process.execPath, ['tests/bench/bench.ts', ...process.argv.slice(2)]);
});
