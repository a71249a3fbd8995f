import { paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { toParagraphs } from '@talelantern/domain/stories/story';

export interface Passage {
  /** Index of the chapter, 0-3. */
  part: number;
  /** Index of the paragraph in which the passage begins. */
  paragraph: number;
  /** The selected text without line breaks. */
  text: string;
  /** Start offset in the stored chapter. */
  position: number;
}

/** A position in the shown text of a paragraph. */
export interface TextPosition {
  paragraph: number;
  offset: number;
}

/** Snaps to the beginning of the word at `offset`, or of the next word after a gap. */
function startOfWord(text: string, offset: number): number {
  const gap = /^\s+/.exec(text.slice(offset));
  return gap ? offset + gap[0].length : offset - (/\S+$/.exec(text.slice(0, offset))?.[0].length ?? 0);
}

/** Snaps to the end of the word at `offset`, or of the previous word before a gap. */
function endOfWord(text: string, offset: number): number {
  const gap = /\s+$/.exec(text.slice(0, offset));
  return gap ? offset - gap[0].length : offset + (/^\S+/.exec(text.slice(offset))?.[0].length ?? 0);
}

/** The whole words between two positions of the chapter `part`; null if there are none. */
export function passageBetween(chapter: string, part: number, from: TextPosition, to: TextPosition): Passage | null {
  const paragraphs = toParagraphs(chapter);
  const first = paragraphs[from.paragraph] ?? '';
  const start = startOfWord(first, from.offset);
  const end = endOfWord(paragraphs[to.paragraph] ?? '', to.offset);
  const text = paragraphs
    .slice(from.paragraph, to.paragraph + 1)
    .map((paragraph, index) => {
      const isLast = from.paragraph + index === to.paragraph;
      return paragraph.slice(index === 0 ? start : 0, isLast ? end : undefined);
    })
    .join(' ')
    .trim();
  if (text === '') return null;
  const position = (paragraphSpans(chapter)[from.paragraph]?.start ?? 0) + start;
  return { part, paragraph: from.paragraph, text, position };
}

export function paragraphPassage(chapter: string, part: number, paragraph: number): Passage | null {
  const { length } = toParagraphs(chapter)[paragraph] ?? '';
  return passageBetween(chapter, part, { paragraph, offset: 0 }, { paragraph, offset: length });
}
