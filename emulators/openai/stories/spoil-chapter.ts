import type { Fault } from '../controls/fault.ts';

/** Mild enough for a code base, clear enough for every moderation. */
const UNSAFE_PARAGRAPH = 'Then blood splattered everywhere, and somebody was murdered and dismembered in the dark.';

const spoilAt = (paragraphs: readonly string[], index: number, spoil: (paragraph: string) => string): string[] =>
  paragraphs.map((paragraph, position) => (position === index ? spoil(paragraph) : paragraph));

/** Makes a good chapter bad in the way a test has asked for; returns it unchanged for any other fault. */
export function spoilChapter(paragraphs: readonly string[], heroName: string, fault: Fault | null): string[] {
  switch (fault?.kind) {
    case 'three-paragraphs':
      return paragraphs.slice(0, 3);
    case 'unknown-name':
      return spoilAt(
        paragraphs,
        Math.floor(paragraphs.length / 2),
        (paragraph) => `${paragraph} “Wait for me,” said ${fault.name}.`,
      );
    case 'no-hero':
      return paragraphs.map((paragraph) => paragraph.replaceAll(heroName, 'the traveller'));
    case 'unsafe-text':
      return spoilAt(paragraphs, Math.min(fault.paragraph, paragraphs.length - 1), () => UNSAFE_PARAGRAPH);
    default:
      return [...paragraphs];
  }
}
