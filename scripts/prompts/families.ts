import type { AgeRange } from '../../domain/audience/ages.ts';
import type { StoryReader } from '../../domain/audience/child-profile.ts';
import { readCharacter, type CharacterFields } from '../../domain/characters/character.ts';
import { generateStoryContract } from '../../domain/contracts/generate-story.ts';
import { checkStoryRequest } from '../../domain/contracts/story-request.ts';
import { readLocation, type LocationFields } from '../../domain/locations/location.ts';
import type { StoryPhase } from '../../domain/stories/phases.ts';
import { buildStoryBrief, type StoryBrief } from '../../domain/stories/story-brief.ts';
import { EMPTY_BIBLE } from '../../domain/stories/story-bible.ts';

export interface Family {
  title: string;
  ageRange: AgeRange;
  phase: StoryPhase;
  theme: string;
  reader: StoryReader | null;
  avoid: string[];
  cast: CharacterFields[];
  location: LocationFields | null;
  wish: string;
  idea: string;
}

function character(name: string, type: string, more: Record<string, unknown> = {}): CharacterFields {
  const parsed = readCharacter(name.toLowerCase(), { name, type, personality: 'Brave and Kind', ...more });
  if (!parsed) throw new Error(`${name} cannot be read.`);
  return parsed;
}

function makeLocation(name: string, fields: Record<string, unknown>): LocationFields {
  const parsed = readLocation(name.toLowerCase(), { name, ...fields });
  if (!parsed) throw new Error(`${name} cannot be read.`);
  return parsed;
}

export const EMBER = character('Ember', 'Mythical Creature - Dragon - Fire Dragon', {
  role: 'Hero',
  magicalPower: 'Flying',
  appearance: { color: 'Crimson', distinguishingFeature: 'Glowing Scales', age: 'Young' },
  customDescription: 'She sneezes sparks when she is nervous.',
  advancedFeatures: { imageStyle: 'cartoon-storybook' },
});

export const LYRA = character('Lyra', 'Human - Mystic - Stargazer', {
  role: 'Sidekick',
  personality: 'Curious and Patient',
  appearance: { color: 'Royal Purple', distinguishingFeature: 'Striped Scarf', age: 'Young' },
});

const PIP = character('Pip', 'Animal - Fur and Feather - Fox', { gender: 'male', role: 'Hero' });
const BOLT = character('Bolt', 'Robot/Artificial Intelligence - Everyday Robot - Gardener Robot', {
  gender: 'male',
  role: 'Mentor',
});

export const QUAY = makeLocation('Lantern Quay', {
  type: 'Town and Country',
  category: 'Harbor',
  subcategory: 'Lantern Quay',
  climate: 'Misty Mornings',
  magicalProperties: ['Singing Wind'],
  inhabitants: ['Wise Owls'],
  dangers: ['Thin Ice'],
  treasures: ['Golden Key'],
  description: 'Boats with paper lanterns.',
});

export const FAMILIES: readonly [Family, ...Family[]] = [
  {
    title: 'Ages 3-4, listening, first chapter',
    ageRange: '3-4',
    phase: 'introduction',
    theme: 'Treasure Hunt',
    reader: { readingLevel: 'listening', likes: ['ducks'] },
    avoid: ['the dark'],
    cast: [PIP],
    location: null,
    wish: '',
    idea: '',
  },
  {
    title: 'Ages 3-4, without a child’s profile, last chapter',
    ageRange: '3-4',
    phase: 'resolution',
    theme: 'Treasure Hunt',
    reader: null,
    avoid: [],
    cast: [PIP, BOLT],
    location: null,
    wish: '',
    idea: '',
  },
  {
    title: 'Ages 5-8, reads first words, first chapter',
    ageRange: '5-8',
    phase: 'introduction',
    theme: 'Treasure Hunt',
    reader: { readingLevel: 'first-words', likes: [] },
    avoid: [],
    cast: [EMBER],
    location: QUAY,
    wish: '',
    idea: 'They find a map in a teapot.',
  },
  {
    title: 'Ages 5-8, reads with some help, second chapter',
    ageRange: '5-8',
    phase: 'development',
    theme: 'Treasure Hunt',
    reader: { readingLevel: 'with-help', likes: ['owls', 'tiny tractors'] },
    avoid: ['spiders', 'storms'],
    cast: [EMBER, LYRA],
    location: QUAY,
    wish: 'Please include a talking teapot!',
    idea: '',
  },
  {
    title: 'Ages 9-12, reads alone, third chapter',
    ageRange: '9-12',
    phase: 'climax',
    theme: 'Treasure Hunt',
    reader: { readingLevel: 'alone', likes: ['chess'] },
    avoid: [],
    cast: [LYRA, EMBER, BOLT],
    location: QUAY,
    wish: '',
    idea: '',
  },
  {
    title: 'Ages 12-17, reads everything, last chapter',
    ageRange: '12-17',
    phase: 'resolution',
    theme: 'Treasure Hunt',
    reader: { readingLevel: 'everything', likes: [] },
    avoid: ['hospitals'],
    cast: [LYRA, BOLT],
    location: QUAY,
    wish: '',
    idea: '',
  },
];

const EARLIER_CHAPTER = '“This map is upside down,” said {hero}, and turned it. Now the cross was on the roof.';

export const chapterOf = ({ cast }: Family): string[] => [
  EARLIER_CHAPTER.replace('{hero}', cast[0]?.name ?? ''),
  'The gull did not move. It stood on the key, and it looked as if it had time.',
];

/** The brief of a family's chapter; later chapters have one earlier chapter, and notes on it. */
export function briefOf(family: Family): StoryBrief {
  const { cast, location, phase, theme, ageRange, reader, avoid, wish, idea } = family;
  const ids = cast.map(({ name }) => name.toLowerCase());
  const [from = '', to] = ids;
  const relationships =
    to === undefined ? [] : [{ fromCharacterId: from, toCharacterId: to, type: 'Friend', details: '' }];
  const request = generateStoryContract.request.parse({
    characters: cast.map((one, index) => ({ ...one, id: ids[index] })),
    locations: location ? [location] : [],
    theme,
    ageRange,
    storyPhase: phase,
    prompt: wish,
    settings: { relationships, idea },
  });
  const isFirst = phase === 'introduction';
  const bible = isFirst ? EMPTY_BIBLE : { ...EMPTY_BIBLE, objects: [{ name: 'the key', note: 'under the gull' }] };
  const earlier = isFirst ? [] : [chapterOf(family).join('\n\n')];
  return buildStoryBrief(checkStoryRequest(request), earlier, { bible, reader, avoid });
}
