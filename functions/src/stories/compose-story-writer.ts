import type { Cloud } from '../cloud.ts';
import { createOpenAiClient } from '../core/openai-client.ts';
import { log } from '../core/request-log.ts';
import type { StoryWriter } from '../generation/ports/providers.ts';
import { createChatStoryWriter } from './adapters/chat-story-writer.ts';
import { createResponsesStoryWriter } from './adapters/responses-story-writer.ts';

/** The text model in the configured dialect; pictures need it too. */
export function composeStoryWriter({ config: { apiKey, text } }: Pick<Cloud, 'config'>): StoryWriter {
  const create = text.dialect === 'chat' ? createChatStoryWriter : createResponsesStoryWriter;
  return create(createOpenAiClient(apiKey, text.baseUrl), text, log);
}
