import { installChromium } from './chromium.ts';
import { checkDependencies } from './dependencies/check-dependencies.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import { runScript } from './run-script.ts';
import { clearFailures, report, runVitest, type Counts } from './test-counts.ts';

/** Shards of the deep tests, each of which takes less than ten minutes on two cores. */
const PARTS = 8;

interface Selection {
  options: readonly string[];
  /** Whether to run what is not divided: tests in an empty cloud, and the check of the packages. */
  hasRest: boolean;
}

await runScript(async () => {
  const { options, hasRest } = readArguments(process.argv.slice(2));
  clearFailures();
  const environment = { CHROMIUM_PATH: await installChromium(), DEEP: '1' };
  const tests = await runVitest(['deep', 'unit', 'offline'], environment, options);
  const parts: Counts[] = [tests, checkIndexes()];
  if (hasRest) parts.push(await runVitest(['empty'], environment), await checkDependencies());
  report('test-deep', parts);
});

/** Reads `--part 3/8` and `--changed`. @throws Error that says which arguments exist. */
function readArguments(given: readonly string[]): Selection {
  const [name, part] = given;
  if (name === undefined) return { options: [], hasRest: true };
  if (name === '--changed' && part === undefined)
    return { options: ['--changed', 'main', '--passWithNoTests'], hasRest: false };
  const number = Number(/^(\d+)\/8$/u.exec(part ?? '')?.[1]);
  if (name === '--part' && number >= 1 && number <= PARTS)
    return { options: ['--shard', `${number}/${PARTS}`], hasRest: number === PARTS };
  throw new Error(`npm run test:deep takes --part 1/${PARTS} to --part ${PARTS}/${PARTS}, --changed, or nothing.`);
}
