import { generateStoryContract, STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { parseJson, readRecord } from '@talelantern/domain/stored/read-fields';
import { readStoryNotes, STORY_NOTES_JSON_SCHEMA, type StoryNotes } from '@talelantern/domain/stories/bible-prompt';
import {
  readSceneJudgement,
  SCENE_JUDGEMENT_JSON_SCHEMA,
  type SceneJudgement,
} from '@talelantern/domain/stories/scene-judgement';
import { readSceneMoment, SCENE_MOMENT_JSON_SCHEMA, type SceneMoment } from '@talelantern/domain/stories/scene-moment';
import * as z from 'zod/mini';
import { callOptions } from '../../core/openai-client.ts';
import type { Log } from '../../core/log.ts';
import { callVendor } from '../../generation/adapters/call-vendor.ts';
import type {
  Answered,
  AnswerOrder,
  JudgementOrder,
  ShortAnswer,
  StoryWriter,
  TextTokens,
} from '../../generation/ports/providers.ts';
import type { Config } from '../../config.ts';

export type TextSettings = Omit<Config['text'], 'baseUrl' | 'dialect'>;

export const STORY_SENTENCES = { refused: STORY_REFUSED, tooLarge: generateStoryContract.messages[413] };

export const textModel = (
  { model, economyModel }: TextSettings,
  { isEconomy }: Pick<AnswerOrder, 'isEconomy'>,
): string => (isEconomy ? economyModel : model);

/** What an answer has taken; null where the vendor has not counted it. */
export type CountedTokens = TextTokens | null;

/** Reports the tokens; an answer that does not count them counts as the most that it may cost. */
export function reportTokens(answered: Answered, model: string, tokens: CountedTokens): void {
  if (tokens) answered({ kind: 'text', model, ...tokens });
}

const countedSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  cached_tokens: z.nullish(z.number()),
  cache_write_tokens: z.nullish(z.number()),
});

/** The tokens of an answer under a dialect's names. Only some servers count them. */
export function readTokens(usage: unknown, input: string, output: string): CountedTokens {
  const { [input]: inputTokens, [output]: outputTokens, [`${input}_details`]: details } = readRecord(usage);
  const { data } = countedSchema.safeParse({ ...readRecord(details), inputTokens, outputTokens });
  if (!data) return null;
  const { cached_tokens: cachedTokens, cache_write_tokens: cacheWriteTokens, ...counted } = data;
  return { ...counted, cachedTokens: cachedTokens ?? 0, cacheWriteTokens: cacheWriteTokens ?? 0 };
}

/** The form in which both dialects take it: https://developers.openai.com/api/docs/guides/structured-outputs */
interface AnswerFormat {
  name: string;
  strict: boolean;
  schema: Record<string, unknown>;
}

/** A kind of answer in JSON; `read` returns null for an invalid one. */
interface AnswerKind<Answer> {
  format: AnswerFormat;
  read: (value: unknown) => Answer | null;
  timeout: 'notesTimeoutMs' | 'sceneTimeoutMs';
  answer: ShortAnswer['answer'];
}

const NOTES: AnswerKind<StoryNotes> = {
  format: { name: 'story_notes', strict: true, schema: { ...STORY_NOTES_JSON_SCHEMA } },
  read: readStoryNotes,
  timeout: 'notesTimeoutMs',
  answer: 'notes',
};

const MOMENT: AnswerKind<SceneMoment> = {
  format: { name: 'scene_moment', strict: true, schema: { ...SCENE_MOMENT_JSON_SCHEMA } },
  read: readSceneMoment,
  timeout: 'sceneTimeoutMs',
  answer: 'moment',
};

const JUDGEMENT: AnswerKind<SceneJudgement> = {
  format: { name: 'scene_judgement', strict: true, schema: { ...SCENE_JUDGEMENT_JSON_SCHEMA } },
  read: readSceneJudgement,
  timeout: 'sceneTimeoutMs',
  answer: 'judgement',
};

export type JsonOrder = AnswerOrder & Partial<JudgementOrder>;

/** Sends one request for an answer in JSON, in a dialect. */
type AskForJson = (
  model: string,
  order: JsonOrder,
  format: AnswerFormat,
  options: ReturnType<typeof callOptions>,
) => Promise<{ json: string; tokens: CountedTokens }>;

/** The answers of a text model in JSON. They reject with the AppErrors of a provider; `busy` for an invalid answer. */
export function createJsonAnswers(settings: TextSettings, log: Log, ask: AskForJson): Omit<StoryWriter, 'write'> {
  function answer<Answer>(order: JsonOrder, kind: AnswerKind<Answer>): Promise<Answer> {
    const part = { answer: kind.answer, isEconomy: order.isEconomy };
    return callVendor({ meter: order.meter, part, messages: STORY_SENTENCES, log }, async (answered) => {
      const model = textModel(settings, order);
      const options = callOptions(order.requestId, settings[kind.timeout]);
      const { json, tokens } = await ask(model, order, kind.format, options);
      reportTokens(answered, model, tokens);
      const found = kind.read(parseJson(json));
      if (found === null) throw new AppError('busy', generateStoryContract.invalidResponse);
      return found;
    });
  }
  return {
    updateNotes: (order) => answer(order, NOTES),
    findMoment: (order) => answer(order, MOMENT),
    judgeScene: (order) => answer(order, JUDGEMENT),
  };
}

/** The vendor scales larger pictures down: https://developers.openai.com/api/docs/guides/images-vision */
export const PICTURE_DETAIL = 'auto' as const;

export const dataAddress = (picture: Buffer): string => `data:image/jpeg;base64,${picture.toString('base64')}`;
