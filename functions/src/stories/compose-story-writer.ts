import type { Cloud } from '../cloud.ts';
import { createOpenAiClient } from '../core/openai-client.ts';
import { log } from '../core/request-log.ts';
import type { StoryWriter } from '../generation/ports/providers.ts';
import { createResponsesStoryWriter } from './adapters/responses-story-writer.ts';

/** The text model; pictures need it too. */
export const composeStoryWriter = ({ config: { apiKey, text } }: Pick<Cloud, 'config'>): StoryWriter =>
  createResponsesStoryWriter(createOpenAiClient(apiKey, text.baseUrl), text, log);
