import { wholeWords } from '../text/whole-words.ts';
import { heroOf } from './hero.ts';
import { tooLongFor } from './paragraph-length.ts';
import { unreadable } from './readable-chapter.ts';
import type { ParagraphProblem, RepairBrief, StoryBrief } from './story-brief.ts';

/** What a finished chapter still lacks. */
export interface ChapterFaults {
  rewrite: ParagraphProblem[];
  append: number;
}

const WORD = /[\p{L}’'-]+/gu;

/** Words of speech, beside which a capitalised word is somebody's name. */
const SPEECH =
  'said|says|asked|whispered|cried|called|shouted|replied|answered|laughed|murmured|sighed|added|agreed|declared|muttered|grinned';
const SPEAKER = new RegExp(`\\b(?:${SPEECH}) (\\p{Lu}\\p{Ll}+)|(\\p{Lu}\\p{Ll}+) (?:${SPEECH})\\b`, 'gu');

/** Words that stand capitalised before or after a speech verb without being a name. */
const NOT_NAMES = new Set([
  'He',
  'She',
  'They',
  'It',
  'I',
  'We',
  'You',
  'Everyone',
  'Everybody',
  'Nobody',
  'Somebody',
  'Someone',
  'Both',
  'All',
  'One',
  'The',
  'A',
  'An',
  'And',
  'But',
  'Then',
  'So',
  'Mum',
  'Dad',
  'Mother',
  'Father',
  'Grandma',
  'Grandpa',
  'Who',
  'What',
  'Neither',
  'Another',
]);

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

const withoutPossessive = (word: string): string => word.replace(/[’']s?$/, '');

function knownWords(brief: StoryBrief): Set<string> {
  const known = [
    ...brief.characters.flatMap(({ name, kind, description }) => [name, kind, description]),
    ...brief.locations.flatMap((location) => Object.values(location).flat()),
    ...[brief.bible.people, brief.bible.places, brief.bible.objects].flat().map(({ name }) => name),
    brief.theme.name,
    brief.customElements,
    brief.idea,
    ...brief.previousParts,
  ];
  return new Set([...NOT_NAMES, ...known.flatMap(wordsOf).map(withoutPossessive)]);
}

function unknownSpeakers(paragraph: string, known: ReadonlySet<string>): string[] {
  return [...paragraph.matchAll(SPEAKER)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((name) => name !== '' && !known.has(name));
}

/** What is wrong with a paragraph on its own. */
function paragraphProblems(brief: StoryBrief, known: ReadonlySet<string>, paragraph: string): string[] {
  const [unknown] = unknownSpeakers(paragraph, known);
  const others = [unreadable(paragraph, brief), tooLongFor(paragraph, brief.ageRange)].filter(
    (problem) => problem !== null,
  );
  return [...(unknown ? [`names an unknown character: ${unknown}`] : []), ...others];
}

/**
 * Checks a chapter against its brief: enough paragraphs, the hero and every character by name, nobody speaking whom the
 * brief does not know, nothing that nobody may read or that is too long for the age (specification §9, architecture §5,
 * §6). Null when nothing is wrong.
 * Too many paragraphs are no fault: the chapter ends for the reader at the most its brief asks for.
 */
export function chapterFaults(brief: StoryBrief, paragraphs: readonly string[]): ChapterFaults | null {
  const known = knownWords(brief);
  const rewrite = paragraphs.flatMap((paragraph, index): ParagraphProblem[] => {
    const problems = paragraphProblems(brief, known, paragraph);
    return problems.length > 0 ? [{ index, problem: problems.join('; ') }] : [];
  });
  const missing = missingNames(brief, paragraphs);
  if (missing.length > 0 && paragraphs.length > 0) addProblem(rewrite, `does not name ${missing.join(', ')}`);
  const append = Math.max(0, brief.paragraphs.min - paragraphs.length);
  return rewrite.length === 0 && append === 0 ? null : { rewrite, append };
}

/** The hero in any chapter, everybody in the introduction. */
function missingNames(brief: StoryBrief, paragraphs: readonly string[]): string[] {
  const text = paragraphs.join('\n');
  const hero = heroOf(brief);
  const wanted = brief.phase === 'introduction' ? brief.characters : hero ? [hero] : [];
  return wanted.map(({ name }) => name).filter((name) => !wholeWords(name).test(text));
}

const FIRST = 0;

function addProblem(rewrite: ParagraphProblem[], problem: string): void {
  const first = rewrite.find(({ index }) => index === FIRST);
  if (first) first.problem += `; ${problem}`;
  else rewrite.unshift({ index: FIRST, problem });
}

/** The assignment that cures `faults`. */
export const buildRepairBrief = (
  brief: StoryBrief,
  chapter: readonly string[],
  faults: ChapterFaults,
): RepairBrief => ({
  ...brief,
  task: 'repair',
  chapter: [...chapter],
  rewrite: faults.rewrite,
  append: faults.append,
});

/**
 * The chapter after a repair: rewritten paragraphs in their places, further ones at the end, never more than the
 * brief asks for. A reply that is too short leaves the old paragraphs in place.
 */
export function applyRepair(
  chapter: readonly string[],
  faults: ChapterFaults,
  reply: readonly string[],
  max: number,
): string[] {
  const repaired = [...chapter];
  faults.rewrite.forEach(({ index }, position) => {
    const replacement = reply[position];
    if (replacement !== undefined) repaired[index] = replacement;
  });
  return [...repaired, ...reply.slice(faults.rewrite.length)].slice(0, max);
}
