import * as z from 'zod/mini';
import type { Fault } from '../controls/fault.ts';
import { sendBytes, sendJsonBody } from '../http/send-body.ts';
import { ApiError, modelNotFoundError, tooLargeError } from '../http/api-error.ts';
import type { Exchange } from '../http/exchange.ts';
import {
  checkFields,
  invalidValueError,
  missingParameterError,
  toTypedFields,
  type FieldRule,
} from '../http/fields.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { isModelFor } from '../models.ts';
import { requestSpeech } from './request-speech.ts';
import { refuseUnsupported } from './text-parameters.ts';

const MAX_FILE_BYTES = 25 * 1024 * 1024;
const GRANULARITIES = ['word', 'segment'];
/** The only model that returns word times. */
const MODEL_WITH_TIMES = 'whisper-1';

const FIELDS: Record<string, FieldRule> = {
  file: { kind: 'array' },
  model: { kind: 'string' },
  language: { kind: 'string' },
  prompt: { kind: 'string' },
  response_format: { kind: 'string', values: ['json', 'text', 'srt', 'verbose_json', 'vtt', 'diarized_json'] },
  temperature: { kind: 'number', min: 0, max: 1 },
  timestamp_granularities: { kind: 'array' },
  stream: { kind: 'boolean' },
};
const UNSUPPORTED_PARAMETERS = [
  'chunking_strategy',
  'include',
  'keywords',
  'known_speaker_names',
  'known_speaker_references',
  'languages',
];

const bodySchema = z.object({
  model: z.string(),
  response_format: z._default(z.string(), 'json'),
  timestamp_granularities: z._default(z.array(z.string()), ['segment']),
  stream: z._default(z.boolean(), false),
});
type TranscriptionRequest = z.infer<typeof bodySchema>;

const wordSchema = z.object({ word: z.string(), start: z.number(), end: z.number() });
type Word = z.infer<typeof wordSchema>;
const transcriptSchema = z.object({ duration: z.number(), text: z.string(), words: z.array(wordSchema) });
type Transcript = z.infer<typeof transcriptSchema>;

function readRequest({ body, files }: Exchange): { request: TranscriptionRequest; file: UploadedFile } {
  refuseUnsupported(body, UNSUPPORTED_PARAMETERS);
  const request = bodySchema.parse(checkFields(toTypedFields(body, FIELDS), FIELDS, ['file', 'model']));
  const file = files.get('file')?.[0];
  if (file === undefined) throw missingParameterError('file');
  if (file.bytes.length > MAX_FILE_BYTES) throw tooLargeError(MAX_FILE_BYTES);
  if (!isModelFor(request.model, 'transcription')) throw modelNotFoundError(request.model);
  assertFormat(request, body);
  return { request, file };
}

function assertFormat(
  { model, response_format: format, timestamp_granularities: granularities, stream }: TranscriptionRequest,
  body: unknown,
): void {
  const formats = model === MODEL_WITH_TIMES ? ['json', 'text', 'verbose_json'] : ['json', 'text'];
  if (!formats.includes(format)) {
    throw new ApiError(400, `response_format '${format}' is not compatible with model '${model}' of this stand-in.`, {
      param: 'response_format',
      code: 'unsupported_value',
    });
  }
  if (stream) refuseUnsupported(body, ['stream']);
  const unsupported = granularities.find((granularity) => !GRANULARITIES.includes(granularity));
  if (unsupported !== undefined) throw invalidValueError('timestamp_granularities', unsupported, GRANULARITIES);
  const asksForTimes = typeof body === 'object' && body !== null && 'timestamp_granularities' in body;
  if (asksForTimes && format !== 'verbose_json') {
    throw new ApiError(400, "Timestamp granularities are only supported with response_format 'verbose_json'.", {
      param: 'timestamp_granularities',
      code: 'unsupported_value',
    });
  }
}

/**
 * `POST /v1/audio/transcriptions` (multipart). There is no speech recognition: the speech program reads the text that
 * it stored in its own recordings, and finds none in others. Faults: `empty` returns no words; `missing-words`,
 * `unordered-words` and `misheard-words` change them.
 */
export async function audioTranscriptions(exchange: Exchange): Promise<void> {
  const { request, file } = readRequest(exchange);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.filename);
  const { bytes, label } = await requestSpeech(exchange.voiceUrl, '/v1/audio/transcriptions', { body: form }).catch(
    (error: unknown) => {
      throw error instanceof ApiError && error.status === 400 ? invalidFileError() : error;
    },
  );
  const transcript = applyFault(transcriptSchema.parse(JSON.parse(bytes.toString())), exchange.fault);
  if (request.response_format === 'text') {
    await sendBytes(exchange, Buffer.from(`${transcript.text}\n`), { 'content-type': 'text/plain', ...label });
  } else {
    await sendJsonBody(exchange, toBody(request, transcript));
  }
}

function invalidFileError(): ApiError {
  return new ApiError(
    400,
    "Invalid file format. Supported formats: ['flac', 'm4a', 'mp3', 'mp4', 'mpeg', 'mpga', 'oga', 'ogg', 'wav', 'webm']",
  );
}

function toBody(
  { response_format: format, timestamp_granularities: granularities }: TranscriptionRequest,
  transcript: Transcript,
) {
  const { duration, text, words } = transcript;
  const usage = { type: 'duration', seconds: Math.ceil(duration) };
  if (format === 'json') return { text, usage };
  return {
    task: 'transcribe',
    language: 'english',
    duration,
    text,
    ...(granularities.includes('word') ? { words } : {}),
    ...(granularities.includes('segment') ? { segments: toSegments(transcript) } : {}),
    usage,
  };
}

/** The recording as a single segment; the vendor starts a new one every few seconds. */
function toSegments({ text, words }: Transcript) {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    {
      id: 0,
      seek: 0,
      start: first.start,
      end: last.end,
      text,
      tokens: [],
      temperature: 0,
      avg_logprob: -0.2,
      compression_ratio: 1.5,
      no_speech_prob: 0.01,
    },
  ];
}

const EVERY_THIRD = 3;
const EVERY_FIFTH = 5;

function applyFault(transcript: Transcript, fault: Fault | null): Transcript {
  const { words } = transcript;
  switch (fault?.kind) {
    case 'empty':
      return { ...transcript, text: '', words: [] };
    case 'missing-words':
      return { ...transcript, words: words.filter((_, index) => index % EVERY_THIRD !== 1) };
    case 'unordered-words':
      return { ...transcript, words: words.toReversed() };
    case 'misheard-words':
      return { ...transcript, words: words.map((word, index): Word => misheard(word, index)) };
    default:
      return transcript;
  }
}

function misheard(word: Word, index: number): Word {
  return index % EVERY_FIFTH === 2 ? { ...word, word: 'umbrella' } : word;
}
