import { randomCharacter } from '@talelantern/domain/characters/random-character';
import { CHARACTER_ROLES } from '@talelantern/domain/characters/roles';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import * as suggestions from '@talelantern/domain/locations/location-suggestions';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { LOCATION_TYPES } from '@talelantern/domain/locations/location-types';
import { AGE_RANGES, type AgeRange } from '@talelantern/domain/audience/ages';
import {
  buildBibleBrief,
  buildBiblePrompt,
  readNotesReply,
  STORY_NOTES_JSON_SCHEMA,
} from '@talelantern/domain/stories/bible-prompt';
import type { StoryReader } from '@talelantern/domain/audience/child-profile';
import { STORY_LENGTHS, STORY_PHASES } from '@talelantern/domain/stories/phases';
import { RELATIONSHIP_TYPES } from '@talelantern/domain/stories/relationships';
import { EMPTY_BIBLE } from '@talelantern/domain/stories/story-bible';
import { buildStoryBrief, type StoryBrief } from '@talelantern/domain/stories/story-brief';
import { buildStoryPrompt, type StoryPrompt } from '@talelantern/domain/stories/story-prompt';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import { checkStoryRequest } from '@talelantern/domain/contracts/story-request';
import { THEMES } from '@talelantern/domain/catalogues/themes';
import type OpenAI from 'openai';

export interface GeneratedChapter {
  brief: StoryBrief;
  paragraphs: string[];
  /** Ideas for the next chapter. */
  ideas: StoryIdea[];
  talkCards: TalkCard[];
}

/** One story of the sample: the choices and the four generated chapters. */
export interface GeneratedStory {
  /** Two stories have the same family: cast, locations and avoid list. */
  family: number;
  theme: string;
  ageRange: AgeRange;
  characters: Family['characters'];
  locations: Family['locations'];
  chapters: GeneratedChapter[];
}

/** Generates text for a prompt as the text model does; JSON if a schema is given. */
export type AskModel = (
  prompt: StoryPrompt,
  key: string,
  jsonSchema: Record<string, unknown> | null,
) => Promise<string>;

/** Seeded, so that every run uses the same families. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

const MAX_CHARACTERS = 4;
/** Every family gets two stories, whose themes are half the list of themes apart. */
const FAMILIES_PER_AGE = THEMES.length / 2;
const LOCATION_NAMES = ['Gullhaven', 'The Salt Castle', 'Wobblewood'] as const;
const FEARS = ['spiders', 'the dark', 'dogs', 'storms', 'ghosts', 'wolves', 'clowns'] as const;

function castOf(random: () => number) {
  const size = 1 + Math.floor(random() * MAX_CHARACTERS);
  const cast = Array.from({ length: size }, () => randomCharacter(random));
  const names = new Set<string>();
  return cast
    .filter(({ name }) => !names.has(name) && names.add(name))
    .map((one, index) => ({ ...one, id: `c${index}`, role: index === 0 ? 'Hero' : pick(CHARACTER_ROLES, random) }));
}

function locationsOf(random: () => number) {
  return LOCATION_NAMES.slice(0, Math.floor(random() * (LOCATION_NAMES.length + 1))).map((name) => {
    const type = pick(LOCATION_TYPES, random);
    const category = pick(type.categories, random);
    return {
      name,
      type: type.label,
      category: category.label,
      subcategory: pick(category.subcategories, random).label,
      climate: pick(suggestions.CLIMATES, random).label,
      magicalProperties: [pick(suggestions.MAGICAL_PROPERTIES, random).label],
      inhabitants: [pick(suggestions.INHABITANTS, random).label],
      dangers: [pick(suggestions.DANGERS, random).label],
      treasures: [pick(suggestions.TREASURES, random).label],
    };
  });
}

type Family = ReturnType<typeof familyOf>;

/** Choices derived from a number: cast, roles, relationships, locations, custom prompt, avoid list. */
function familyOf(seed: number) {
  const random = seededRandom(seed);
  const characters = castOf(random);
  const relationships = characters.slice(1).map(({ id }) => ({
    fromCharacterId: 'c0',
    toCharacterId: id,
    type: pick(RELATIONSHIP_TYPES, random),
    details: random() < 0.5 ? 'They met at the fair.' : '',
  }));
  return {
    characters,
    relationships,
    locations: locationsOf(random),
    prompt: random() < 0.3 ? 'Please include a talking teapot!' : '',
    avoid: random() < 0.4 ? [pick(FEARS, random), pick(FEARS, random)] : [],
  };
}

/** Asks the stand-in over the vendor's protocol. */
export const askThrough =
  (openai: OpenAI): AskModel =>
  async ({ instructions, input }, key, schema) => {
    const response = await openai.responses.create({
      model: 'gpt-6-luna',
      instructions,
      input,
      reasoning: { effort: 'none' as const },
      prompt_cache_key: key,
      ...(schema && { text: { format: { type: 'json_schema', name: 'story_notes', schema, strict: true } } }),
    });
    return response.output_text;
  };

async function generateStory(
  ask: AskModel,
  themeIndex: number,
  ageRange: AgeRange,
  reader: StoryReader | null,
): Promise<GeneratedStory> {
  const theme = THEMES[themeIndex]?.name ?? '';
  const family = (themeIndex % FAMILIES_PER_AGE) * AGE_RANGES.length + AGE_RANGES.indexOf(ageRange) + 1;
  const { characters, relationships, locations, prompt, avoid } = familyOf(family);
  const length = pick(STORY_LENGTHS, seededRandom(family * 31));
  const chapters: GeneratedChapter[] = [];
  let bible = EMPTY_BIBLE;
  for (const storyPhase of STORY_PHASES) {
    const idea = prompt === '' ? (chapters.at(-1)?.ideas[family % LIMITS.ideas]?.line ?? '') : '';
    const settings = { length, relationships, idea };
    const request = { characters, locations, theme, ageRange, storyPhase, prompt, settings };
    const earlier = chapters.map(({ paragraphs }) => paragraphs.join('\n\n'));
    const checked = checkStoryRequest(generateStoryContract.request.parse(request));
    const brief = buildStoryBrief(checked, earlier, { bible, reader, avoid });
    const paragraphs = (await ask(buildStoryPrompt(brief), `story-${themeIndex}-${ageRange}`, null)).split('\n\n');
    const notes = await askForNotes(ask, brief, paragraphs);
    chapters.push({ brief, paragraphs, ideas: notes.ideas, talkCards: notes.talkCards });
    bible = notes.bible;
  }
  return { family, theme, ageRange, characters, locations, chapters };
}

async function askForNotes(ask: AskModel, brief: StoryBrief, paragraphs: readonly string[]) {
  const prompt = buildBiblePrompt(buildBibleBrief(brief, paragraphs), { asksForCards: true });
  const reply = await ask(prompt, '', STORY_NOTES_JSON_SCHEMA);
  const notes = readNotesReply(JSON.parse(reply));
  if (notes === null) throw new Error(`These are no notes: ${reply}`);
  return notes;
}

/** Generates every `step`-th theme for every age; `readerOf` a story's index in its age. */
export async function generateStories(
  ask: AskModel,
  step: number,
  readerOf: (index: number) => StoryReader | null = () => null,
): Promise<GeneratedStory[]> {
  const stories: GeneratedStory[] = [];
  for (const ageRange of AGE_RANGES) {
    for (let index = AGE_RANGES.indexOf(ageRange) % step; index < THEMES.length; index += step) {
      stories.push(await generateStory(ask, index, ageRange, readerOf(index)));
    }
  }
  return stories;
}
