import type { StoryBrief } from './story-brief.ts';

export interface WritingSeed {
  seed: string;
  variation: string;
}

/** Writes one chapter: its paragraphs, as many as the brief asks for. */
export function writeChapter(brief: StoryBrief, _seed: WritingSeed): string[] {
  const hero = brief.characters.find(({ role }) => role === 'Hero') ?? brief.characters[0];
  const name = hero?.name ?? 'Somebody';
  const names = brief.characters.map((character) => character.name).join(', ');
  const first = `${name} was ${hero?.traits.join(' and ').toLowerCase() || 'kind'} and knew a little about ${hero?.power?.toLowerCase() ?? 'most things'}. That morning everyone was there: ${names}.`;
  const rest = Array.from(
    { length: Math.max(0, brief.paragraphs.min - 1) },
    (_, index) => `${name} took step number ${index + 2} on the road of the ${brief.theme.name.toLowerCase()}.`,
  );
  return [first, ...rest];
}
