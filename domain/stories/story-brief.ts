import { wordsForLabel } from '../catalogue/choice.ts';
import { characterWordsFor } from '../characters/character-words.ts';
import type { StoryRequestCharacter, StoryRequestLocation } from '../contracts/generate-story.ts';
import { locationLookFor } from '../locations/gentle-location.ts';
import type { LocationLook } from '../locations/location.ts';
import { toOneLine } from '../text/lists.ts';
import type { AgeRange } from './ages.ts';
import { themeNameFor } from './gentle-themes.ts';
import { PARAGRAPH_TARGETS, type ParagraphRange, type StoryLength, type StoryPhase } from './phases.ts';
import { RELATIONSHIP_CHOICES } from './relationships.ts';
import { EMPTY_BIBLE, type StoryBible } from './story-bible.ts';
import type { CheckedStoryRequest } from './story-request.ts';

interface BriefCharacter {
  name: string;
  kind: string;
  gender: string | null;
  traits: string[];
  power: string | null;
  role: string | null;
  description: string;
  height: string;
  build: string;
  colour: string;
  feature: string;
  age: string;
}

/** A place with what a family said about it; what was not said is empty. */
interface BriefLocation extends LocationLook {
  name: string;
}

/** One chapter's assignment as data: what a family wrote stands only in here, never among the instructions. */
export interface StoryBrief {
  task: 'chapter';
  phase: StoryPhase;
  theme: { name: string; category: string };
  ageRange: AgeRange;
  length: StoryLength;
  paragraphs: ParagraphRange;
  characters: BriefCharacter[];
  locations: BriefLocation[];
  relationships: { from: string; to: string; type: string; details: string }[];
  customElements: string;
  /** What the family would like to happen in this chapter; empty where that is left to the writer. */
  idea: string;
  previousParts: string[];
  /** What the earlier chapters have settled. */
  bible: StoryBible;
  /** What never comes up (architecture §6). */
  avoid: string[];
  /** Entries of it that hold a real child's name, as a parent wrote them: no model gets them, but what it says is checked. */
  avoidNamed: string[];
}

/** A paragraph to be written anew, by its index, and why. */
export interface ParagraphProblem {
  index: number;
  problem: string;
}

export interface RepairBrief extends Omit<StoryBrief, 'task'> {
  task: 'repair';
  chapter: string[];
  rewrite: ParagraphProblem[];
  /** How many paragraphs to add at the end. */
  append: number;
}

const oneLine = (text: string | null | undefined): string => toOneLine(text ?? '');

function toBriefCharacter(character: StoryRequestCharacter, ageRange: AgeRange): BriefCharacter {
  const { appearance } = character;
  const words = characterWordsFor(character, ageRange);
  return {
    name: oneLine(character.name),
    kind: oneLine(words.kind),
    gender: character.gender ?? null,
    traits: words.traits.map(oneLine),
    power: oneLine(words.power) || null,
    role: words.role,
    description: oneLine(character.customDescription),
    height: oneLine(appearance.height),
    build: oneLine(appearance.build),
    colour: oneLine(appearance.color),
    feature: oneLine(words.feature),
    age: oneLine(appearance.customAge) || oneLine(appearance.age),
  };
}

function toBriefLocation(location: StoryRequestLocation, ageRange: AgeRange): BriefLocation {
  const lines = (texts: readonly string[] | undefined): string[] => (texts ?? []).map(oneLine);
  const look = {
    type: oneLine(location.type),
    category: oneLine(location.category),
    subcategory: oneLine(location.subcategory),
    description: oneLine(location.description),
    climate: oneLine(location.climate),
    magicalProperties: lines(location.magicalProperties),
    inhabitants: lines(location.inhabitants),
    dangers: lines(location.dangers),
    treasures: lines(location.treasures),
  };
  return { name: oneLine(location.name), ...locationLookFor(look, ageRange) };
}

/** What a chapter is told with besides the request. */
export interface StoryMemory {
  /** The notes on the earlier chapters. */
  bible?: StoryBible;
  /** The avoid list of the child that the story is for. */
  avoid?: readonly string[];
  /** As in the brief. */
  avoidNamed?: readonly string[];
}

/** Builds the brief of a chapter; `previousParts` are the earlier chapters as they are stored. */
export function buildStoryBrief(
  request: CheckedStoryRequest,
  previousParts: readonly string[],
  { bible = EMPTY_BIBLE, avoid = [], avoidNamed = [] }: StoryMemory = {},
): StoryBrief {
  const nameOf = (id: string): string => oneLine(request.characters.find((character) => character.id === id)?.name);
  return {
    task: 'chapter',
    phase: request.phase,
    theme: { name: themeNameFor(request.theme.name, request.ageRange), category: request.theme.category },
    ageRange: request.ageRange,
    length: request.length,
    paragraphs: PARAGRAPH_TARGETS[request.phase][request.length],
    characters: request.characters.map((character) => toBriefCharacter(character, request.ageRange)),
    locations: request.locations.map((location) => toBriefLocation(location, request.ageRange)),
    relationships: request.relationships
      .map(({ fromCharacterId, toCharacterId, type, details }) => ({
        from: nameOf(fromCharacterId),
        to: nameOf(toCharacterId),
        type: wordsForLabel(RELATIONSHIP_CHOICES, type, request.ageRange),
        details: oneLine(details),
      }))
      .filter(({ from, to }) => from !== '' && to !== ''),
    customElements: oneLine(request.customElements),
    idea: oneLine(request.idea),
    previousParts: [...previousParts],
    bible,
    avoid: avoid.map(oneLine),
    avoidNamed: avoidNamed.map(oneLine),
  };
}
