import * as z from 'zod/mini';
import type { LocalCloud } from '../../../local-cloud/launcher/start-local-cloud.ts';
import { spread, toTable, type Figure } from '../figures.ts';
import { functionCases, type FunctionCase } from '../function-cases.ts';
import { MeasuredFunction, type Sample } from '../measure-functions.ts';
import { sampleWordErrors } from '../measure-narration.ts';
import { machine, startCloud, type Section } from './section.ts';

const CALLS = 20;

const INTRODUCTION = `Whole calls of the functions, one after another, with the stand-in at work: it paints, tells and speaks at its own pace and
does not wait between words. Sizes are those of what lies in Storage afterwards. **Words marked** is the distance between
the time at which the estimate marks the beginning of a word and the voice engine's own event for it, over one chapter in
each of the seven voices.`;

const pictureSchema = z.object({ imageUrl: z.string() });
const narrationSchema = z.object({ url: z.string(), duration: z.number() });

const kibAt = async (url: string): Promise<number> => (await (await fetch(url)).arrayBuffer()).byteLength / 1024;

async function sizesOf(responses: Sample['responses'], urlIn: (response: unknown) => string): Promise<number[]> {
  const sizes: number[] = [];
  for (const { text } of responses) sizes.push(await kibAt(urlIn(JSON.parse(text))));
  return sizes;
}

const pictureUrlIn = (response: unknown): string => pictureSchema.parse(response).imageUrl;
const thumbnailUrlIn = (response: unknown): string => pictureUrlIn(response).replace('.webp?', '.thumb.webp?');
const recordingUrlIn = (response: unknown): string => narrationSchema.parse(response).url;

const timesOf = (responses: Sample['responses']): string =>
  spread(
    responses.map(({ totalMs }) => totalMs),
    'ms',
  );

async function pictureFigures(what: string, { responses }: Sample): Promise<Figure[]> {
  return [
    { what, measured: timesOf(responses), budget: '' },
    { what: `${what}, size`, measured: spread(await sizesOf(responses, pictureUrlIn), 'KiB'), budget: '' },
    {
      what: `${what}, thumbnail`,
      measured: spread(await sizesOf(responses, thumbnailUrlIn), 'KiB'),
      budget: 'max 30 KiB',
    },
  ];
}

async function chapterFigures({ responses }: Sample): Promise<Figure[]> {
  const firstMs = responses.map((response) => response.firstMs);
  return [
    { what: 'Chapter', measured: timesOf(responses), budget: '' },
    { what: 'Chapter, until its first paragraph', measured: spread(firstMs, 'ms'), budget: '' },
  ];
}

async function narrationFigures({ responses }: Sample): Promise<Figure[]> {
  const lengths = responses.map(({ text }) => narrationSchema.parse(JSON.parse(text)).duration);
  return [
    { what: 'Narration of 300 words', measured: timesOf(responses), budget: '' },
    { what: 'Narration, size', measured: spread(await sizesOf(responses, recordingUrlIn), 'KiB'), budget: '' },
    { what: 'Narration, length', measured: spread(lengths, 's'), budget: '' },
  ];
}

const GENERATED: readonly { name: string; figures: (sample: Sample) => Promise<Figure[]> }[] = [
  { name: 'generateImage', figures: (sample) => pictureFigures('Portrait', sample) },
  { name: 'generateSceneWithImages', figures: (sample) => pictureFigures('Scene with references', sample) },
  { name: 'generateStory', figures: chapterFigures },
  { name: 'generateAudioNarration', figures: narrationFigures },
];

async function sampleOf(cloud: LocalCloud, cases: readonly FunctionCase[], name: string): Promise<Sample> {
  console.log(`Waiting for ${name}…`);
  const one = cases.find((candidate) => candidate.name === name);
  if (!one) throw new Error(`There is no case of ${name}`);
  const measured = await MeasuredFunction.start(cloud, one, 'at-work');
  const sample = await measured.sample(CALLS, 1);
  await measured.stop();
  return sample;
}

async function wordTimeFigures(cloud: LocalCloud): Promise<Figure[]> {
  const errors = await sampleWordErrors(cloud);
  return [...errors].map(([age, errorsMs]) => ({
    what: `Words marked, ages ${age}`,
    measured: spread(errorsMs, 'ms'),
    budget: 'median 80 ms, p95 250 ms',
  }));
}

/** Sizes and durations of what a family waits for. */
export const GENERATED_ITEMS: Section = {
  name: 'made',
  heading: '## Things made',
  async measure() {
    const { cloud } = await startCloud();
    const cases = await functionCases(cloud);
    const figures: Figure[] = [];
    for (const { name, figures: toFigures } of GENERATED)
      figures.push(...(await toFigures(await sampleOf(cloud, cases, name))));
    figures.push(...(await wordTimeFigures(cloud)));
    await cloud.stop();
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}`;
  },
};
