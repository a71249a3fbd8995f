import { EMPTY_BIBLE } from '@talelantern/domain/stories/story-bible';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';

/** A brief for ages 5-8 without cast, with what a test needs. */
export const briefWith = (brief: Partial<StoryBrief>): StoryBrief => ({
  task: 'chapter',
  phase: 'development',
  theme: { name: 'Treasure Hunt', category: 'Adventure', line: '' },
  ageRange: '5-8',
  length: 'standard',
  paragraphs: { min: 6, max: 8 },
  hero: brief.characters?.[0]?.name ?? '',
  characters: [],
  locations: [],
  relationships: [],
  customElements: '',
  idea: '',
  previousParts: [],
  bible: EMPTY_BIBLE,
  avoid: [],
  reader: null,
  avoidNamed: [],
  hasAliases: false,
  ...brief,
});
