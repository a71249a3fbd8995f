import { spread, toTable, type Figure } from '../figures.ts';
import { functionCases, type FunctionCase } from '../function-cases.ts';
import { MeasuredFunction } from '../measure-functions.ts';
import { sampleModuleLoads } from '../measure-module-load.ts';
import { machine, PROFILE, startCloud, type Section } from './section.ts';
import { PROJECT_ROOT } from '../../../local-cloud/launcher/folders.ts';
import type { LocalCloud } from '../../../local-cloud/launcher/start-local-cloud.ts';

/** Number of calls, by how many run in parallel. */
const ROUNDS = [
  { atOnce: 1, calls: 20 },
  { atOnce: 10, calls: 20 },
  { atOnce: 50, calls: 50 },
];

/** New processes for each function. */
const LOADS = 5;

const INTRODUCTION = `Functions run as built, one process each under \`@google-cloud/functions-framework\`, against the emulators. **Overhead** is
the whole call minus all time in which the provider or moderation was being waited for (a proxy in between notes it);
every call is of a separate family and pays for token check, job, usage, drafts and, for pictures, decoding, encoding
and upload to the Storage emulator. The provider's responses come from memory, so that they take no processor time, to a
single call those of the text model word by word; with more than one call at once they are counted in. Ten and fifty at
once share two cores with the emulators, and are more than one instance is given in the cloud (16 for pictures, 8 for
narration): read them as what a rush costs, not against the budget. **First paragraph, checked** is the time from the text
model's last word of it until its arrival at the client, without moderation. **Waits for Firestore** is how many requests
to it follow one another while neither the provider nor moderation is at work, in the call with the fewest. **Memory** is
the most that the process has held after all calls. **Loading** is the processor time of a new process for what a
function loads when it starts, and for what it loads at its first request.`;

const READING = `How the waits for Firestore are made up: [0177](decisions/0177-a-chapter-waits-for-firestore-six-times.md). What is
loaded when: [0187](decisions/0187-a-process-loads-its-function-from-one-bundle.md).`;

async function measure(cloud: LocalCloud, one: FunctionCase): Promise<Figure[]> {
  console.log(`Calling ${one.name}…`);
  const measured = await MeasuredFunction.start(cloud, one, 'remembered');
  const figures: Figure[] = [];
  for (const { atOnce, calls } of ROUNDS) {
    const { overheadMs, firstParagraphMs, trips, failed } = await measured.sample(calls, atOnce);
    const budget = atOnce === 1 && one.budgetMs !== null ? `p95 ${one.budgetMs} ms` : '';
    figures.push({
      what: `${one.name}, ${atOnce === 1 ? 'alone' : `${atOnce} at once`}`,
      measured: `${spread(overheadMs, 'ms')}${failed === 0 ? '' : `; ${failed} more returned 500`}`,
      budget,
    });
    if (firstParagraphMs.length > 0) {
      const what = `${one.name}, first paragraph, checked`;
      figures.push({ what, measured: spread(firstParagraphMs, 'ms'), budget: 'p95 50 ms' });
    }
    if (trips.length > 0) {
      const what = `${one.name}, waits for Firestore`;
      figures.push({ what, measured: `${Math.min(...trips)}, one after another`, budget: '' });
    }
  }
  figures.push({ what: `${one.name}, memory`, measured: `${measured.peakMemoryMib().toFixed(0)} MiB`, budget: '' });
  for (const error of measured.errors()) console.log(error);
  await measured.stop();
  return figures;
}

async function loadFigures(): Promise<Figure[]> {
  console.log('Loading the modules…');
  const samples = await sampleModuleLoads(`${PROJECT_ROOT}/.local/${PROFILE}/functions/lib`, LOADS);
  return samples.flatMap(({ name, startupMs, firstRequestMs }) => [
    { what: `Loading ${name}`, measured: spread(startupMs, 'ms'), budget: 'p95 250 ms' },
    { what: `Loading ${name}, first request`, measured: spread(firstRequestMs, 'ms'), budget: '' },
  ]);
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
    figures.push(...(await loadFigures()));
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}\n\n${READING}`;
  },
};
