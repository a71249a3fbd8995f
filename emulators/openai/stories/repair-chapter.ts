import type { RepairBrief } from './story-brief.ts';
import { writeChapter, type WritingSeed } from './write-chapter.ts';

/** The paragraphs that a repair asks for: those to rewrite, in the order asked, then those to append. */
export function repairChapter(brief: RepairBrief, seed: WritingSeed): string[] {
  const fresh = writeChapter(brief, seed);
  return [
    ...brief.rewrite.map(({ index }) => fresh[index] ?? fresh[0] ?? ''),
    ...fresh.slice(-brief.append || fresh.length),
  ];
}
