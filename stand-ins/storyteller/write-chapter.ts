import type { Beat, Level } from './beats/beat.ts';
import { CLIMAX } from './beats/climax.ts';
import { DEVELOPMENT } from './beats/development.ts';
import { DEFAULT_CONTINUATIONS } from './beats/hooks.ts';
import { INTRODUCTION } from './beats/introduction.ts';
import { RESOLUTION } from './beats/resolution.ts';
import { readHook, readMemory } from './memory/read-memory.ts';
import { nameCharacters } from './name-characters.ts';
import { fitParagraphs, type DraftParagraph } from './paragraph-count.ts';
import { seededRandom, shuffle, type SeededRandom } from './seeded-random.ts';
import { forFirstWords } from './register/keep-sentences.ts';
import { withOneAnd } from './register/one-and.ts';
import { registerOf } from './register/register.ts';
import { planStory, type Story } from './story.ts';
import type { AgeRange, Phase, StoryBrief } from './story-brief.ts';
import { SentenceWriter } from './sentence-writer.ts';
import { writeSmallChapter } from './write-small-chapter.ts';

/** What determines the text of a chapter, besides its brief. */
export interface WritingSeed {
  /** One per family and story; another seed gives another story. */
  seed: string;
  /** A different value gives the same story in other words. */
  variation: string;
  /** The existing paragraphs of this chapter, for a repair. */
  existing?: readonly string[];
}

const BEATS: Readonly<Record<Phase, readonly Beat[]>> = {
  introduction: INTRODUCTION,
  development: DEVELOPMENT,
  climax: CLIMAX,
  resolution: RESOLUTION,
};

const LEVELS: Readonly<Record<Exclude<AgeRange, '3-4'>, Level>> = { '5-8': 1, '9-12': 2, '12-17': 3 };

/** The number of paragraphs: random within the brief's bounds. */
function chooseParagraphCount({ paragraphs: { min, max } }: StoryBrief, random: SeededRandom): number {
  return min + Math.floor(random() * (Math.max(min, max) - min + 1));
}

/** The first sentence of a later chapter, which continues from the last sentence of the previous one. */
function continuation(brief: StoryBrief, story: Story, writer: SentenceWriter): string {
  if (brief.previousParts.length === 0) return '';
  const hook = readHook(brief, story.words);
  return writer.write(hook === null ? DEFAULT_CONTINUATIONS : [hook.next]);
}

function writeBeat(
  { lines, isMust }: Beat,
  story: Story,
  level: Level,
  write: (of: readonly string[]) => string,
): DraftParagraph {
  const sentences = (typeof lines === 'function' ? lines(story) : lines)
    .filter(({ levels, of }) => levels.includes(level) && of.length > 0)
    .map(({ of }) => write(of));
  return { text: sentences.join(' '), isMust };
}

/** Keeps all required beats and adds random others up to `count`, in the original order. */
function chooseBeats(beats: readonly Beat[], count: number, random: SeededRandom): Beat[] {
  const required = beats.filter(({ isMust }) => isMust);
  const others = shuffle(
    beats.filter(({ isMust }) => !isMust),
    random,
  );
  const chosen = new Set([...required, ...others.slice(0, Math.max(0, count - required.length))]);
  return beats.filter((beat) => chosen.has(beat));
}

/** Writes one chapter with as many paragraphs as the brief asks for. The same brief and seed give the same text. */
export function writeChapter(brief: StoryBrief, { seed, variation, existing = [] }: WritingSeed): string[] {
  const story = planStory(brief, readMemory(brief, existing), seed);
  const random = seededRandom([seed, variation, brief.phase, brief.theme.name, story.hero.name].join('|'));
  const wantedCount = chooseParagraphCount(brief, random);
  const writer = new SentenceWriter(story.words, random, brief);
  if (brief.ageRange === '3-4') return writeSmallChapter(brief, story, wantedCount, random);

  const level = LEVELS[brief.ageRange];
  const hook = story.hook === null ? [] : [story.hook.end];
  const fitting = BEATS[brief.phase].filter(({ fits }) => fits === undefined || fits(story));
  const mustCount = fitting.filter(({ isMust }) => isMust).length + hook.length;
  const count = Math.min(brief.paragraphs.max, Math.max(wantedCount, mustCount));
  const opening = continuation(brief, story, writer);
  const drafts = chooseBeats(fitting, count - hook.length, random).map((beat, index) =>
    writeBeat(beat, story, level, (of) => (index === 0 ? writer.writeOpening(of) : writer.write(of))),
  );
  const [first, ...rest] = drafts;
  const opened = first === undefined ? [] : [{ ...first, text: `${opening} ${first.text}`.trim() }, ...rest];
  const closed = [...opened, ...hook.map((end) => ({ text: writer.write([end]), isMust: true }))];
  const names = [...brief.characters, ...brief.locations].map(({ name }) => name);
  const toLength = (text: string, index: number): string =>
    registerOf(brief) === 'easiest' ? forFirstWords(text, names, { isOpening: index === 0 }) : text;
  return fitParagraphs(
    nameCharacters(closed, story, brief.phase, (of) => writer.write(of)),
    count,
  ).map((paragraph, index) => withOneAnd(writer.withoutAvoided(toLength(paragraph, index))));
}
