import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { startLocalCloud } from '../../emulators/launcher/start-local-cloud.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { spread, toTable, type Figure } from './figures.ts';
import { samplePortraits, sampleStories } from './measure-functions.ts';
import { samplePictures } from './measure-pictures.ts';
import { sampleNarrations } from './measure-voice.ts';
import { firstScriptKib, SCRIPT_BUDGETS } from './route-sizes.ts';

const PROFILE = 'bench';
const PORT_BASE = 9600;
const CALLS = 200;
const PICTURE_ROUNDS = 25;
const NARRATION_ROUNDS = 10;
const REPORT = 'docs/benchmarks.md';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const INTRODUCTION = `# Benchmarks

Measured by \`npm run bench\` against the budgets of the architecture (§7). The machine is shared and noisy: read medians
and ratios. Functions run as built, one process each under \`@google-cloud/functions-framework\`, against the emulators
and a stand-in that does not wait between words. **Overhead** is the whole call minus all time in which the provider or
moderation was being waited for (a proxy in between notes it); every call pays for token check, job, usage, drafts and,
for pictures, encoding and upload to the Storage emulator. Calls run one after another.
`;

const READING = `The overhead of generateStory lies above its budget here: most of it is three Firestore transactions, one after another
(reserve, begin, settle), each several round trips to an emulator that shares two cores with everything else.`;

async function startCloud() {
  const begun = performance.now();
  const cloud = await startLocalCloud({
    profile: PROFILE,
    portBase: PORT_BASE,
    data: 'empty',
    schedules: 'off',
    app: 'built',
    socialSignIn: 'off',
    wishes: {},
    say: () => undefined,
  });
  await fetch(cloud.urls.app);
  return { cloud, startMs: performance.now() - begun };
}

async function measureTests(): Promise<Figure[]> {
  if (!process.argv.includes('--with-tests')) return [];
  const begun = performance.now();
  const code = await runProgram(process.execPath, ['scripts/test.ts']);
  const outcome = code === 0 ? '' : ' (with failures)';
  return [{ what: '`npm test`', measured: seconds(performance.now() - begun) + outcome, budget: '6 min' }];
}

const PICTURES_HEADING = '## Pictures painted by the stand-in';
const PICTURES_INTRODUCTION = `Requests over HTTP, WebP; portraits in all five finishes. **Among four** is each of four requests sent at once: at most two
are painted at a time, the others wait.`;

const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`;

async function measurePictures(): Promise<string> {
  console.log('Painting for the table of pictures…');
  const figures = (await samplePictures(PICTURE_ROUNDS)).flatMap(({ what, aloneMs, amongFourMs, bytes }): Figure[] => [
    { what: `${what}, alone`, measured: spread(aloneMs, 'ms'), budget: '' },
    { what: `${what}, among four`, measured: spread(amongFourMs, 'ms'), budget: 'max 3000 ms' },
    {
      what: `${what}, size`,
      measured: spread(
        bytes.map((size) => size / 1024),
        'KiB',
      ),
      budget: '',
    },
  ]);
  return `${PICTURES_HEADING}\n\n${PICTURES_INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}\n`;
}

async function measureProduct(): Promise<string> {
  const tests = await measureTests();
  const first = await startCloud();
  await first.cloud.stop();
  const { cloud, startMs } = await startCloud();
  console.log('Telling stories…');
  const stories = await sampleStories(cloud, CALLS);
  console.log('Painting portraits…');
  const portraits = await samplePortraits(cloud, CALLS);
  await cloud.stop();
  console.log('Speaking…');
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
    { what: '`npm start` to usable, app to be built', measured: seconds(first.startMs), budget: '45 s' },
    { what: '`npm start` to usable, app built before', measured: seconds(startMs), budget: '45 s' },
    ...tests,
    ...sizes,
    { what: 'Overhead of generateStory', measured: spread(stories.overheadMs, 'ms'), budget: 'p95 60 ms' },
    { what: 'Overhead of generateImage', measured: spread(portraits.overheadMs, 'ms'), budget: 'p95 250 ms' },
    { what: 'First paragraph, from the call', measured: spread(stories.firstParagraphMs, 'ms'), budget: '' },
    { what: 'Whole chapter', measured: spread(stories.totalMs, 'ms'), budget: '' },
    { what: 'Whole portrait, painted by the stand-in', measured: spread(portraits.totalMs, 'ms'), budget: '' },
    { what: '300 words spoken by the stand-in', measured: spread(narrations, 'ms'), budget: '5000 ms' },
  ]);
  return `${INTRODUCTION}\n${machine}\n\n${table}\n\n${READING}\n`;
}

const measuresPicturesOnly = process.argv.includes('--pictures');
const product = measuresPicturesOnly
  ? (readFileSync(REPORT, 'utf8').split(PICTURES_HEADING)[0] ?? '')
  : await measureProduct();
const report = `${product.trimEnd()}\n\n${await measurePictures()}`;
const style = await resolveConfig(REPORT);
writeFileSync(REPORT, await format(report, { ...style, filepath: REPORT }));
console.log(report);
process.exit();
