import * as z from 'zod/mini';
import { ApiError, modelNotFoundError, moderationBlockedError } from '../http/api-error.ts';
import { checkFields, invalidValueError, missingParameterError, type FieldRule } from '../http/fields.ts';
import { isModelFor } from '../models.ts';
import { classifyText } from '../../moderator/classify-text.ts';

/** Fields that `images/generations` and `images/edits` share. */
export const SHARED_IMAGE_FIELDS: Readonly<Record<string, FieldRule>> = {
  prompt: { kind: 'string', maxLength: 32_000 },
  model: { kind: 'string' },
  n: { kind: 'integer', min: 1, max: 10 },
  size: { kind: 'string' },
  quality: { kind: 'string' },
  complexity: { kind: 'string', values: ['low', 'medium', 'high'] },
  background: { kind: 'string', values: ['auto', 'opaque'] },
  moderation: { kind: 'string', values: ['auto', 'low'] },
  output_format: { kind: 'string', values: ['png', 'jpeg', 'webp'] },
  output_compression: { kind: 'integer', min: 0, max: 100 },
  safety_identifier: { kind: 'string', maxLength: 128 },
  user: { kind: 'string' },
};

const parametersSchema = z.object({
  prompt: z.string(),
  model: z._default(z.string(), 'gpt-image-2'),
  n: z._default(z.number(), 1),
  size: z._default(z.string(), 'auto'),
  quality: z._default(z.string(), 'auto'),
  output_format: z._default(z.enum(['png', 'jpeg', 'webp']), 'png'),
});

/** The parameters with the vendor's defaults; `size` is always "WxH" and `quality` never `auto`. */
export type ImageParameters = z.infer<typeof parametersSchema>;

const QUALITIES = ['low', 'medium', 'high', 'auto'];
const QUALITIES_OF_2_5 = [...QUALITIES, 'xhigh', 'max'];
const SIDE_STEP = 16;
const MAX_SIDES_RATIO = 3;
const MAX_LONG_SIDE = 3840;
const MAX_SHORT_SIDE = 2160;
const MIN_PIXELS = 655_360;
const MAX_PIXELS = 8_294_400;

/** Parses the parameters of a picture. @throws ApiError for what the vendor refuses, an unsafe prompt included. */
export function readImageParameters(
  body: unknown,
  fields: Readonly<Record<string, FieldRule>>,
  required: readonly string[],
): ImageParameters {
  const request = parametersSchema.parse(checkFields(body, fields, required));
  if (!isModelFor(request.model, 'image')) throw modelNotFoundError(request.model);
  const qualities = /-2\.[56]-/u.test(request.model) ? QUALITIES_OF_2_5 : QUALITIES;
  if (!qualities.includes(request.quality)) throw invalidValueError('quality', request.quality, qualities);
  if (request.prompt.trim() === '') throw missingParameterError('prompt');
  const size = resolveSize(request.size);
  if (classifyText(request.prompt).flagged) throw moderationBlockedError();
  return { ...request, size, quality: request.quality === 'auto' ? 'medium' : request.quality };
}

function invalidSizeError(size: string, reason: string): ApiError {
  return new ApiError(400, `Invalid size '${size}'. ${reason}`, { param: 'size', code: 'invalid_value' });
}

/** `auto` is a square; anything else must be `WxH` within the vendor's limits. */
function resolveSize(size: string): string {
  if (size === 'auto') return '1024x1024';
  const [, width, height] = (/^(\d{1,5})x(\d{1,5})$/u.exec(size) ?? []).map(Number);
  if (width === undefined || height === undefined) throw invalidSizeError(size, "Expected 'auto' or 'WIDTHxHEIGHT'.");
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (width % SIDE_STEP !== 0 || height % SIDE_STEP !== 0) {
    throw invalidSizeError(size, 'Width and height must both be divisible by 16.');
  }
  if (long > short * MAX_SIDES_RATIO) throw invalidSizeError(size, 'The aspect ratio must be between 1:3 and 3:1.');
  if (long > MAX_LONG_SIDE || short > MAX_SHORT_SIDE || width * height > MAX_PIXELS) {
    throw invalidSizeError(size, 'Requested resolution exceeds the maximum of 3840x2160.');
  }
  if (width * height < MIN_PIXELS) {
    throw invalidSizeError(size, 'Requested resolution is below the current minimum pixel budget.');
  }
  return size;
}
