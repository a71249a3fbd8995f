import type { Beat, Level } from './beats/beat.ts';
import { CLIMAX } from './beats/climax.ts';
import { DEVELOPMENT } from './beats/development.ts';
import { PLAIN_PICK_UPS } from './beats/hooks/hooks.ts';
import { INTRODUCTION } from './beats/introduction.ts';
import { RESOLUTION } from './beats/resolution.ts';
import { readHook, readMemory } from './memory/read-memory.ts';
import { nameEverybody } from './name-everybody.ts';
import { fitParagraphs, type DraftParagraph } from './paragraph-count.ts';
import { seededRandom, shuffle, type SeededRandom } from './seeded-random.ts';
import { planStory, type Story } from './story.ts';
import type { AgeRange, Phase, StoryBrief } from './story-brief.ts';
import { Telling } from './telling.ts';
import { writeSmallChapter } from './write-small-chapter.ts';

/** What decides the words of a chapter besides its brief. */
export interface WritingSeed {
  /** One per family and story: another one invents another story. */
  seed: string;
  /** Another one tells the same chapter in other words. */
  variation: string;
  /** What of this chapter stands already, when it is being mended. */
  told?: readonly string[];
}

const BEATS: Readonly<Record<Phase, readonly Beat[]>> = {
  introduction: INTRODUCTION,
  development: DEVELOPMENT,
  climax: CLIMAX,
  resolution: RESOLUTION,
};

const LEVELS: Readonly<Record<Exclude<AgeRange, '3-4'>, Level>> = { '5-8': 1, '9-12': 2, '12-17': 3 };

/** How many paragraphs this chapter gets: seeded, within what the brief allows. */
function chooseParagraphCount({ paragraphs: { min, max } }: StoryBrief, random: SeededRandom): number {
  return min + Math.floor(random() * (Math.max(min, max) - min + 1));
}

/** The first sentence of a later chapter: it takes up the last one of the chapter before. */
function pickUp(brief: StoryBrief, story: Story, telling: Telling): string {
  if (brief.previousParts.length === 0) return '';
  const hook = readHook(brief, story.words);
  return telling.tell(hook === null ? PLAIN_PICK_UPS : [hook.next]);
}

function tellBeat(
  { lines, isMust }: Beat,
  story: Story,
  level: Level,
  tell: (of: readonly string[]) => string,
): DraftParagraph {
  const sentences = (typeof lines === 'function' ? lines(story) : lines)
    .filter(({ levels, of }) => levels.includes(level) && of.length > 0)
    .map(({ of }) => tell(of));
  return { text: sentences.join(' '), isMust };
}

/** Keeps all musts and fills up with seeded others; the order stays. */
function chooseBeats(beats: readonly Beat[], count: number, random: SeededRandom): Beat[] {
  const musts = beats.filter(({ isMust }) => isMust);
  const others = shuffle(
    beats.filter(({ isMust }) => !isMust),
    random,
  );
  const chosen = new Set([...musts, ...others.slice(0, Math.max(0, count - musts.length))]);
  return beats.filter((beat) => chosen.has(beat));
}

/** Writes one chapter: its paragraphs, as many as the brief asks for. The same brief and seed give the same words. */
export function writeChapter(brief: StoryBrief, { seed, variation, told = [] }: WritingSeed): string[] {
  const story = planStory(brief, readMemory(brief, told), seed);
  const random = seededRandom([seed, variation, brief.phase, brief.theme.name, story.hero.name].join('|'));
  const wantedCount = chooseParagraphCount(brief, random);
  const telling = new Telling(story.words, random, brief);
  if (brief.ageRange === '3-4') return writeSmallChapter(brief, story, wantedCount, random);

  const level = LEVELS[brief.ageRange];
  const hook = story.hook === null ? [] : [story.hook.end];
  const fitting = BEATS[brief.phase].filter(({ fits }) => fits === undefined || fits(story));
  const mustCount = fitting.filter(({ isMust }) => isMust).length + hook.length;
  const count = Math.min(brief.paragraphs.max, Math.max(wantedCount, mustCount));
  const opening = pickUp(brief, story, telling);
  const drafts = chooseBeats(fitting, count - hook.length, random).map((beat, index) =>
    tellBeat(beat, story, level, (of) => (index === 0 ? telling.tell(of, 'any') : telling.tell(of))),
  );
  const [first, ...rest] = drafts;
  const opened = first === undefined ? [] : [{ ...first, text: `${opening} ${first.text}`.trim() }, ...rest];
  const closed = [...opened, ...hook.map((end) => ({ text: telling.tell([end]), isMust: true }))];
  return fitParagraphs(
    nameEverybody(closed, story, brief.phase, (of) => telling.tell(of)),
    count,
  ).map((paragraph) => telling.withoutAvoided(paragraph));
}
