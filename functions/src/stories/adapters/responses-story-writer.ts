import { generateStoryContract, STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { withoutHiddenText } from '@talelantern/domain/safety/as-read';
import { parseJson } from '@talelantern/domain/stored/read-fields';
import type OpenAI from 'openai';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import type { Log } from '../../core/log.ts';
import { callOptions, streamError } from '../../core/openai-client.ts';
import { afterShortWait, refusedParameter } from '../../core/provider-error.ts';
import { callVendor } from '../../generation/adapters/call-vendor.ts';
import type { ReportUsage, ReplyOrder, JudgementOrder, StoryWriter } from '../../generation/ports/providers.ts';
import { JUDGEMENT, MOMENT, NOTES, type ReplyKind } from './json-replies.ts';
import { replyText, readStream } from './responses-output.ts';

type TextSettings = Omit<Config['text'], 'baseUrl'>;
type JsonOrder = ReplyOrder & Partial<JudgementOrder>;

const STORY_SENTENCES = { refused: STORY_REFUSED, tooLarge: generateStoryContract.messages[413] };

/** https://developers.openai.com/api/docs/guides/streaming-responses. Invalid output in JSON fails with `busy`. */
export function createResponsesStoryWriter(client: OpenAI, settings: TextSettings, log: Log): StoryWriter {
  const modelFor = ({ isEconomy }: ReplyOrder): string => (isEconomy ? settings.economyModel : settings.model);

  function requestJson<Result>(order: JsonOrder, kind: ReplyKind<Result>): Promise<Result> {
    const part = { reply: kind.reply, isEconomy: order.isEconomy };
    return callVendor(
      { meter: order.meter, part, kind: 'text', messages: STORY_SENTENCES, log },
      async (reportUsage) => {
        const model = modelFor(order);
        const text = { format: kind.format };
        const request = (form: Form) =>
          client.responses.create(
            { ...bodyOf(model, order, form), text },
            callOptions(order.requestId, settings[kind.timeout]),
          );
        const response = await askInAcceptedForm((form) => afterShortWait(() => request(form), kind));
        reportTokens(reportUsage, model, response.usage);
        const found = kind.read(parseJson(replyText(response)));
        if (found === null) throw new AppError('busy', generateStoryContract.invalidResponse);
        return found;
      },
    );
  }

  return {
    write: (order, onText) =>
      callVendor({ meter: order.meter, kind: 'text', messages: STORY_SENTENCES, log }, async (reportUsage) => {
        const model = modelFor(order);
        const options = callOptions(order.requestId, settings.timeoutMs, order.signal);
        const events = await askInAcceptedForm((form) => {
          const sampling = form === 'exact' ? { temperature: order.temperature } : {};
          const body = { ...bodyOf(model, order, form), ...sampling, stream: true } as const;
          return afterShortWait(() => client.responses.create(body, options), options);
        });
        const ending = await readStream(events, onText);
        if (ending === null) throw streamError(options.signal);
        const { usage, failure, ...result } = ending;
        reportTokens(reportUsage, model, usage);
        if (failure) throw failure;
        return result;
      }),
    updateNotes: (order) => requestJson(order, NOTES),
    findMoment: (order) => requestJson(order, MOMENT),
    judgeScene: (order) => requestJson(order, JUDGEMENT),
  };
}

const usageSchema = z.object({
  input_tokens: z.number(),
  output_tokens: z.number(),
  input_tokens_details: z.nullish(
    z.object({ cached_tokens: z.nullish(z.number()), cache_write_tokens: z.nullish(z.number()) }),
  ),
});

/** Reports the tokens; a response that does not count them costs its maximum. */
function reportTokens(reportUsage: ReportUsage, model: string, usage: unknown): void {
  const { data } = usageSchema.safeParse(usage);
  if (!data) return;
  reportUsage({
    kind: 'text',
    model,
    inputTokens: data.input_tokens,
    cachedTokens: data.input_tokens_details?.cached_tokens ?? 0,
    cacheWriteTokens: data.input_tokens_details?.cache_write_tokens ?? 0,
    outputTokens: data.output_tokens,
  });
}

const bodyOf = (model: string, order: JsonOrder, form: Form) =>
  ({
    model,
    instructions: order.prompt.instructions,
    input: inputOf(order),
    max_output_tokens: order.maxOutputTokens + (form === 'reasoning' ? REASONING_TOKENS : 0),
    ...(form === 'reasoning' ? {} : { reasoning: { effort: 'none' as const } }),
    prompt_cache_key: order.cacheKey,
    safety_identifier: order.safetyIdentifier,
    store: false,
  }) as const;

/** The brief, followed by the pictures of a judgement. */
function inputOf({ prompt, pictures }: JsonOrder) {
  const text = withoutHiddenText(prompt.input);
  if (!pictures) return text;
  const images = pictures.map((picture) => ({
    type: 'input_image' as const,
    image_url: `data:image/jpeg;base64,${picture.toString('base64')}`,
    // The vendor scales larger pictures down: https://developers.openai.com/api/docs/guides/images-vision
    detail: 'auto' as const,
  }));
  return [{ role: 'user' as const, content: [{ type: 'input_text' as const, text }, ...images] }];
}

/** `cold` is without a temperature; `reasoning`, for models that must reason, is without reasoning settings too. */
type Form = 'exact' | 'cold' | 'reasoning';

/** Added to the output limit, because reasoning at the model's own effort uses tokens before the first word. */
const REASONING_TOKENS = 4_000;

/** Asks again without the parameters that the model refuses, which it reports one at a time. */
async function askInAcceptedForm<Result>(ask: (form: Form) => Promise<Result>, form: Form = 'exact'): Promise<Result> {
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
