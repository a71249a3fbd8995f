import type { Character } from '@talelantern/domain/characters/character';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { UPGRADE_TO_REGENERATE_CHARACTER } from '@talelantern/domain/subscriptions/entitlement';
import { fill } from '@talelantern/domain/text/lists';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import { keepPictureRuns } from '../pictures/picture-runs.ts';
import type { PictureSubject } from '../pictures/picture-subject.ts';
import { queryKeys } from '../query-keys.ts';
import { pronounsOf } from './pronouns.ts';
import { WAITING_QUESTIONS } from './waiting-questions.ts';

const FIRST_PORTRAIT_SAVED = 'Image generated and saved successfully!';
const NEW_PORTRAIT_SAVED = 'Character image updated successfully!';

const runsOf = keepPictureRuns<Character>();

/** How characters are painted. */
export const PORTRAITS: PictureSubject<Character> = {
  kind: 'portrait',
  studio: ({ characters }) => characters,
  runs: ({ characters, generation }) => runsOf(characters, generation),
  keys: { one: queryKeys.character, list: queryKeys.characterList },
  words({ name, gender, appearance, advancedFeatures }) {
    const { them, their } = pronounsOf(gender);
    return {
      picture: 'portrait',
      them,
      their,
      place: 'your wall',
      colours: coloursOf(appearance.color, advancedFeatures.lighting),
      questions: WAITING_QUESTIONS.map((question) => fill(question, { name, their })),
    };
  },
  savedSentence: (isFirst) => (isFirst ? FIRST_PORTRAIT_SAVED : NEW_PORTRAIT_SAVED),
  upgradeSentence: UPGRADE_TO_REGENERATE_CHARACTER,
  Frame: LanternPane,
  sampleOf: (style) => `/art/styles/portrait-${style}.webp`,
  wrong: 'Not my hero',
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

function coloursOf(color: string, lighting: string): string {
  const named = [color === DEFAULT_APPEARANCE.color ? '' : color, lighting].filter((word) => word !== '');
  return named.length === 0 ? 'the colors' : named.join(' and ').toLowerCase();
}
