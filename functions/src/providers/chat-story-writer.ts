import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type OpenAI from 'openai';
import type { Log } from '../operations/ports/log.ts';
import type { NotesOrder, StoryWriter } from '../operations/ports/providers.ts';
import { callOptions, cutOff } from './openai-client.ts';
import { toProviderError } from './provider-error.ts';
import { STORY_SENTENCES, type TextSettings } from './responses-story-writer.ts';
import { NOTES_FORMAT, parseNotes } from './story-notes.ts';

/**
 * Chapters by chat completions in the words that every compatible server knows (Ollama, vLLM, LocalAI):
 * https://docs.vllm.ai/en/stable/serving/online_serving
 */
export const createChatStoryWriter = (client: OpenAI, settings: TextSettings, log: Log): StoryWriter => ({
  async write(order, onText) {
    const options = callOptions(order.requestId, settings.timeoutMs, order.signal);
    try {
      const chunks = await client.chat.completions.create(
        { ...bodyOf(settings.model, order), temperature: order.temperature, stream: true },
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
  async takeNotes(order) {
    try {
      const { choices } = await client.chat.completions.create(
        { ...bodyOf(settings.model, order), response_format: { type: 'json_schema', json_schema: NOTES_FORMAT } },
        callOptions(order.requestId, settings.notesTimeoutMs),
      );
      return parseNotes(choices[0]?.message.content ?? '');
    } catch (error) {
      throw toProviderError(error, STORY_SENTENCES, log);
    }
  },
});

const bodyOf = (model: string, { prompt, maxOutputTokens }: NotesOrder) => ({
  model,
  messages: [
    { role: 'system' as const, content: prompt.instructions },
    { role: 'user' as const, content: prompt.input },
  ],
  max_tokens: maxOutputTokens,
});
