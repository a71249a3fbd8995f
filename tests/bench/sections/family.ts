import { loadavg } from 'node:os';
import { openBrowser } from '../../support/browser.ts';
import { median, quantile, spread, toTable, type Figure } from '../figures.ts';
import { sampleInteractions, type Interaction } from '../measure-interactions.ts';
import { sampleShelf, type ShelfVisit } from '../measure-shelf.ts';
import { storeShelfFamily } from '../shelf-family.ts';
import { machine, startCloud, type Section } from './section.ts';

const ROUNDS = 5;

const INTRODUCTION = `\`npm run bench -- --family\`: a signed-in family with 20 stories with covers, ${ROUNDS} visits and ${ROUNDS} walks with the
emulators on a phone of 390 by 844 pixels, its processor slowed down four times. The shelf is opened with a stored
session and a warm cache on the network of Lighthouse's mobile preset (150 ms, 1.6 Mbit/s down, 0.75 up). Times
are from the start of the navigation. Chromium delays each request, but not the opening of connections, and the
Firestore emulator does not compress its responses, as Firestore does: **compressed** is their size with gzip.
Interactions are those of the Event Timing API, from the input to the next frame, in multiples of 8 ms; those below 16 ms
are not reported. **Worst** and **p98** are medians of the walks; the steps below them are the slowest ones, each with the
median of its worst interactions. All of this is elapsed time on cores that the emulators and other programs
share: the load averages of one minute say with how many. The first and the largest paint are those of the shelf that the
device remembers; the session and the list come after them. What each part takes:
[0189](decisions/0189-why-the-shelf-is-not-painted-in-600-ms.md),
[0190](decisions/0190-the-shelf-is-remembered-on-the-device.md).`;

const isNumber = (value: number | null): value is number => value !== null;

function toShelfFigures(visits: readonly ShelfVisit[]): Figure[] {
  const moment = (what: string, times: readonly (number | null)[], budget = ''): Figure => ({
    what: `Shelf: ${what}`,
    measured: spread(times.filter(isNumber), 'ms'),
    budget,
  });
  const kilobytes = (key: 'listBytes' | 'listBytesCompressed'): string =>
    `${median(visits.map((visit) => visit[key] / 1024)).toFixed(0)} KiB`;
  return [
    moment(
      'first paint',
      visits.map(({ firstPaintMs }) => firstPaintMs),
    ),
    moment(
      'session confirmed by the sign-in service',
      visits.map(({ sessionMs }) => sessionMs),
    ),
    moment(
      'list of stories asked for',
      visits.map(({ listStartMs }) => listStartMs),
    ),
    moment(
      'list of stories received',
      visits.map(({ listMs }) => listMs),
    ),
    {
      what: 'Shelf: list of stories, compressed',
      measured: `${kilobytes('listBytes')}, ${kilobytes('listBytesCompressed')}`,
      budget: '',
    },
    moment(
      'largest paint',
      visits.map(({ largestPaintMs }) => largestPaintMs),
      '600 ms',
    ),
  ];
}

const SLOWEST_STEPS = 8;

function toInteractionFigures(walks: readonly (readonly Interaction[])[]): Figure[] {
  const durations = walks.map((walk) => walk.map(({ durationMs }) => durationMs));
  const steps = [...new Set(walks.flat().map(({ step }) => step))].map((step) => {
    const worst = walks.map((walk) =>
      Math.max(0, ...walk.filter((one) => one.step === step).map(({ durationMs }) => durationMs)),
    );
    return { what: `To ${step}`, worst };
  });
  const slowest = steps.toSorted((a, b) => median(b.worst) - median(a.worst)).slice(0, SLOWEST_STEPS);
  return [
    {
      what: 'Interactions: p98',
      measured: spread(
        durations.map((walk) => quantile(walk, 0.98)),
        'ms',
      ),
      budget: '100 ms',
    },
    {
      what: 'Interactions: worst',
      measured: spread(
        durations.map((walk) => Math.max(...walk)),
        'ms',
      ),
      budget: '',
    },
    { what: 'Interactions: median', measured: spread(durations.map(median), 'ms'), budget: '' },
    ...slowest.map(({ what, worst }) => ({ what, measured: spread(worst, 'ms'), budget: '' })),
  ];
}

/** Measures how fast the app feels for a signed-in family. */
export const FAMILY: Section = {
  name: 'family',
  heading: '## A signed-in family on a phone',
  async measure() {
    const { cloud } = await startCloud();
    console.log('A family on a phone…');
    const email = await storeShelfFamily(cloud);
    const browser = await openBrowser();
    const loads = [loadavg()[0] ?? 0];
    const visits = await sampleShelf(cloud, email, ROUNDS);
    loads.push(loadavg()[0] ?? 0);
    const walks = await sampleInteractions(browser, cloud, email, ROUNDS);
    loads.push(loadavg()[0] ?? 0);
    await browser.close();
    await cloud.stop();
    const load: Figure = {
      what: 'Load before, between and after',
      measured: loads.map((average) => average.toFixed(1)).join(', '),
      budget: '',
    };
    const figures = [...toShelfFigures(visits), ...toInteractionFigures(walks), load];
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}`;
  },
};
