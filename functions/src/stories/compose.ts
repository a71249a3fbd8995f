import { createFirestoreFamilies } from '../families/adapters/firestore-families.ts';
import type { Cloud } from '../cloud.ts';
import { composeGeneration } from '../generation/compose.ts';
import { composeModeration } from '../moderation/compose.ts';
import { composeStoryWriter } from './compose-story-writer.ts';

export const composeStories = (cloud: Cloud) => ({
  ...composeGeneration(cloud),
  ...composeModeration(cloud),
  families: createFirestoreFamilies(cloud.firestore),
  storyWriter: composeStoryWriter(cloud),
});
