import { spread, toTable, type Figure } from '../figures.ts';
import { functionCases, type FunctionCase } from '../function-cases.ts';
import { MeasuredFunction } from '../measure-functions.ts';
import { machine, startCloud, type Section } from './section.ts';
import type { LocalCloud } from '../../../local-cloud/launcher/start-local-cloud.ts';

/** Number of calls, by how many run in parallel. */
const ROUNDS = [
  { atOnce: 1, calls: 20 },
  { atOnce: 10, calls: 20 },
  { atOnce: 50, calls: 50 },
];

const INTRODUCTION = `Functions run as built, one process each under \`@google-cloud/functions-framework\`, against the emulators. **Overhead** is
the whole call minus all time in which the provider or moderation was being waited for (a proxy in between notes it);
every call is of a separate family and pays for token check, job, usage, drafts and, for pictures, decoding, encoding
and upload to the Storage emulator. The provider's answers come from memory, so that they take no processor time; with
more than one call at once they are counted in. Ten and fifty at once share two cores with the emulators, and are more
than one instance is given in the cloud (16 for pictures, 8 for narration): read them as what a rush costs, not against
the budget. **Memory** is the most that the process has held after all calls.`;

const READING = `What a call of generateStory costs beyond its budget here is Firestore: its transactions (reserve, begin, settle) follow
one after another, each with several round trips to an emulator on the same two cores.`;

async function measure(cloud: LocalCloud, one: FunctionCase): Promise<Figure[]> {
  console.log(`Calling ${one.name}…`);
  const measured = await MeasuredFunction.start(cloud, one, 'remembered');
  const figures: Figure[] = [];
  for (const { atOnce, calls } of ROUNDS) {
    const { overheadMs, failed } = await measured.sample(calls, atOnce);
    const budget = atOnce === 1 && one.budgetMs !== null ? `p95 ${one.budgetMs} ms` : '';
    figures.push({
      what: `${one.name}, ${atOnce === 1 ? 'alone' : `${atOnce} at once`}`,
      measured: `${spread(overheadMs, 'ms')}${failed === 0 ? '' : `; ${failed} more answered 500`}`,
      budget,
    });
  }
  figures.push({ what: `${one.name}, memory`, measured: `${measured.peakMemoryMib().toFixed(0)} MiB`, budget: '' });
  for (const error of measured.errors()) console.log(error);
  await measured.stop();
  return figures;
}

/** What the eight functions add to the provider's own time. */
export const FUNCTIONS: Section = {
  name: 'functions',
  heading: '## Functions',
  async measure() {
    const { cloud } = await startCloud();
    const figures: Figure[] = [];
    for (const one of await functionCases(cloud)) figures.push(...(await measure(cloud, one)));
    await cloud.stop();
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}\n\n${READING}`;
  },
};
