import { generateStoryContract, STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readStoryNotes, STORY_NOTES_JSON_SCHEMA, type StoryNotes } from '@talelantern/domain/stories/bible-prompt';
import { withoutHiddenText } from '@talelantern/domain/safety/as-read';
import {
  readSceneJudgement,
  SCENE_JUDGEMENT_JSON_SCHEMA,
  type SceneJudgement,
} from '@talelantern/domain/stories/scene-judgement';
import { readSceneMoment, SCENE_MOMENT_JSON_SCHEMA, type SceneMoment } from '@talelantern/domain/stories/scene-moment';
import type OpenAI from 'openai';
import * as z from 'zod/mini';
import type { Log } from '../../core/log.ts';
import type {
  AnswerOrder,
  CostMeter,
  JudgementOrder,
  PartOfWork,
  StoryWriter,
} from '../../generation/ports/providers.ts';
import { callOptions, streamError } from '../../core/openai-client.ts';
import { refusedParameter, toProviderError } from '../../core/provider-error.ts';
import { answerText, readStream } from './responses-output.ts';

/** A kind of answer in JSON; `read` returns null for an invalid one. */
export interface AnswerKind<Answer> {
  /** In the form that both dialects share: https://developers.openai.com/api/docs/guides/structured-outputs */
  format: { name: string; strict: boolean; schema: Record<string, unknown> };
  read: (value: unknown) => Answer | null;
  timeout: 'notesTimeoutMs' | 'sceneTimeoutMs';
  part?: PartOfWork;
}

export const NOTES: AnswerKind<StoryNotes> = {
  format: { name: 'story_notes', strict: true, schema: { ...STORY_NOTES_JSON_SCHEMA } },
  read: readStoryNotes,
  timeout: 'notesTimeoutMs',
};

export const MOMENT: AnswerKind<SceneMoment> = {
  format: { name: 'scene_moment', strict: true, schema: { ...SCENE_MOMENT_JSON_SCHEMA } },
  read: readSceneMoment,
  timeout: 'sceneTimeoutMs',
  part: 'moment',
};

export const JUDGEMENT: AnswerKind<SceneJudgement> = {
  format: { name: 'scene_judgement', strict: true, schema: { ...SCENE_JUDGEMENT_JSON_SCHEMA } },
  read: readSceneJudgement,
  timeout: 'sceneTimeoutMs',
  part: 'judgement',
};

/** @throws AppError `busy` for an invalid or truncated answer. */
export function parseAnswer<Answer>(json: string, { read }: AnswerKind<Answer>): Answer {
  const answer = read(parseJson(json));
  if (answer === null) throw new AppError('busy', generateStoryContract.invalidResponse);
  return answer;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

export interface TextSettings {
  model: string;
  economyModel: string;
  /** Timeout for a whole chapter, including its stream. */
  timeoutMs: number;
  notesTimeoutMs: number;
  /** Timeout of what is asked about one scene. */
  sceneTimeoutMs: number;
}

export const STORY_SENTENCES = { refused: STORY_REFUSED, tooLarge: generateStoryContract.messages[413] };

/**
 * Chapters by OpenAI's Responses API (https://developers.openai.com/api/docs/guides/streaming-responses), other
 * answers as structured outputs.
 */
export const createResponsesStoryWriter = (client: OpenAI, settings: TextSettings, log: Log): StoryWriter => ({
  async write(order, onText) {
    try {
      const options = callOptions(order.requestId, settings.timeoutMs, order.signal);
      const model = textModel(settings, order);
      const answered = order.meter.asked();
      const events = await askInAcceptedForm((form) => {
        const warmth = form === 'exact' ? { temperature: order.temperature } : {};
        return client.responses.create({ ...bodyOf(model, order, form), ...warmth, stream: true }, options);
      });
      const ending = await readStream(events, onText);
      if (ending === null) throw streamError(options.signal);
      const { usage, ...written } = ending;
      reportUsage(answered, model, usage);
      return written;
    } catch (error) {
      throw toProviderError(error, STORY_SENTENCES, log);
    }
  },
  updateNotes: (order) => answerInJson({ client, settings, log }, order, NOTES),
  findMoment: (order) => answerInJson({ client, settings, log }, order, MOMENT),
  judgeScene: (order) => answerInJson({ client, settings, log }, order, JUDGEMENT),
});

/** What a writer needs. */
export interface WriterDeps {
  client: OpenAI;
  settings: TextSettings;
  log: Log;
}

async function answerInJson<Answer>(
  { client, settings, log }: WriterDeps,
  order: AnswerOrder & Partial<JudgementOrder>,
  kind: AnswerKind<Answer>,
): Promise<Answer> {
  try {
    const model = textModel(settings, order);
    const answered = order.meter.asked(kind.part);
    const options = callOptions(order.requestId, settings[kind.timeout]);
    const text = { format: { type: 'json_schema', ...kind.format } } as const;
    const { output, usage } = await askInAcceptedForm((form) =>
      client.responses.create({ ...bodyOf(model, order, form), text, ...withPictures(order) }, options),
    );
    reportUsage(answered, model, usage);
    return parseAnswer(answerText({ output }), kind);
  } catch (error) {
    throw toProviderError(error, STORY_SENTENCES, log);
  }
}

/** The input with the pictures of a judgement; nothing for a request without. */
const withPictures = ({ prompt, pictures }: AnswerOrder & Partial<JudgementOrder>) =>
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

/** The vendor scales larger pictures down: https://developers.openai.com/api/docs/guides/images-vision */
export const PICTURE_DETAIL = 'auto' as const;

export const dataAddress = (picture: Buffer): string => `data:image/jpeg;base64,${picture.toString('base64')}`;

export const textModel = (
  { model, economyModel }: TextSettings,
  { isEconomy }: Pick<AnswerOrder, 'isEconomy'>,
): string => (isEconomy ? economyModel : model);

const usageSchema = z.object({
  input_tokens: z.number(),
  input_tokens_details: z.nullish(z.object({ cached_tokens: z.nullish(z.number()) })),
  output_tokens: z.number(),
});

/** Reports the tokens; an answer that does not count them counts as the most that it may cost. */
function reportUsage(answered: ReturnType<CostMeter['asked']>, model: string, usage: unknown): void {
  const { success, data } = usageSchema.safeParse(usage);
  if (!success) return;
  const { input_tokens: inputTokens, input_tokens_details: details, output_tokens: outputTokens } = data;
  answered({ kind: 'text', model, inputTokens, cachedTokens: details?.cached_tokens ?? 0, outputTokens });
}

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

/**
 * The form of a request: as configured (`exact`), without a temperature (`cold`), or also without reasoning settings,
 * for models that must reason (`reasoning`).
 */
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
