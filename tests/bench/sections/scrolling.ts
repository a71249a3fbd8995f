import { spread, toTable, type Figure } from '../figures.ts';
import { sampleScrolling, type ScrollSample } from '../measure-scrolling.ts';
import { machine, startCloud, type Section } from './section.ts';

const MANY = 200;
const ROUNDS = 3;
/** A frame at 60 Hz takes 17 ms; a frame of this length has caused another one to be dropped. */
const LATE_FRAME_MS = 25;

const INTRODUCTION = `From the top to the foot of /characters, 30 pixels with every frame, with motion, each card with a different picture of
the heaviest that lists load. The phone thinks four times as slowly as this machine. **Busy** is what the page's own
thread computed in a frame, of the 16.7 ms that a frame has at 60 Hz; **late** are frames after more than 25 ms, **long**
the times over 50 ms in which the page could not respond. The browser draws without a graphics card on two cores that the
emulators share: compare the wall of ${MANY} with that of 20, which is as noisy.`;

function toFigures({ cards, viewport, frameMs, busyMs, longTasksMs }: ScrollSample): Figure[] {
  const what = `${cards} characters, ${viewport}`;
  const lateShare = frameMs.filter((ms) => ms > LATE_FRAME_MS).length / frameMs.length;
  const seconds = frameMs.reduce((sum, ms) => sum + ms, 0) / 1000;
  return [
    { what: `${what}: busy per frame`, measured: spread(busyMs, 'ms'), budget: 'median 16.7 ms' },
    { what: `${what}: frame to frame`, measured: spread(frameMs, 'ms'), budget: '' },
    {
      what: `${what}: late, long`,
      measured: `${(100 * lateShare).toFixed(1)} %, ${(longTasksMs.length / seconds).toFixed(1)} a second`,
      budget: '',
    },
  ];
}

/** Measures whether a gallery of hundreds scrolls like one of twenty. */
export const SCROLLING: Section = {
  name: 'scrolling',
  heading: '## Scrolling the wall of characters',
  async measure() {
    const { cloud } = await startCloud();
    console.log('Scrolling…');
    const samples = await sampleScrolling(cloud, MANY, ROUNDS);
    await cloud.stop();
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(samples.flatMap(toFigures))}`;
  },
};
