import { join } from 'node:path';
import { buildApp } from '../../../local-cloud/launcher/build-app.ts';
import { appEnvironment } from '../../../local-cloud/launcher/app-environment.ts';
import { profileFolders } from '../../../local-cloud/launcher/folders.ts';
import { portsFrom } from '../../../local-cloud/launcher/ports.ts';
import { median, spread, toTable, type Figure } from '../figures.ts';
import { measureLighthouse, type LighthouseRun } from '../measure-lighthouse.ts';
import { serveBuilt } from '../serve-built.ts';
import { writeSharedPages } from '../write-shared-pages.ts';
import { machine, PROFILE, type Section } from './section.ts';

const ROUNDS = 5;
/** Nothing listens on these ports: the measured pages are signed out and make no requests to the emulators. */
const PORTS = portsFrom(9600);

interface MeasuredPage {
  name: string;
  path: string;
  scores: string;
  paint: string;
  /** Budget with the network applied instead of simulated. */
  appliedPaint?: string;
}

const SHARED = { scores: 'accessibility 100', paint: '', appliedPaint: 'LCP 900 ms' };

/** Includes the paths of a shared story and a shared character. */
const pagesWith = (sharedPaths: { story: string; character: string }): MeasuredPage[] => [
  { name: '/', path: '/', scores: '100, 100, 100, 100', paint: 'LCP 850 ms' },
  { name: '/login', path: '/login', scores: 'accessibility, best practices 100', paint: 'LCP 1400 ms' },
  { name: 'A shared story', path: sharedPaths.story, ...SHARED },
  { name: 'A shared character', path: sharedPaths.character, ...SHARED },
  { name: 'A help page', path: '/help/getting-started', scores: 'accessibility 100', paint: 'LCP 900 ms' },
];

const INTRODUCTION = `\`npm run bench -- --lighthouse\`: Lighthouse for a phone on a slow network (simulated), ${ROUNDS} runs of the built app
without emulators, over HTTP/2 with TLS, compressed beforehand and with the production headers. The shared story has four
chapters in which no sentence comes twice, and four pictures in the sizes that the product makes; all but the cover come
from another origin, as from Storage. Both shared pages are rendered by the functions' own code and served as the edge
would; they ask search engines to stay away, which Lighthouse holds against them. Their first paint is the largest one as
well, because of a [placeholder](decisions/0188-a-shared-pages-html-has-a-placeholder-of-its-cover.md). The simulation
counts the cover itself, which comes before the first paint from a server on the same machine; where the network is
applied to the page load, it comes later. Scores are medians. The times hang on
how fast the machine was then: Lighthouse's own index of it is in the last line, and below 1500 the times say
little. On a shared machine the browser has to come before everything else, as it did here: \`chrt -r 1 npm run bench …\`.`;

function toFigures(
  { name, scores, paint, appliedPaint }: MeasuredPage,
  runs: readonly LighthouseRun[],
  applied: readonly LighthouseRun[],
): Figure[] {
  const of = (key: keyof LighthouseRun): number[] => runs.map((run) => run[key]);
  const medians = (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((key) =>
    median(of(key)).toFixed(0),
  );
  return [
    { what: `${name}: performance, accessibility, best practices, SEO`, measured: medians.join(', '), budget: scores },
    { what: `${name}: first paint`, measured: spread(of('firstPaintMs'), 'ms'), budget: '' },
    { what: `${name}: largest paint`, measured: spread(of('largestPaintMs'), 'ms'), budget: paint },
    ...(appliedPaint === undefined
      ? []
      : [
          {
            what: `${name}: largest paint, network applied`,
            measured: spread(
              applied.map(({ largestPaintMs }) => largestPaintMs),
              'ms',
            ),
            budget: appliedPaint,
          },
        ]),
    { what: `${name}: blocking`, measured: spread(of('blockingMs'), 'ms'), budget: '' },
    { what: `${name}: layout shift`, measured: median(of('layoutShift')).toFixed(4), budget: '' },
    { what: `${name}: index of the machine`, measured: spread(of('machineIndex'), ''), budget: '1500' },
  ];
}

/** Lighthouse scores of the pages that a visitor sees first. */
export const LIGHTHOUSE: Section = {
  name: 'lighthouse',
  heading: '## Lighthouse',
  async measure() {
    const folder = join(profileFolders(`${PROFILE}-lighthouse`).root, 'dist');
    await buildApp(folder, appEnvironment(PORTS, { standIns: [], hasSocialSignIn: false }));
    const { appUrl, storageUrl, stop } = await serveBuilt(folder);
    const figures: Figure[] = [];
    for (const page of pagesWith(await writeSharedPages({ folder, appUrl, storageUrl }))) {
      const runs: LighthouseRun[] = [];
      const applied: LighthouseRun[] = [];
      const url = `${appUrl}${page.path}`;
      for (let round = 0; round < ROUNDS; round += 1) {
        runs.push(await measureLighthouse(url));
        if (page.appliedPaint !== undefined) applied.push(await measureLighthouse(url, 'devtools'));
      }
      figures.push(...toFigures(page, runs, applied));
    }
    stop();
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}`;
  },
};
