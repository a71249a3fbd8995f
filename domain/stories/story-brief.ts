import { wordsForLabel } from '../catalogue/choice.ts';
import { characterWordsFor } from '../characters/character-words.ts';
import type { StoryRequestCharacter } from '../contracts/generate-story.ts';
import { toOneLine } from '../text/lists.ts';
import type { AgeRange } from './ages.ts';
import { themeNameFor } from './gentle-themes.ts';
import { PARAGRAPH_TARGETS, type ParagraphRange, type StoryLength, type StoryPhase } from './phases.ts';
import { RELATIONSHIP_CHOICES } from './relationships.ts';
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

/** One chapter's assignment as data: what a family wrote stands only in here, never among the instructions. */
export interface StoryBrief {
  task: 'chapter';
  phase: StoryPhase;
  theme: { name: string; category: string };
  ageRange: string;
  length: StoryLength;
  paragraphs: ParagraphRange;
  characters: BriefCharacter[];
  locations: { name: string; type: string; description: string }[];
  relationships: { from: string; to: string; type: string; details: string }[];
  customElements: string;
  previousParts: string[];
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

/** Builds the brief of a chapter; `previousParts` are the earlier chapters as they are stored. */
export function buildStoryBrief(request: CheckedStoryRequest, previousParts: readonly string[]): StoryBrief {
  const nameOf = (id: string): string => oneLine(request.characters.find((character) => character.id === id)?.name);
  return {
    task: 'chapter',
    phase: request.phase,
    theme: { name: themeNameFor(request.theme.name, request.ageRange), category: request.theme.category },
    ageRange: request.ageRange,
    length: request.length,
    paragraphs: PARAGRAPH_TARGETS[request.phase][request.length],
    characters: request.characters.map((character) => toBriefCharacter(character, request.ageRange)),
    locations: request.locations.map(({ name, type, description }) => ({
      name: oneLine(name),
      type: oneLine(type),
      description: oneLine(description),
    })),
    relationships: request.relationships
      .map(({ fromCharacterId, toCharacterId, type, details }) => ({
        from: nameOf(fromCharacterId),
        to: nameOf(toCharacterId),
        type: wordsForLabel(RELATIONSHIP_CHOICES, type, request.ageRange),
        details: oneLine(details),
      }))
      .filter(({ from, to }) => from !== '' && to !== ''),
    customElements: oneLine(request.customElements),
    previousParts: [...previousParts],
  };
}

/** The hero of a brief: the first character with that role, else the first. */
export const heroOf = (brief: Pick<StoryBrief, 'characters'>): BriefCharacter | undefined =>
  brief.characters.find(({ role }) => role === 'Hero') ?? brief.characters[0];
