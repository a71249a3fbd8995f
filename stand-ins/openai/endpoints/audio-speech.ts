import * as z from 'zod/mini';
import { ApiError, modelNotFoundError } from '../http/api-error.ts';
import { sendBytes } from '../http/send-body.ts';
import type { Exchange } from '../http/exchange.ts';
import { checkFields, invalidValueError, missingParameterError, type FieldRule } from '../http/fields.ts';
import { isModelFor } from '../models.ts';
import { requestSpeech } from './request-speech.ts';
import { refuseUnsupported } from './text-parameters.ts';

/** The vendor's built-in voices (openai/resources/audio/speech.d.ts, 7.55). */
const VOICES = [
  'alloy',
  'ash',
  'ballad',
  'cedar',
  'coral',
  'echo',
  'fable',
  'marin',
  'nova',
  'onyx',
  'sage',
  'shimmer',
  'verse',
];
/** Voices that the older models lack. */
const VOICES_WITHOUT_TTS_1 = ['ballad', 'cedar', 'marin', 'verse'];
/** The vendor also supports opus, aac and flac. */
const SUPPORTED_FORMATS = ['mp3', 'wav', 'pcm'];
const VENDOR_FORMATS = [...SUPPORTED_FORMATS, 'opus', 'aac', 'flac'];

const FIELDS: Record<string, FieldRule> = {
  model: { kind: 'string' },
  input: { kind: 'string', maxLength: 4096 },
  voice: { kind: 'any' },
  instructions: { kind: 'string', maxLength: 4096 },
  response_format: { kind: 'string', values: VENDOR_FORMATS },
  speed: { kind: 'number', min: 0.25, max: 4 },
  stream_format: { kind: 'string', values: ['audio', 'sse'] },
};

const bodySchema = z.object({
  model: z.string(),
  input: z.string(),
  voice: z.unknown(),
  instructions: z.optional(z.string()),
  response_format: z._default(z.string(), 'mp3'),
  speed: z._default(z.number(), 1),
  stream_format: z._default(z.string(), 'audio'),
});
type SpeechRequest = z.infer<typeof bodySchema>;

function readRequest(body: unknown): SpeechRequest {
  const request = bodySchema.parse(checkFields(body, FIELDS, ['model', 'input', 'voice']));
  const { model } = request;
  if (!isModelFor(model, 'speech')) throw modelNotFoundError(model);
  if (request.input.trim() === '') throw missingParameterError('input');
  if (model.startsWith('tts-1')) {
    refuseUnsupported(body, ['instructions']);
    if (request.stream_format === 'sse') throw invalidValueError('stream_format', 'sse', ['audio']);
  }
  refuseUnsupportedFormat(request);
  return request;
}

function refuseUnsupportedFormat(request: SpeechRequest): void {
  if (!SUPPORTED_FORMATS.includes(request.response_format))
    throw unsupportedFormatError('response_format', request.response_format);
  if (request.stream_format === 'sse') throw unsupportedFormatError('stream_format', 'sse');
}

function unsupportedFormatError(param: string, value: string): ApiError {
  return new ApiError(400, `Unsupported value: '${param}' ${value} is not offered by this stand-in.`, {
    param,
    code: 'unsupported_value',
  });
}

function readVoice({ model, voice }: SpeechRequest): string {
  const voices = model.startsWith('tts-1') ? VOICES.filter((name) => !VOICES_WITHOUT_TTS_1.includes(name)) : VOICES;
  const name = typeof voice === 'string' ? voice : (JSON.stringify(voice) ?? '');
  if (!voices.includes(name)) throw invalidValueError('voice', name, voices);
  return name;
}

/**
 * `POST /v1/audio/speech`: the speech program makes an MP3 or a WAV. `instructions` are ignored. Faults: `empty`
 * returns no bytes, `broken-audio` undecodable ones.
 */
export async function audioSpeech(exchange: Exchange): Promise<void> {
  const request = readRequest(exchange.body);
  const { input, response_format, speed } = request;
  const { bytes, contentType, label } = await requestSpeech(exchange.voiceUrl, '/v1/audio/speech', {
    body: JSON.stringify({ input, voice: readVoice(request), response_format, speed }),
    headers: { 'content-type': 'application/json' },
  });
  await sendBytes(exchange, applyFault(bytes, exchange), { 'content-type': contentType, ...label });
}

function applyFault(bytes: Buffer, { fault }: Exchange): Buffer {
  if (fault?.kind === 'empty') return Buffer.alloc(0);
  return fault?.kind === 'broken-audio' ? Buffer.from('not a recording') : bytes;
}
