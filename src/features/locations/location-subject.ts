import type { Location } from '@talelantern/domain/locations/location';
import { UPGRADE_TO_REGENERATE_LOCATION } from '@talelantern/domain/subscriptions/entitlement';
import { fill } from '@talelantern/domain/text/lists';
import { PlacePlate } from '../../ui/place-plate.tsx';
import { IMAGE_SAVED } from '../pictures/painting-runs.ts';
import { keepPictureRuns } from '../pictures/picture-runs.ts';
import type { PictureSubject } from '../pictures/picture-subject.ts';
import { queryKeys } from '../query-keys.ts';
import { PLACE_QUESTIONS } from './place-questions.ts';

const runsOf = keepPictureRuns<Location>();

/** How locations are painted. */
export const PLACES: PictureSubject<Location> = {
  kind: 'location',
  studio: ({ locations }) => locations,
  runs: ({ locations, generation }) => runsOf(locations, generation),
  keys: { one: queryKeys.location, list: queryKeys.locationList },
  words: ({ name, advancedFeatures: { lighting } }) => ({
    picture: 'picture',
    them: 'it',
    their: 'its',
    place: 'your map',
    colours: lighting === '' ? 'the colors' : lighting.toLowerCase(),
    questions: PLACE_QUESTIONS.map((question) => fill(question, { name })),
  }),
  savedSentence: () => IMAGE_SAVED,
  upgradeSentence: UPGRADE_TO_REGENERATE_LOCATION,
  Frame: PlacePlate,
  sampleOf: (style) => `/art/styles/place-${style}.webp`,
  wrong: 'Not our place',
  complaints: ['The colors are wrong', 'Too dark', 'Too scary', 'Too empty', 'Too crowded', 'Something is missing'],
  complaintExample: 'The river should run past the mill',
};
