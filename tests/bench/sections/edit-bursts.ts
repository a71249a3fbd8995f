import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setTriggers } from '../../../local-cloud/launcher/background-triggers.ts';
import { spread, toTable } from '../figures.ts';
import { prepareBursts, type BurstSample } from '../measure-edit-bursts.ts';
import { machine, startCloud, type Section } from './section.ts';

const ROUNDS = 5;

const INTRODUCTION = `\`npm run bench -- --storm\`: one family edits a shared story of four chapters 150 times in two seconds. In the middle of
that another family deletes one shared story, withdraws another and edits a third, and a third family orders a picture.
Each event goes to the function that follows it, as built, one process each under
\`@google-cloud/functions-framework\`, as an instance handles them in the cloud; the functions emulator would start a
process for each event. Moderation accepts 500 requests a minute and refuses what is over; a share is moderated at most every
15 s, as deployed. **Gone** and **public** are measured from the family's own write until the event is handled; deletions
and withdrawals are limited to 2 s, edits to 5 s. In a first storm four functions start
on the same two cores; it has its own row.`;

const of = (samples: readonly BurstSample[], key: keyof BurstSample): number[] => samples.map((sample) => sample[key]);

/** Measures how a burst of edits affects other families. */
export const EDIT_BURSTS: Section = {
  name: 'storm',
  heading: '## A storm of edits',
  async measure() {
    const { cloud } = await startCloud();
    Object.assign(process.env, cloud.adminEnvironment);
    const firestore = getFirestore(initializeApp({}, 'storm'));
    await setTriggers(cloud.ports, 'off');
    const bursts = await prepareBursts(cloud, firestore);
    const samples: BurstSample[] = [];
    const first = await bursts.sample(0);
    for (let round = 1; round <= ROUNDS; round += 1) {
      console.log(`Storm ${round}…`);
      samples.push(await bursts.sample(round));
    }
    await bursts.stop();
    await cloud.stop();
    const generated = of(samples, 'pictureStatus').filter((status) => status === 200).length;
    const figures = [
      {
        what: "The other family's deleted story gone",
        measured: spread(of(samples, 'deletedMs'), 'ms'),
        budget: '2000 ms',
      },
      {
        what: "The other family's withdrawn story gone",
        measured: spread(of(samples, 'withdrawnMs'), 'ms'),
        budget: '2000 ms',
      },
      { what: "The other family's edit public", measured: spread(of(samples, 'editedMs'), 'ms'), budget: '5000 ms' },
      {
        what: 'Requests to moderation, of the edits and the picture',
        measured: spread(of(samples, 'moderations'), 'requests'),
        budget: '',
      },
      { what: 'Pictures painted during it', measured: `${generated} of ${ROUNDS}`, budget: 'all' },
      { what: 'Such a picture, from order to response', measured: spread(of(samples, 'paintedMs'), 'ms'), budget: '' },
      {
        what: 'That deletion and edit with functions that have just started',
        measured: `${first.deletedMs.toFixed()} ms, ${first.editedMs.toFixed()} ms`,
        budget: '',
      },
      { what: 'The storm itself, 150 writes', measured: spread(of(samples, 'burstMs'), 'ms'), budget: '' },
    ];
    return `${INTRODUCTION}\n\n${machine}\n\n${toTable(figures)}`;
  },
};
