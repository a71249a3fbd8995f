import type { StoryBrief } from '../story-brief.ts';

/** How hard sentences are: 'easiest' for a child who reads first words; 'moderate' is 'plain' with shorter sentences. */
export type Register = 'easiest' | 'easy' | 'moderate' | 'plain' | 'rich';

type ReadingLevel = NonNullable<StoryBrief['reader']>['readingLevel'];

const BY_AGE: Readonly<Record<StoryBrief['ageRange'], Register>> = {
  '3-4': 'plain',
  '5-8': 'easy',
  '9-12': 'plain',
  '12-17': 'rich',
};

/** Ages 3 to 4 have separate sentences, which are short enough for every reading level. */
const BY_LEVEL: Readonly<Record<ReadingLevel, Partial<Record<StoryBrief['ageRange'], Register>>>> = {
  listening: {},
  'first-words': { '5-8': 'easiest', '9-12': 'easiest', '12-17': 'easiest' },
  'with-help': { '9-12': 'easy', '12-17': 'easy' },
  alone: { '5-8': 'moderate', '12-17': 'plain' },
  everything: { '5-8': 'plain', '9-12': 'rich' },
};

/** The register for the age, or for the child who reads. */
export const registerOf = ({ ageRange, reader }: Pick<StoryBrief, 'ageRange' | 'reader'>): Register =>
  (reader && BY_LEVEL[reader.readingLevel][ageRange]) ?? BY_AGE[ageRange];
