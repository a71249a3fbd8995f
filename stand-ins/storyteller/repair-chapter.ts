import { sentencesOf } from './register/sentences.ts';
import type { RepairBrief } from './story-brief.ts';
import { sharedRuns } from './word-runs.ts';
import { writeChapter, type WritingSeed } from './write-chapter.ts';

/** The fraction of repeated text above which a paragraph counts as already part of the chapter. */
const MAX_REPEATED_FRACTION = 0.25;
const MAX_ATTEMPTS = 8;

/** Removes an unknown character: the sentences that mention it, or only the name if every sentence does. */
function removeStranger(paragraph: string, stranger: string): string {
  const remainingSentences = sentencesOf(paragraph).filter((sentence) => !sentence.includes(stranger));
  return remainingSentences.length > 0
    ? remainingSentences.join(' ')
    : paragraph.replaceAll(stranger, 'the old man at the gate');
}

/** Adds the missing names to a paragraph. */
function addMissingNames(paragraph: string, names: readonly string[]): string {
  const missingNames = names.filter((name) => !paragraph.includes(name));
  if (missingNames.length === 0) return paragraph;
  const list =
    missingNames.length < 2
      ? missingNames.join('')
      : `${missingNames.slice(0, -1).join(', ')} and ${missingNames.at(-1) ?? ''}`;
  return `${paragraph} In the middle of it all, where else, ${missingNames.length < 2 ? 'was' : 'were'} ${list}.`;
}

/** Fixes the stated problem; for an unknown problem, returns the replacement. */
function fixProblem(paragraph: string, replacement: string, problem: string): string {
  const stranger = /unknown character: ([^;]+)/u.exec(problem)?.[1]?.trim();
  const names = /does not name ([^;]+)/u.exec(problem)?.[1]?.split(/, | and /u);
  if (stranger === undefined && names === undefined) return replacement;
  const withoutStranger = stranger === undefined ? paragraph : removeStranger(paragraph, stranger);
  return names === undefined
    ? withoutStranger
    : addMissingNames(
        withoutStranger,
        names.map((name) => name.trim()),
      );
}

/** Reworded paragraphs that the chapter does not contain yet, taken from the end, so that the last one concludes it. */
function freshParagraphs(brief: RepairBrief, { seed, variation }: WritingSeed, count: number): string[] {
  const chapterText = brief.chapter.join('\n');
  let fresh: string[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS && fresh.length < count; attempt += 1) {
    const size = brief.chapter.length + count + attempt;
    const nextVariation = attempt === 0 ? variation : `${variation}#${attempt}`;
    const chapter = writeChapter(
      { ...brief, paragraphs: { min: size, max: size } },
      { seed, variation: nextVariation, existing: brief.chapter },
    );
    fresh = chapter.filter((paragraph) => sharedRuns(paragraph, chapterText) < MAX_REPEATED_FRACTION);
  }
  return fresh.slice(-count);
}

/**
 * The paragraphs that a repair asks for: the rewritten ones in the requested order, each with its problem fixed, then
 * the appended ones, which conclude the chapter.
 */
export function repairChapter(brief: RepairBrief, seed: WritingSeed): string[] {
  const needed = brief.rewrite.length + brief.append;
  const fresh = freshParagraphs(brief, seed, Math.max(1, needed));
  const rewrittenParagraphs = brief.rewrite.map(({ index, problem }, position) => {
    const replacement = fresh[position] ?? fresh[0] ?? '';
    return fixProblem(brief.chapter[index] ?? replacement, replacement, problem);
  });
  return [...rewrittenParagraphs, ...(brief.append > 0 ? fresh.slice(-brief.append) : [])];
}
