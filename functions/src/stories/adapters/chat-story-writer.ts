import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { withoutHiddenText } from '@talelantern/domain/safety/as-read';
import type OpenAI from 'openai';
import type { Log } from '../../core/log.ts';
import type { StoryWriter } from '../../generation/ports/providers.ts';
import { callOptions, streamError } from '../../core/openai-client.ts';
import { callVendor } from '../../generation/adapters/call-vendor.ts';
import {
  createJsonAnswers,
  dataAddress,
  PICTURE_DETAIL,
  readTokens,
  reportTokens,
  STORY_SENTENCES,
  textModel,
  type JsonOrder,
  type TextSettings,
} from './json-answers.ts';
import { askInAcceptedForm } from './responses-story-writer.ts';

/** Only what Ollama, vLLM and LocalAI support: https://docs.vllm.ai/en/stable/serving/online_serving */
export const createChatStoryWriter = (client: OpenAI, settings: TextSettings, log: Log): StoryWriter => ({
  write: (order, onText) =>
    callVendor({ meter: order.meter, messages: STORY_SENTENCES, log }, async (answered) => {
      const options = callOptions(order.requestId, settings.timeoutMs, order.signal);
      const model = textModel(settings, order);
      const chunks = await askInAcceptedForm((form) => {
        const sampling = form === 'exact' ? { temperature: order.temperature } : {};
        return client.chat.completions.create(
          { ...bodyOf(model, order), ...sampling, stream: true, stream_options: { include_usage: true } },
          options,
        );
      });
      let ending: string | null = null;
      let isRefused = false;
      let counted: unknown;
      try {
        for await (const { choices, usage } of chunks) {
          // Some servers count in every chunk.
          counted = usage ?? counted;
          const [choice] = choices;
          isRefused ||= Boolean(choice?.delta.refusal);
          if (choice?.delta.content && !isRefused) onText(choice.delta.content);
          ending = choice?.finish_reason ?? ending;
        }
      } catch (error) {
        // A refusal is final, however the stream ends.
        if (!isRefused) throw error;
      }
      reportTokens(answered, model, readTokens(counted, 'prompt_tokens', 'completion_tokens'));
      if (isRefused || ending === 'content_filter') throw new AppError('refused', STORY_REFUSED);
      if (ending === null) throw streamError(options.signal);
      return { isTruncated: ending !== 'stop' };
    }),
  ...createJsonAnswers(settings, log, async (model, order, format, options) => {
    const { choices, usage } = await client.chat.completions.create(
      { ...bodyOf(model, order), response_format: { type: 'json_schema', json_schema: format } },
      options,
    );
    return { json: choices[0]?.message.content ?? '', tokens: readTokens(usage, 'prompt_tokens', 'completion_tokens') };
  }),
});

const bodyOf = (model: string, { prompt, maxOutputTokens, pictures }: JsonOrder) => ({
  model,
  messages: [
    { role: 'system' as const, content: prompt.instructions },
    {
      role: 'user' as const,
      content: pictures ? contentOf(prompt.input, pictures) : withoutHiddenText(prompt.input),
    },
  ],
  max_tokens: maxOutputTokens,
});

const contentOf = (input: string, pictures: readonly Buffer[]) => [
  { type: 'text' as const, text: withoutHiddenText(input) },
  ...pictures.map((picture) => ({
    type: 'image_url' as const,
    image_url: { url: dataAddress(picture), detail: PICTURE_DETAIL },
  })),
];
