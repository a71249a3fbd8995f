/** A fault that a test injects into a chapter. */
export type ChapterFault =
  | { kind: 'three-paragraphs' }
  | { kind: 'unknown-name'; name: string }
  | { kind: 'no-hero' }
  | { kind: 'unsafe-text'; paragraph: number };

/** A paragraph mild enough for a repository and clear enough for any moderation model to flag. */
const UNSAFE_PARAGRAPH = 'Then blood splattered everywhere, and somebody was murdered and dismembered in the dark.';

const replaceAt = (paragraphs: readonly string[], index: number, replace: (paragraph: string) => string): string[] =>
  paragraphs.map((paragraph, position) => (position === index ? replace(paragraph) : paragraph));

/** Injects a fault into a chapter; null leaves it unchanged. */
export function injectFault(paragraphs: readonly string[], heroName: string, fault: ChapterFault | null): string[] {
  switch (fault?.kind) {
    case 'three-paragraphs':
      return paragraphs.slice(0, 3);
    case 'unknown-name':
      return replaceAt(
        paragraphs,
        Math.floor(paragraphs.length / 2),
        (paragraph) => `${paragraph} “Wait for me,” said ${fault.name}, and they waited for ${fault.name}.`,
      );
    case 'no-hero':
      return paragraphs.map((paragraph) => paragraph.replaceAll(heroName, 'the traveler'));
    case 'unsafe-text':
      return replaceAt(paragraphs, Math.min(fault.paragraph, paragraphs.length - 1), () => UNSAFE_PARAGRAPH);
    case undefined:
      return [...paragraphs];
  }
}
