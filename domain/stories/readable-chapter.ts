import { findAvoided } from '../safety/avoid-list.ts';
import { repeatsInstructions } from './repeated-instructions.ts';
import type { StoryBrief } from './story-brief.ts';

type Spared = Pick<StoryBrief, 'avoid' | 'avoidNamed'>;

/**
 * Why nobody may read `paragraph`, or null: it brings up what the child is to be spared (architecture §6), or it is no
 * story at all. What moderation decides comes on top.
 */
export function unreadable(paragraph: string, { avoid, avoidNamed }: Spared): string | null {
  const avoided = findAvoided(paragraph, avoid);
  if (avoided !== null) return `brings up what is to be avoided: ${avoided}`;
  // Not said what it is: whoever repairs it must not learn the name.
  if (findAvoided(paragraph, avoidNamed) !== null) return 'brings up what is to be avoided';
  return repeatsInstructions(paragraph) ? 'repeats instructions instead of telling the story' : null;
}

/**
 * The chapter as it may be read after its one repair: a paragraph that is still unreadable gives way to the one that
 * stood there before, or is left out. Null where the opening would be lost, or fewer paragraphs than asked for would be
 * left of what was written.
 */
export function readableChapter(
  brief: Spared & Pick<StoryBrief, 'paragraphs'>,
  written: readonly string[],
  repaired: readonly string[],
): string[] | null {
  const isReadable = (paragraph: string | undefined): paragraph is string =>
    paragraph !== undefined && unreadable(paragraph, brief) === null;
  const chosen = repaired.map((paragraph, index) => [paragraph, written[index]].find(isReadable) ?? null);
  const kept = chosen.filter((paragraph) => paragraph !== null);
  const hasGap = chosen.slice(0, written.length).includes(null);
  if (chosen[0] === null || (hasGap && kept.length < brief.paragraphs.min)) return null;
  return kept;
}
