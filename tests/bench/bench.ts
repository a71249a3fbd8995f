import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { startLocalCloud } from '../../emulators/launcher/start-local-cloud.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { spread, toTable, type Figure } from './figures.ts';
import { samplePortraits, sampleStories } from './measure-functions.ts';
import { sampleFunctionNarrations, sampleWordErrors } from './measure-narration.ts';
import { samplePictures } from './measure-pictures.ts';
import { sampleNarrations } from './measure-voice.ts';
import { firstScriptKib, SCRIPT_BUDGETS } from './route-sizes.ts';

const PROFILE = 'bench';
const PORT_BASE = 9600;
const CALLS = 200;
const PICTURE_ROUNDS = 25;
const NARRATION_ROUNDS = 10;
const CHAPTER_ROUNDS = 20;
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

const NARRATION_HEADING = '## Narration';
const NARRATION_INTRODUCTION = `Calls of generateAudioNarration for 300 words of a new story each, one after another, spoken by the stand-in sentence by
sentence. **Words marked** is the distance between the time at which the estimate marks the beginning of a word and the
voice engine's own event for it, over one chapter in each of the seven voices.`;

async function measureNarration(): Promise<string> {
  console.log('Reading aloud…');
  const { cloud } = await startCloud();
  const { totalMs, overheadMs, sizeKib, seconds: lengths } = await sampleFunctionNarrations(cloud, CHAPTER_ROUNDS);
  const errors = await sampleWordErrors(cloud);
  await cloud.stop();
  const marked = [...errors].map(([age, errorsMs]): Figure => {
    return { what: `Words marked, ages ${age}`, measured: spread(errorsMs, 'ms'), budget: 'median 80 ms, p95 250 ms' };
  });
  const table = toTable([
    { what: 'Whole narration', measured: spread(totalMs, 'ms'), budget: '' },
    { what: 'Overhead of generateAudioNarration', measured: spread(overheadMs, 'ms'), budget: '' },
    { what: 'Size of the MP3', measured: spread(sizeKib, 'KiB'), budget: '' },
    { what: 'Length', measured: spread(lengths, 's'), budget: '' },
    ...marked,
  ]);
  return `${NARRATION_HEADING}\n\n${NARRATION_INTRODUCTION}\n\n${machine}\n\n${table}\n`;
}

/** Its section of the last report; the product's has no heading of its own. */
function sectionOf(heading: string | null): string {
  const sections = readFileSync(REPORT, 'utf8').split(/^(?=## )/m);
  return sections.find((section) => (heading === null ? section.startsWith('# ') : section.startsWith(heading))) ?? '';
}

const onlyPictures = process.argv.includes('--pictures');
const onlyNarration = process.argv.includes('--narration');
const product = onlyPictures || onlyNarration ? sectionOf(null) : await measureProduct();
const pictures = onlyNarration ? sectionOf(PICTURES_HEADING) : await measurePictures();
const narration = onlyPictures ? sectionOf(NARRATION_HEADING) : await measureNarration();
const report = [product, pictures, narration].map((section) => section.trim()).join('\n\n');
const style = await resolveConfig(REPORT);
writeFileSync(REPORT, await format(report, { ...style, filepath: REPORT }));
console.log(report);
process.exit();
