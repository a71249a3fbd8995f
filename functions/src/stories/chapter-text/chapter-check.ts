import { FIRST_PHASE } from '@talelantern/domain/stories/phases';
import { namedIn } from '@talelantern/domain/stories/scene-cast';
import { chapterWordsFor, charactersToName } from '@talelantern/domain/stories/style-sheet';
import { countWords, tooLongFor } from '@talelantern/domain/stories/paragraph-length';
import { joinShortest } from './join-shortest.ts';
import { isUnfinished, problemOfParagraph } from './readable-chapter.ts';
import type { ParagraphProblem, RepairBrief, StoryBrief } from '@talelantern/domain/stories/story-brief';
import { unknownSpeakers } from './unknown-speakers.ts';

/** The paragraphs to rewrite, and how many to append, named as in the brief of a repair. */
export type ChapterRepairs = Pick<RepairBrief, 'rewrite' | 'append'>;

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’ʼ\p{Pd}]*/gu;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

const withoutPossessive = (word: string): string => word.replace(/[’'ʼ]s?$/, '');

function knownWords(brief: StoryBrief): Set<string> {
  const knownTexts = [
    ...brief.characters.flatMap(({ name, kind, description }) => [name, kind, description]),
    ...brief.locations.flatMap((location) => Object.values(location).flat()),
    ...brief.relationships.map(({ details }) => details),
    ...[brief.bible.people, brief.bible.places, brief.bible.objects].flat().map(({ name }) => name),
    brief.theme.name,
    brief.theme.line,
    brief.customElements,
    brief.idea,
    ...brief.previousParts,
  ];
  return new Set(knownTexts.flatMap(wordsOf).map(withoutPossessive));
}

/**
 * Checks a chapter against its brief: enough paragraphs, the hero and other characters by name, no unknown speakers,
 * nothing unreadable or too long for the age. Returns null for a chapter that needs no repair. Extra paragraphs are not
 * a fault, because they are joined. What is unreadable may have been found while the chapter was written, which saves
 * time.
 */
export function neededRepairs(
  brief: StoryBrief,
  paragraphs: readonly string[],
  foundProblems: readonly (string | null)[] = [],
): ChapterRepairs | null {
  const speakers = unknownSpeakers(paragraphs, knownWords(brief));
  const rewrite = paragraphs.flatMap((paragraph, index): ParagraphProblem[] => {
    const speaker = speakers[index] ?? null;
    const unknown = speaker === null ? null : `names an unknown character: ${speaker}`;
    const foundProblem = foundProblems[index];
    const problems = [
      unknown,
      foundProblem === undefined ? problemOfParagraph(paragraph, brief) : foundProblem,
      tooLongFor(paragraph, brief),
    ].filter((problem) => problem !== null);
    return problems.length > 0 ? [{ index, problem: problems.join('; ') }] : [];
  });
  const absentNames = missingNames(brief, paragraphs);
  if (absentNames.length > 0 && paragraphs.length > 0)
    addProblem(rewrite, OPENING_INDEX, `does not name ${absentNames.join(', ')}`);
  const last = paragraphs.length - 1;
  if (last >= 0 && isUnfinished(paragraphs[last] ?? ''))
    addProblem(rewrite, last, 'stops in the middle of a sentence: complete it');
  const append = paragraphsToAppend(brief, paragraphs);
  return rewrite.length === 0 && append === 0 ? null : { rewrite, append };
}

/** None for a chapter that lacks one paragraph but no words: it is complete, and a further one would follow its end. */
function paragraphsToAppend(brief: StoryBrief, paragraphs: readonly string[]): number {
  const missingCount = Math.max(0, brief.paragraphs.min - paragraphs.length);
  const hasWords = countWords(paragraphs.join(' ')) >= chapterWordsFor(brief, brief.paragraphs).min;
  return missingCount === 1 && hasWords ? 0 : missingCount;
}

/** Names that are missing: the hero in any chapter; in the first chapter also others, up to the required number. */
function missingNames(brief: StoryBrief, paragraphs: readonly string[]): string[] {
  const named = namedIn(paragraphs.join('\n'), brief.characters, brief.locations);
  const absentNames = brief.characters.filter((character) => !named.includes(character)).map(({ name }) => name);
  const hero = absentNames.filter((name) => name === brief.hero);
  if (brief.phase !== FIRST_PHASE) return hero;
  const remainingCount = charactersToName(brief) - named.length - hero.length;
  return [...hero, ...absentNames.filter((name) => !hero.includes(name)).slice(0, Math.max(0, remainingCount))];
}

const OPENING_INDEX = 0;

function addProblem(rewrite: ParagraphProblem[], index: number, problem: string): void {
  const sameParagraph = rewrite.find((one) => one.index === index);
  if (sameParagraph) sameParagraph.problem += `; ${problem}`;
  else rewrite.push({ index, problem });
  rewrite.sort((one, other) => one.index - other.index);
}

/**
 * Replaces the rewritten paragraphs and appends further ones, at most as many as are missing. The chapter is unchanged
 * if the number of paragraphs in the reply does not say which are which (docs/decisions/0165).
 */
export function applyRepair(chapter: readonly string[], repairs: ChapterRepairs, reply: readonly string[]): string[] {
  const paragraphs = inRequestedOrder(chapter, repairs, reply);
  const repaired = [...chapter];
  repairs.rewrite.forEach(({ index }, position) => {
    const replacement = paragraphs[position];
    if (replacement !== undefined) repaired[index] = replacement;
  });
  return [...repaired, ...paragraphs.slice(repairs.rewrite.length)];
}

/** The rewritten paragraphs of a reply, then those to append; none if it cannot be told which are which. */
function inRequestedOrder(
  chapter: readonly string[],
  { rewrite, append }: ChapterRepairs,
  reply: readonly string[],
): readonly string[] {
  const expectedCount = rewrite.length + append;
  if (reply.length === expectedCount) return reply;
  const isWholeChapter = reply.length === chapter.length + append;
  if (isWholeChapter) return [...rewrite.flatMap(({ index }) => reply[index] ?? []), ...reply.slice(chapter.length)];
  const isOfOneKind = rewrite.length === 0 || expectedCount === 1;
  return isOfOneKind ? joinShortest(reply, expectedCount).map((parts) => parts.join(' ')) : [];
}
