import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { withoutHiddenText } from '@talelantern/domain/safety/as-read';
import type OpenAI from 'openai';
import * as z from 'zod/mini';
import type { Log } from '../../core/log.ts';
import type { AnswerOrder, CostMeter, JudgementOrder, StoryWriter } from '../../generation/ports/providers.ts';
import { callOptions, streamError } from '../../core/openai-client.ts';
import { toProviderError } from '../../core/provider-error.ts';
import {
  askInAcceptedForm,
  dataAddress,
  JUDGEMENT,
  PICTURE_DETAIL,
  STORY_SENTENCES,
  type TextSettings,
  type AnswerKind,
  MOMENT,
  NOTES,
  parseAnswer,
  textModel,
  type WriterDeps,
} from './responses-story-writer.ts';

/**
 * Chapters by chat completions, restricted to what compatible servers support (Ollama, vLLM, LocalAI):
 * https://docs.vllm.ai/en/stable/serving/online_serving
 */
export const createChatStoryWriter = (client: OpenAI, settings: TextSettings, log: Log): StoryWriter => ({
  async write(order, onText) {
    const options = callOptions(order.requestId, settings.timeoutMs, order.signal);
    try {
      const model = textModel(settings, order);
      const answered = order.meter.asked();
      const chunks = await askInAcceptedForm((form) => {
        const warmth = form === 'exact' ? { temperature: order.temperature } : {};
        return client.chat.completions.create(
          { ...bodyOf(model, order), ...warmth, stream: true, stream_options: { include_usage: true } },
          options,
        );
      });
      let ending: string | null = null;
      let counted: unknown;
      for await (const { choices, usage } of chunks) {
        // Some servers count in every chunk.
        counted = usage ?? counted;
        const [choice] = choices;
        if (choice?.delta.refusal) throw new AppError('refused', STORY_REFUSED);
        if (choice?.delta.content) onText(choice.delta.content);
        ending = choice?.finish_reason ?? ending;
      }
      reportUsage(answered, model, counted);
      if (ending === 'content_filter') throw new AppError('refused', STORY_REFUSED);
      if (ending === null) throw streamError(options.signal);
      return { isTruncated: ending !== 'stop' };
    } catch (error) {
      throw toProviderError(error, STORY_SENTENCES, log);
    }
  },
  updateNotes: (order) => answerInJson({ client, settings, log }, order, NOTES),
  findMoment: (order) => answerInJson({ client, settings, log }, order, MOMENT),
  judgeScene: (order) => answerInJson({ client, settings, log }, order, JUDGEMENT),
});

async function answerInJson<Answer>(
  { client, settings, log }: WriterDeps,
  order: AnswerOrder & Partial<JudgementOrder>,
  kind: AnswerKind<Answer>,
): Promise<Answer> {
  try {
    const model = textModel(settings, order);
    const answered = order.meter.asked(kind.part);
    const { choices, usage } = await client.chat.completions.create(
      { ...bodyOf(model, order), response_format: { type: 'json_schema', json_schema: kind.format } },
      callOptions(order.requestId, settings[kind.timeout]),
    );
    reportUsage(answered, model, usage);
    return parseAnswer(choices[0]?.message.content ?? '', kind);
  } catch (error) {
    throw toProviderError(error, STORY_SENTENCES, log);
  }
}

const usageSchema = z.object({
  prompt_tokens: z.number(),
  prompt_tokens_details: z.nullish(z.object({ cached_tokens: z.nullish(z.number()) })),
  completion_tokens: z.number(),
});

/** Reports the tokens, which only some servers count. */
function reportUsage(answered: ReturnType<CostMeter['asked']>, model: string, usage: unknown): void {
  const { success, data } = usageSchema.safeParse(usage);
  if (!success) return;
  const { prompt_tokens: inputTokens, prompt_tokens_details: details, completion_tokens: outputTokens } = data;
  answered({ kind: 'text', model, inputTokens, cachedTokens: details?.cached_tokens ?? 0, outputTokens });
}

const bodyOf = (model: string, { prompt, maxOutputTokens, pictures }: AnswerOrder & Partial<JudgementOrder>) => ({
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
