import { runProgram } from '../../../scripts/run-program.ts';
import { spread, toTable, type Figure } from '../figures.ts';
import { sampleNarrations } from '../measure-voice.ts';
import { firstScriptKib, SCRIPT_BUDGETS } from '../route-sizes.ts';
import { machine, PROFILE, startCloud, type Section } from './section.ts';

const NARRATION_ROUNDS = 10;

const INTRODUCTION = `Measured by \`npm run bench\` against the [budgets](architecture.md#budgets). The machine is shared and noisy: read medians
and ratios.`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function measureTests(): Promise<Figure[]> {
  if (!process.argv.includes('--with-tests')) return [];
  const startedAt = performance.now();
  const code = await runProgram(process.execPath, ['scripts/test.ts']);
  const outcome = code === 0 ? '' : ' (with failures)';
  return [{ what: '`npm test`', measured: seconds(performance.now() - startedAt) + outcome, budget: '4 min' }];
}

/** Durations of `npm start`, the tests and loading a page. */
export const PRODUCT: Section = {
  name: 'product',
  heading: '# Benchmarks',
  async measure() {
    const tests = await measureTests();
    const first = await startCloud();
    await first.cloud.stop();
    const { cloud, startupMs } = await startCloud();
    await cloud.stop();
    const narrations = await sampleNarrations(NARRATION_ROUNDS);
    const sizes = SCRIPT_BUDGETS.map((route): Figure => {
      const measured = firstScriptKib(`.local/${PROFILE}/dist`, route);
      return {
        what: `First script of ${route.route}`,
        measured: `${measured.toFixed(1)} KiB gz`,
        budget: `${route.budgetKib} KiB gz`,
      };
    });
    const table = toTable([
      { what: '`npm start` to usable, app to be built', measured: seconds(first.startupMs), budget: '45 s' },
      { what: '`npm start` to usable, app built before', measured: seconds(startupMs), budget: '45 s' },
      ...tests,
      ...sizes,
      { what: '300 words spoken by the stand-in', measured: spread(narrations, 'ms'), budget: '5000 ms' },
    ]);
    return `${INTRODUCTION}\n\n${machine}\n\n${table}`;
  },
};
