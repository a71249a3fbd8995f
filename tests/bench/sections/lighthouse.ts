import { join } from 'node:path';
import { buildApp } from '../../../emulators/launcher/build-app.ts';
import { appEnvironment } from '../../../emulators/launcher/app-environment.ts';
import { profileFolders } from '../../../emulators/launcher/folders.ts';
import { portsFrom } from '../../../emulators/launcher/ports.ts';
import { median, spread, toTable, type Figure } from '../figures.ts';
import { measureLighthouse, type LighthouseRun } from '../measure-lighthouse.ts';
import { serveBuilt } from '../serve-built.ts';
import { machine, PROFILE, type Section } from './section.ts';

const ROUNDS = 5;
/** No emulator runs: nobody is signed in, and the pages that are measured ask for nothing. */
const PORTS = portsFrom(9600);

const PAGES = [
  { path: '/', scores: '100, 100, 100, 100', paint: 'LCP 1000 ms' },
  { path: '/login', scores: 'accessibility, best practices 100', paint: '' },
] as const;

const INTRODUCTION = `\`npm run bench -- --lighthouse\`: Lighthouse for a phone on a slow network (simulated), ${ROUNDS} runs of the built app
without emulators, compressed beforehand and with the production headers. Scores are medians. The times hang on how fast
the machine was meanwhile: Lighthouse's own index of it stands in the last line, and below 1500 the times say little.
On a shared machine the browser has to come before everything else, as it did here: \`chrt -r 1 npm run bench …\`.`;

function toFigures({ path, scores, paint }: (typeof PAGES)[number], runs: readonly LighthouseRun[]): Figure[] {
  const of = (key: keyof LighthouseRun): number[] => runs.map((run) => run[key]);
  const medians = (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((key) =>
    median(of(key)).toFixed(0),
  );
  return [
    { what: `${path}: performance, accessibility, best practices, SEO`, measured: medians.join(', '), budget: scores },
    { what: `${path}: first paint`, measured: spread(of('firstPaintMs'), 'ms'), budget: '' },
    { what: `${path}: largest paint`, measured: spread(of('largestPaintMs'), 'ms'), budget: paint },
    { what: `${path}: blocking`, measured: spread(of('blockingMs'), 'ms'), budget: '' },
    { what: `${path}: layout shift`, measured: median(of('shift')).toFixed(4), budget: '' },
    { what: `${path}: index of the machine`, measured: spread(of('machineIndex'), ''), budget: '1500' },
  ];
}

/** What Lighthouse says of the pages that a visitor meets first. */
export const LIGHTHOUSE: Section = {
  name: 'lighthouse',
  heading: '## Lighthouse',
  async measure() {
    const folder = join(profileFolders(`${PROFILE}-lighthouse`).root, 'dist');
    await buildApp(folder, appEnvironment(PORTS, { standIns: [], hasSocialSignIn: false }));
    const { url, server } = await serveBuilt(folder);
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const runs: LighthouseRun[] = [];
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await measureLighthouse(`${url}${page.path}`));
      figures.push(...toFigures(page, runs));
    }
    server.close();
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}`;
  },
};
