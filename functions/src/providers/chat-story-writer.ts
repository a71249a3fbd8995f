import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type OpenAI from 'openai';
import type { Log } from '../operations/ports/log.ts';
import type { StoryWriter } from '../operations/ports/providers.ts';
import { callOptions, cutOff } from './openai-client.ts';
import { toProviderError } from './provider-error.ts';
import { STORY_SENTENCES, type TextSettings } from './responses-story-writer.ts';

/**
 * Chapters by chat completions in the words that every compatible server knows (Ollama, vLLM, LocalAI):
 * https://docs.vllm.ai/en/stable/serving/online_serving
 */
export const createChatStoryWriter = (client: OpenAI, settings: TextSettings, log: Log): StoryWriter => ({
  async write({ prompt, temperature, maxOutputTokens, requestId, signal }, onText) {
    const options = callOptions(requestId, settings.timeoutMs, signal);
    try {
      const chunks = await client.chat.completions.create(
        {
          model: settings.model,
          messages: [
            { role: 'system', content: prompt.instructions },
            { role: 'user', content: prompt.input },
          ],
          temperature,
          max_tokens: maxOutputTokens,
          stream: true,
        },
        options,
      );
      let ending: string | null = null;
      for await (const { choices } of chunks) {
        const [choice] = choices;
        if (choice?.delta.refusal) throw new AppError('refused', STORY_REFUSED);
        if (choice?.delta.content) onText(choice.delta.content);
        ending = choice?.finish_reason ?? ending;
      }
      if (ending === 'content_filter') throw new AppError('refused', STORY_REFUSED);
      if (ending === null) throw cutOff(options.signal);
      return { isCut: ending === 'length' };
    } catch (error) {
      throw toProviderError(error, STORY_SENTENCES, log);
    }
  },
});
