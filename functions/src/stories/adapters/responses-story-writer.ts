import { withoutHiddenText } from '@talelantern/domain/safety/as-read';
import type OpenAI from 'openai';
import type { Log } from '../../core/log.ts';
import type { AnswerOrder, StoryWriter } from '../../generation/ports/providers.ts';
import { callOptions, streamError } from '../../core/openai-client.ts';
import { refusedParameter } from '../../core/provider-error.ts';
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
import { answerText, readStream } from './responses-output.ts';

/** Uses the Responses API: https://developers.openai.com/api/docs/guides/streaming-responses */
export const createResponsesStoryWriter = (client: OpenAI, settings: TextSettings, log: Log): StoryWriter => ({
  write: (order, onText) =>
    callVendor({ meter: order.meter, messages: STORY_SENTENCES, log }, async (answered) => {
      const options = callOptions(order.requestId, settings.timeoutMs, order.signal);
      const model = textModel(settings, order);
      const events = await askInAcceptedForm((form) => {
        const sampling = form === 'exact' ? { temperature: order.temperature } : {};
        return client.responses.create({ ...bodyOf(model, order, form), ...sampling, stream: true }, options);
      });
      const ending = await readStream(events, onText);
      if (ending === null) throw streamError(options.signal);
      const { usage, failure, ...written } = ending;
      reportTokens(answered, model, readTokens(usage, 'input_tokens', 'output_tokens'));
      if (failure) throw failure;
      return written;
    }),
  ...createJsonAnswers(settings, log, async (model, order, format, options) => {
    const text = { format: { type: 'json_schema', ...format } } as const;
    const { output, usage } = await askInAcceptedForm((form) =>
      client.responses.create({ ...bodyOf(model, order, form), text, ...withPictures(order) }, options),
    );
    return { json: answerText({ output }), tokens: readTokens(usage, 'input_tokens', 'output_tokens') };
  }),
});

/** The input with the pictures of a judgement; nothing for a request without. */
const withPictures = ({ prompt, pictures }: JsonOrder) =>
  pictures && {
    input: [
      {
        role: 'user' as const,
        content: [
          { type: 'input_text' as const, text: withoutHiddenText(prompt.input) },
          ...pictures.map((picture) => ({
            type: 'input_image' as const,
            image_url: dataAddress(picture),
            detail: PICTURE_DETAIL,
          })),
        ],
      },
    ],
  };

/** Fields that all text requests share. */
const bodyOf = (model: string, { prompt, maxOutputTokens, cacheKey, safetyIdentifier }: AnswerOrder, form: Form) =>
  ({
    model,
    instructions: prompt.instructions,
    input: withoutHiddenText(prompt.input),
    max_output_tokens: maxOutputTokens + (form === 'reasoning' ? REASONING_TOKENS : 0),
    ...(form === 'reasoning' ? {} : { reasoning: { effort: 'none' as const } }),
    prompt_cache_key: cacheKey,
    safety_identifier: safetyIdentifier,
    store: false,
  }) as const;

/** `cold` is without a temperature; `reasoning`, for models that must reason, also without reasoning settings. */
type Form = 'exact' | 'cold' | 'reasoning';

/** Reasoning at the model's own effort uses tokens before the first word. */
const REASONING_TOKENS = 4_000;

/** Asks again without the parameters that the model refuses, which it names one at a time. */
export async function askInAcceptedForm<Answer>(
  ask: (form: Form) => Promise<Answer>,
  form: Form = 'exact',
): Promise<Answer> {
  try {
    return await ask(form);
  } catch (error) {
    const next = withoutParameter(form, refusedParameter(error));
    if (next === null) throw error;
    return askInAcceptedForm(ask, next);
  }
}

/** The form without the refused parameter; null if it was not in it. */
function withoutParameter(form: Form, refused: string): Form | null {
  if (form === 'exact' && refused === 'temperature') return 'cold';
  return form !== 'reasoning' && refused.startsWith('reasoning') ? 'reasoning' : null;
}
