import type { AgeRange } from '../audience/ages.ts';
import type { ReadingLevel } from '../audience/reading-levels.ts';
import type { ParagraphRange, StoryPhase } from './phases.ts';
import type { StoryBrief } from './story-brief.ts';
import ages3To4 from './style-sheets/ages-3-4.json' with { type: 'json' };
import ages5To8 from './style-sheets/ages-5-8.json' with { type: 'json' };
import ages9To12 from './style-sheets/ages-9-12.json' with { type: 'json' };
import ages12To17 from './style-sheets/ages-12-17.json' with { type: 'json' };
import readingLevels from './style-sheets/reading-levels.json' with { type: 'json' };

interface WordRange {
  min: number;
  max: number;
}

/** How stories for an age are written (docs/decisions/0158); every change is a new `version` (docs/decisions/0181). */
interface StyleSheet {
  version: number;
  paragraphWords: WordRange;
  sentenceWords: WordRange;
  style: readonly string[];
  open: string;
  /** `turn` ends the climax, which must not open the trouble again that it has solved. */
  end: { chapter: string; turn: string; story: string };
  never: string;
}

/** What a reading level changes in the sheet of the age. */
interface LevelSheet {
  version: number;
  paragraphWords?: WordRange;
  sentenceWords: WordRange | null;
  style: readonly string[];
}

const STYLE_SHEETS: Readonly<Record<AgeRange, StyleSheet>> = {
  '3-4': ages3To4,
  '5-8': ages5To8,
  '9-12': ages9To12,
  '12-17': ages12To17,
};

const LEVEL_SHEETS: Readonly<Record<ReadingLevel, LevelSheet>> = readingLevels;

export type Audience = Pick<StoryBrief, 'ageRange' | 'reader'>;

const levelSheetOf = ({ reader }: Audience): LevelSheet | null => reader && LEVEL_SHEETS[reader.readingLevel];

const shorterOf = (age: WordRange, level: WordRange): WordRange => ({
  min: Math.min(age.min, level.min),
  max: Math.min(age.max, level.max),
});

/** Words a paragraph and a sentence should have: as many as for the age, and fewer if the reader needs it. */
export function wordTargetsFor(audience: Audience) {
  const { paragraphWords, sentenceWords } = STYLE_SHEETS[audience.ageRange];
  const level = levelSheetOf(audience);
  return {
    paragraph: shorterOf(paragraphWords, level?.paragraphWords ?? paragraphWords),
    sentence: shorterOf(sentenceWords, level?.sentenceWords ?? sentenceWords),
  };
}

/** Words of a whole chapter: paragraphs of average length. */
export function chapterWordsFor(audience: Audience, paragraphs: ParagraphRange): WordRange {
  const { min, max } = wordTargetsFor(audience).paragraph;
  const toTens = (words: number): number => Math.round(words / 10) * 10;
  return { min: toTens((paragraphs.min * (min + max)) / 2), max: toTens((paragraphs.max * (min + max)) / 2) };
}

/** A chapter with fewer words per character would be a list of names. */
const WORDS_PER_CHARACTER = 25;

/** How many characters the first chapter has to name: all, or as many as its length allows. */
export const charactersToName = (brief: Audience & Pick<StoryBrief, 'characters' | 'paragraphs'>): number =>
  Math.min(brief.characters.length, Math.floor(chapterWordsFor(brief, brief.paragraphs).min / WORDS_PER_CHARACTER));

/** The rules for every paragraph: the rules of the age, then the rules of the reader. */
export function styleRulesFor(audience: Audience): string[] {
  const { style, never } = STYLE_SHEETS[audience.ageRange];
  return [...style, never, ...(levelSheetOf(audience)?.style ?? [])];
}

const END_OF: Readonly<Record<StoryPhase, keyof StyleSheet['end']>> = {
  introduction: 'chapter',
  development: 'chapter',
  climax: 'turn',
  resolution: 'story',
};

export function chapterRulesFor({ ageRange }: Pick<Audience, 'ageRange'>, phase: StoryPhase) {
  const { open, end } = STYLE_SHEETS[ageRange];
  return { open, end: end[END_OF[phase]] };
}

/** The sheets in force, for the log: '5-8/1', or '5-8/1 first-words/1' for a reader. */
export function styleVersionOf(audience: Audience): string {
  const { ageRange, reader } = audience;
  const level = levelSheetOf(audience);
  const age = `${ageRange}/${STYLE_SHEETS[ageRange].version}`;
  return reader && level ? `${age} ${reader.readingLevel}/${level.version}` : age;
}

export const allStyleRules = (): string[] => [
  ...Object.values(STYLE_SHEETS).flatMap(({ style, open, end, never }) => [
    ...style,
    open,
    ...Object.values(end),
    never,
  ]),
  ...Object.values(LEVEL_SHEETS).flatMap(({ style }) => style),
];
