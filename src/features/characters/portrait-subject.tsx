import { unlessDefault } from '@talelantern/domain/characters/default-appearance';
import { UPGRADE_TO_REGENERATE_CHARACTER } from '@talelantern/domain/plans/entitlement';
import { fill } from '@talelantern/domain/text/lists';
import type { ComponentProps } from 'react';
import { PictureOffers } from '../items/picture-offers.tsx';
import { friendArt } from '../../shared/characters/friends.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import type { PictureSubject } from '../pictures/picture-subject.ts';
import { pronounsOf } from './pronouns.ts';

/** How portraits of characters are generated. */
export const PORTRAIT_SUBJECT: PictureSubject<'portrait'> = {
  kind: 'portrait',
  toOrder: (character, { look, wish }) => ({ item: { ...character, advancedFeatures: look }, wish }),
  itemOf: ({ item }) => item,
  find: ({ characters }, id) => characters.find(id),
  chooseMainImage: async ({ loadServices }, character, url) =>
    (await loadServices()).characters.chooseMainImage(character, url),
  keys: { one: queryKeys.character, list: queryKeys.characterList },
  words({ name, gender, appearance, advancedFeatures }) {
    const { them, their } = pronounsOf(gender);
    return {
      picture: 'portrait',
      them,
      their,
      place: 'your wall',
      colors: colorsOf(appearance.color, advancedFeatures.lighting),
      questions: WAITING_QUESTIONS.map((question) => fill(question, { name, their })),
    };
  },
  savedSentence: (isFirst) =>
    isFirst ? 'Image generated and saved successfully!' : 'Character image updated successfully!',
  upgradeSentence: UPGRADE_TO_REGENERATE_CHARACTER,
  artOf: (character) => friendArt(character)?.portrait ?? null,
  Frame: LanternPane,
  sampleOf: (style) => `/art/styles/portrait-${style}.webp`,
  complaints: [
    'Not the right face',
    'The colors are wrong',
    'Too old',
    'Too young',
    'Too scary',
    'Something is missing',
  ],
  complaintExample: 'The scarf should be green',
};

/** A note for each portrait from an earlier visit that has finished or is still running. */
export const PortraitOfferList = (props: Omit<ComponentProps<typeof PictureOffers<'portrait'>>, 'subject'>) => (
  <PictureOffers {...props} subject={PORTRAIT_SUBJECT} />
);

function colorsOf(color: string, lighting: string): string {
  const colorNames = [unlessDefault('color', color), lighting].filter((word) => word !== '');
  return colorNames.length === 0 ? 'the colors' : colorNames.join(' and ').toLowerCase();
}

/** Questions to pass the time during a generation. {name} is the character, {their} matches the gender. */
const WAITING_QUESTIONS = [
  'What does {name} keep under the pillow?',
  'Which sound wakes {name} in the morning?',
  'What would {name} never, ever share?',
  'Who taught {name} {their} best trick?',
  'What does {name}’s home smell like when it rains?',
  'What makes {name} laugh until it hurts?',
  'Which door would {name} open first?',
  'What is {name} a tiny bit afraid of?',
  'What would {name} pack for a very long walk?',
  'If {name} knocked at our door, what would we cook?',
] as const;
