import { wordsForLabel } from '../catalogues/choice.ts';
import { characterWordsFor } from '../characters/character-words.ts';
import { unlessDefault } from '../characters/default-appearance.ts';
import type { StoryRequestCharacter, StoryRequestLocation } from './chapter-request.ts';
import { locationLookFor } from '../locations/gentle-location.ts';
import { toOneLine } from '../text/lists.ts';
import type { AgeRange } from '../audience/ages.ts';
import type { StoryReader } from '../audience/child-profile.ts';
import { findAvoided } from '../safety/avoid-list.ts';
import { themeCategoryFor, themeNameFor } from '../catalogues/gentle-themes.ts';
import { findTheme } from '../catalogues/themes.ts';
import { heroOf } from './hero.ts';
import { FIRST_PHASE, PARAGRAPH_TARGETS, type ParagraphRange, type StoryLength, type StoryPhase } from './phases.ts';
import { isPreselectedTheme } from './preselected-themes.ts';
import { RELATIONSHIP_CHOICES } from './relationships.ts';
import { EMPTY_BIBLE, type StoryBible } from './story-bible.ts';
import type { CheckedStoryRequest } from './chapter-request.ts';

/** The task of one chapter as data: users’ words are only here, never in the instructions. */
export interface StoryBrief {
  task: 'chapter';
  phase: StoryPhase;
  /** `line`: what the theme is about; the family saw it when choosing the theme. */
  theme: { name: string; category: string; line: string };
  ageRange: AgeRange;
  length: StoryLength;
  paragraphs: ParagraphRange;
  /** The name of the hero, who may be a character without a role. */
  hero: string;
  characters: ReturnType<typeof toBriefCharacter>[];
  locations: ReturnType<typeof toBriefLocation>[];
  relationships: { from: string; to: string; type: string; details: string }[];
  customElements: string;
  idea: string;
  previousParts: string[];
  bible: StoryBible;
  /** The child that the story is for; null if it is for no particular child. */
  reader: StoryReader | null;
  avoid: string[];
  /** Entries of the avoid list with a real child's name: not sent to models, but the output is checked for them. */
  avoidNamed: string[];
  /** Whether real names are replaced with aliases; not sent to models. */
  hasAliases: boolean;
}

export interface ParagraphProblem {
  index: number;
  problem: string;
}

export interface RepairBrief extends Omit<StoryBrief, 'task'> {
  task: 'repair';
  chapter: string[];
  rewrite: ParagraphProblem[];
  append: number;
}

const oneLine = (text: string | null | undefined): string => toOneLine(text ?? '');

function toBriefCharacter(character: StoryRequestCharacter, ageRange: AgeRange) {
  const { appearance } = character;
  const gender: string | null = character.gender ?? null;
  const words = characterWordsFor(character, ageRange);
  return {
    name: oneLine(character.name),
    kind: oneLine(words.kind),
    gender,
    traits: words.traits.map(oneLine),
    power: oneLine(words.power) || null,
    role: words.role,
    description: oneLine(character.customDescription),
    height: unlessDefault('height', oneLine(appearance.height)),
    build: unlessDefault('build', oneLine(appearance.build)),
    color: unlessDefault('color', oneLine(appearance.color)),
    feature: unlessDefault('distinguishingFeature', oneLine(words.feature)),
    age: oneLine(appearance.customAge) || oneLine(appearance.age),
  };
}

function toBriefLocation(location: StoryRequestLocation, ageRange: AgeRange) {
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

/** A preselected theme was chosen by nobody: the plot is what the family wrote, and later what the first chapter told. */
function lineFor({ theme, phase, idea }: CheckedStoryRequest): string {
  const isPlotGiven = phase !== FIRST_PHASE || idea !== '';
  return isPreselectedTheme(theme.name) && isPlotGiven ? '' : (findTheme(theme.name)?.line ?? '');
}

export interface StoryMemory {
  bible?: StoryBible;
  reader?: StoryReader | null;
  avoid?: readonly string[];
  avoidNamed?: readonly string[];
  hasAliases?: boolean;
}

/** @param previousParts the stored earlier chapters */
export function buildStoryBrief(
  request: CheckedStoryRequest,
  previousParts: readonly string[],
  { bible = EMPTY_BIBLE, reader = null, avoid = [], avoidNamed = [], hasAliases = false }: StoryMemory = {},
): StoryBrief {
  const isAvoided = (text: string): boolean => findAvoided(text, [...avoid, ...avoidNamed]) !== null;
  const unlessAvoided = (text: string): string => (isAvoided(text) ? '' : text);
  const nameOf = (id: string): string => oneLine(request.characters.find((character) => character.id === id)?.name);
  return {
    task: 'chapter',
    phase: request.phase,
    theme: {
      name: unlessAvoided(themeNameFor(request.theme.name, request.ageRange)),
      category: unlessAvoided(themeCategoryFor(request.theme.category, request.ageRange)),
      line: unlessAvoided(lineFor(request)),
    },
    ageRange: request.ageRange,
    length: request.length,
    paragraphs: PARAGRAPH_TARGETS[request.phase][request.length],
    hero: oneLine(heroOf(request)?.name),
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
    reader: reader && {
      readingLevel: reader.readingLevel,
      likes: reader.likes.map(oneLine).filter((like) => !isAvoided(like)),
    },
    avoid: avoid.map(oneLine),
    avoidNamed: avoidNamed.map(oneLine),
    hasAliases,
  };
}

/** The task of repairing `chapter`: which paragraphs to rewrite and why, and how many to append. */
export const buildRepairBrief = (
  brief: StoryBrief,
  chapter: readonly string[],
  { rewrite, append }: Pick<RepairBrief, 'rewrite' | 'append'>,
): RepairBrief => ({ ...brief, task: 'repair', chapter: [...chapter], rewrite, append });
