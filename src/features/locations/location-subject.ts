import { UPGRADE_TO_REGENERATE_LOCATION } from '@talelantern/domain/plans/entitlement';
import { fill } from '@talelantern/domain/text/lists';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { LandscapePlate } from '../../ui/lantern-pane.tsx';
import { IMAGE_SAVED, type PictureSubject } from '../pictures/picture-subject.ts';

export const LOCATION_SUBJECT: PictureSubject<'location'> = {
  kind: 'location',
  toOrder: (location, { look, wish }) => ({ item: { ...location, advancedFeatures: look }, wish }),
  itemOf: ({ item }) => item,
  find: async ({ loadServices }, id) => (await loadServices()).locations.find(id),
  chooseMainImage: async ({ loadServices }, location, url) =>
    (await loadServices()).locations.chooseMainImage(location, url),
  keys: { one: queryKeys.location, list: queryKeys.locationList },
  words: ({ name, advancedFeatures: { lighting } }) => ({
    picture: 'picture',
    them: 'it',
    their: 'its',
    place: 'your map',
    colors: lighting === '' ? 'the colors' : lighting.toLowerCase(),
    questions: LOCATION_QUESTIONS.map((question) => fill(question, { name })),
  }),
  savedSentence: () => IMAGE_SAVED,
  upgradeSentence: UPGRADE_TO_REGENERATE_LOCATION,
  Frame: LandscapePlate,
  sampleOf: (style) => `/art/styles/place-${style}.webp`,
  complaints: ['The colors are wrong', 'Too dark', 'Too scary', 'Too empty', 'Too crowded', 'Something is missing'],
  complaintExample: 'The river should run past the mill',
};

/** Questions to pass the time during a generation. {name} is the location. */
const LOCATION_QUESTIONS = [
  'What does {name} smell like after the rain?',
  'Who was the very first to find {name}?',
  'Where would you hide in {name}?',
  'What can be heard in {name} at night?',
  'What would you never dare to touch in {name}?',
  'Which path through {name} is the longest?',
  'What do they eat for breakfast in {name}?',
  'Who would you take along to {name}?',
  'What grows in {name} and nowhere else?',
  'If you lived in {name}, where would you put your bed?',
] as const;
