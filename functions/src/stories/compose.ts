import { createFirestoreFamilies } from '../accounts/adapters/firestore-families.ts';
import type { Cloud } from '../cloud.ts';
import { createOpenAiClient } from '../core/openai-client.ts';
import { log } from '../core/request-log.ts';
import { composeGeneration } from '../generation/compose.ts';
import { composeModeration } from '../moderation/compose.ts';
import { createChatStoryWriter } from './adapters/chat-story-writer.ts';
import { createResponsesStoryWriter } from './adapters/responses-story-writer.ts';

export function composeStories(cloud: Cloud) {
  const { apiKey, text } = cloud.config;
  const createStoryWriter = text.dialect === 'chat' ? createChatStoryWriter : createResponsesStoryWriter;
  return {
    ...composeGeneration(cloud),
    ...composeModeration(cloud),
    families: createFirestoreFamilies(cloud.firestore),
    storyWriter: createStoryWriter(createOpenAiClient(apiKey, text.baseUrl), text, log),
  };
}
