import type { Cloud } from '../cloud.ts';
import { createOpenAiClient } from '../core/openai-client.ts';
import { log } from '../core/request-log.ts';
import { createOpenAiModerator } from './adapters/openai-moderator.ts';

export const composeModeration = ({ config: { apiKey, moderation } }: Cloud) => ({
  log,
  moderator: createOpenAiModerator(createOpenAiClient(apiKey, moderation.baseUrl), moderation, log),
});
