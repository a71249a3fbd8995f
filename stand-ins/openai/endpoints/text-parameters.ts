import * as z from 'zod/mini';
import { ApiError, modelNotFoundError } from '../http/api-error.ts';
import { invalidValueError } from '../http/fields.ts';
import { isModelFor } from '../models.ts';

const EFFORTS = ['none', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
export type ReasoningEffort = (typeof EFFORTS)[number];

/** Reasoning tokens per effort, used before the first word; they count towards the token cap. */
const REASONING_TOKENS: Record<ReasoningEffort, number> = {
  none: 0,
  low: 320,
  medium: 1400,
  high: 3200,
  xhigh: 6000,
  max: 12_000,
};

const TOKENS_PER_WORD = 1.35;

/** @throws ApiError for parameters that the vendor supports and the stand-in does not. */
export function refuseUnsupported(body: unknown, fields: readonly string[]): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [param, value] of Object.entries(body)) {
    if (fields.includes(param) && value !== null && value !== undefined) {
      throw new ApiError(400, `Unsupported parameter: '${param}' is not offered by this stand-in.`, {
        param,
        code: 'unsupported_parameter',
      });
    }
  }
}

export function unsupportedParameterError(param: string, replacement: string): ApiError {
  return new ApiError(
    400,
    `Unsupported parameter: '${param}' is not supported with this model. Use '${replacement}' instead.`,
    { param, code: 'unsupported_parameter' },
  );
}

/** The requested effort; reasoning models default to `medium`. */
export function parseEffort(param: string, effort: string | undefined): ReasoningEffort {
  if (effort === undefined) return 'medium';
  const parsedEffort = z.enum(EFFORTS).safeParse(effort);
  if (!parsedEffort.success) throw invalidValueError(param, effort, EFFORTS);
  return parsedEffort.data;
}

/** Throws ApiError 404 for an unknown model, 400 `unsupported_value` for sampling settings combined with reasoning. */
export function assertTextSettings(
  model: string,
  effort: ReasoningEffort,
  sampling: { temperature?: number | undefined; top_p?: number | undefined },
): void {
  if (!isModelFor(model, 'text')) throw modelNotFoundError(model);
  if (effort === 'none') return;
  for (const [param, value] of Object.entries(sampling)) {
    if (value === undefined || value === 1) continue;
    throw new ApiError(
      400,
      `Unsupported value: '${param}' does not support ${value} with this model. Only the default (1) value is supported.`,
      { param, code: 'unsupported_value' },
    );
  }
}

export interface CappedText {
  text: string;
  isCut: boolean;
  reasoningTokens: number;
  outputTokens: number;
}

/** Truncates a text to the tokens left after reasoning, possibly to nothing. */
export function capText(text: string, effort: ReasoningEffort, maxTokens: number | undefined): CappedText {
  const words = text.match(/\S+\s*/gu) ?? [];
  const requestedTokens = REASONING_TOKENS[effort];
  const cap = maxTokens ?? Number.POSITIVE_INFINITY;
  const reasoningTokens = Math.min(requestedTokens, cap);
  const room = Math.floor((cap - reasoningTokens) / TOKENS_PER_WORD);
  const keptWords = words.slice(0, room);
  return {
    text: keptWords.join(''),
    isCut: keptWords.length < words.length,
    reasoningTokens,
    outputTokens: reasoningTokens + Math.ceil(keptWords.length * TOKENS_PER_WORD),
  };
}

const messageSchema = z.object({
  content: z.union([z.string(), z.array(z.object({ text: z._default(z.string(), '') }))]),
});

/** The text of a request's input: a string, or messages with strings or parts. */
export function textOfInput(param: string, input: unknown): string {
  if (typeof input === 'string') return input;
  const messages = z.array(messageSchema).safeParse(input);
  if (!messages.success) {
    throw new ApiError(400, `Invalid '${param}': expected a string or an array of messages.`, {
      param,
      code: 'invalid_type',
    });
  }
  return messages.data
    .map(({ content }) => (typeof content === 'string' ? content : content.map((part) => part.text).join('\n')))
    .join('\n');
}

const pictureSchema = z.object({ image_url: z.string() });
const DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,([\w+/]+=*)$/u;

/** The pictures of a request's input, in order. @throws ApiError for a URL instead of a picture. */
export function picturesOfInput(param: string, input: unknown): Buffer[] {
  const messages = z.array(z.object({ content: z.unknown() })).safeParse(input);
  const parts = messages.success ? messages.data.flatMap(({ content }) => content) : [];
  return parts.flatMap((part) => {
    const picture = pictureSchema.safeParse(part);
    if (!picture.success) return [];
    const { image_url: url } = picture.data;
    const [, base64] = DATA_URL.exec(url) ?? [];
    if (base64 === undefined)
      throw new ApiError(400, `Invalid '${param}': this stand-in takes pictures as data only.`, { param });
    return [Buffer.from(base64, 'base64')];
  });
}

/** Tokens of a picture of 512 pixels; the vendor's number depends on the model and the size. */
const TOKENS_PER_PICTURE = 400;

/** Rough token count of a prompt, for the usage block. */
export function countPromptTokens(text: string, pictures: readonly Buffer[]): number {
  return Math.ceil((text.match(/\S+/gu)?.length ?? 0) * TOKENS_PER_WORD) + TOKENS_PER_PICTURE * pictures.length;
}
