import { sentencesOf } from './register/sentences.ts';
import type { RepairBrief } from './story-brief.ts';
import { sharedRuns } from './word-runs.ts';
import { writeChapter, type WritingSeed } from './write-chapter.ts';

/** How much a paragraph may share with the chapter before it counts as a part of it. */
const MAX_SHARED = 0.25;
const MAX_ATTEMPTS = 8;

/** A paragraph without its stranger: the sentences that name him are left out, or he loses his name. */
function withoutStranger(paragraph: string, stranger: string): string {
  const kept = sentencesOf(paragraph).filter((sentence) => !sentence.includes(stranger));
  return kept.length > 0 ? kept.join(' ') : paragraph.replaceAll(stranger, 'the old man at the gate');
}

/** A paragraph in which each of the names occurs. */
function withNames(paragraph: string, names: readonly string[]): string {
  const missing = names.filter((name) => !paragraph.includes(name));
  if (missing.length === 0) return paragraph;
  const list = missing.length < 2 ? missing.join('') : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1) ?? ''}`;
  return `${paragraph} And in the middle of it all, where else, ${missing.length < 2 ? 'was' : 'were'} ${list}.`;
}

/** Cures what the problem names; for a problem it does not know, the paragraph is replaced by another one. */
function rewrite(paragraph: string, replacement: string, problem: string): string {
  const stranger = /unknown character: ([^;]+)/u.exec(problem)?.[1]?.trim();
  const names = /does not name ([^;]+)/u.exec(problem)?.[1]?.split(/, | and /u);
  if (stranger === undefined && names === undefined) return replacement;
  const known = stranger === undefined ? paragraph : withoutStranger(paragraph, stranger);
  return names === undefined
    ? known
    : withNames(
        known,
        names.map((name) => name.trim()),
      );
}

/** Paragraphs of the same chapter, told in other words, that are not in it yet; they end where a chapter ends. */
function freshParagraphs(brief: RepairBrief, { seed, variation }: WritingSeed, count: number): string[] {
  const told = brief.chapter.join('\n');
  let fresh: string[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS && fresh.length < count; attempt += 1) {
    const size = brief.chapter.length + count + attempt;
    const again = attempt === 0 ? variation : `${variation}#${attempt}`;
    const chapter = writeChapter(
      { ...brief, paragraphs: { min: size, max: size } },
      { seed, variation: again, told: brief.chapter },
    );
    fresh = chapter.filter((paragraph) => sharedRuns(paragraph, told) < MAX_SHARED);
  }
  return fresh.slice(-count);
}

/**
 * The paragraphs that a repair asks for: those to rewrite, in the order asked, each cured of its problem, then those to
 * append, which carry the chapter to its end.
 */
export function repairChapter(brief: RepairBrief, seed: WritingSeed): string[] {
  const needed = brief.rewrite.length + brief.append;
  const fresh = freshParagraphs(brief, seed, Math.max(1, needed));
  const rewritten = brief.rewrite.map(({ index, problem }, position) => {
    const replacement = fresh[position] ?? fresh[0] ?? '';
    return rewrite(brief.chapter[index] ?? replacement, replacement, problem);
  });
  return [...rewritten, ...(brief.append > 0 ? fresh.slice(-brief.append) : [])];
}
