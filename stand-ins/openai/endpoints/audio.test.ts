import OpenAI, { APIError } from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVoice, type Voice } from '../../voice/server.ts';
import type { OpenAiStandIn } from '../server.ts';
import { startWithGenerators } from '../testing/start-with-generators.ts';

let voice: Voice;
let standIn: OpenAiStandIn;
let client: OpenAI;

const connect = ({ url }: OpenAiStandIn): OpenAI =>
  new OpenAI({ apiKey: 'local', baseURL: `${url}/v1`, maxRetries: 0, logLevel: 'off' });

beforeAll(async () => {
  voice = await startVoice({ port: 0, packageName: 'chimes-are-quicker' });
  standIn = await startWithGenerators({ voiceUrl: voice.url });
  client = connect(standIn);
});
afterAll(async () => {
  await standIn.close();
  await voice.close();
});

const speech = { model: 'gpt-4o-mini-tts', input: 'Ember waves.', voice: 'fable' };

const speak = (change: object = {}): Promise<Response> => client.audio.speech.create({ ...speech, ...change });
async function recording(): Promise<File> {
  return new File([await (await speak()).blob()], 'tale.mp3');
}
const transcribe = (file: File, change: object = {}): Promise<unknown> =>
  client.audio.transcriptions.create({ file, model: 'whisper-1', ...change });

async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof APIError)) throw new Error('The call was not refused.');
  const { status, code, param } = error;
  return { status, code, param };
}

it('speech is returned with the name of its engine', async () => {
  const response = await speak({ instructions: 'Whisper.', stream_format: 'audio' });
  expect(response.headers.get('x-talelantern-voice')).toBe('chime');
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect((await speak({ response_format: 'wav' })).headers.get('content-type')).toBe('audio/wav');
});

it.each([
  ['an unknown model', { model: 'gpt-6-luna' }, 404, 'model_not_found', 'model'],
  ['an unknown voice', { voice: 'gandalf' }, 400, 'invalid_value', 'voice'],
  ['a custom voice', { voice: { id: 'voice_1234' } }, 400, 'invalid_value', 'voice'],
  ['a new voice for an old model', { model: 'tts-1', voice: 'marin' }, 400, 'invalid_value', 'voice'],
  ['too long a text', { input: 'a'.repeat(4097) }, 400, 'string_above_max_length', 'input'],
  ['nothing to say', { input: '\n ' }, 400, 'missing_required_parameter', 'input'],
  ['too slow a speed', { speed: 0.2 }, 400, 'decimal_below_min_value', 'speed'],
  ['too fast a speed', { speed: 4.5 }, 400, 'decimal_above_max_value', 'speed'],
  ['an unknown format', { response_format: 'midi' }, 400, 'invalid_value', 'response_format'],
  ['a format that is not played', { response_format: 'opus' }, 400, 'unsupported_value', 'response_format'],
  ['events', { stream_format: 'sse' }, 400, 'unsupported_value', 'stream_format'],
  [
    'instructions to an old model',
    { model: 'tts-1', instructions: 'Slowly.' },
    400,
    'unsupported_parameter',
    'instructions',
  ],
  ['a field that does not exist', { language: 'en' }, 400, 'unknown_parameter', 'language'],
])('audio/speech refuses %s', async (_name, change, status, code, param) => {
  expect(await refusalOf(speak(change))).toEqual({ status, code, param });
});

it('a transcription is returned in the requested format', async () => {
  const file = await recording();
  expect(await transcribe(file)).toMatchObject({ text: 'Ember waves.' });
  expect(await transcribe(file, { response_format: 'text' })).toBe('Ember waves.\n');
  const segments = await transcribe(file, { response_format: 'verbose_json' });
  expect(segments).toMatchObject({ segments: [{ text: 'Ember waves.', start: expect.any(Number) }] });
  expect(segments).not.toHaveProperty('words');
  const words = await transcribe(file, { response_format: 'verbose_json', timestamp_granularities: ['word'] });
  expect(words).toMatchObject({ task: 'transcribe', words: [{ word: 'Ember' }, { word: 'waves' }] });
  expect(words).not.toHaveProperty('segments');
});

it.each([
  ['an unknown model', { model: 'tts-1' }, 404, 'model_not_found', 'model'],
  [
    'times without room for them',
    { timestamp_granularities: ['word'] },
    400,
    'unsupported_value',
    'timestamp_granularities',
  ],
  [
    'times of a model without',
    { model: 'gpt-4o-mini-transcribe', response_format: 'verbose_json' },
    400,
    'unsupported_value',
    'response_format',
  ],
  [
    'times of something else',
    { response_format: 'verbose_json', timestamp_granularities: ['letter'] },
    400,
    'invalid_value',
    'timestamp_granularities',
  ],
  ['subtitles', { response_format: 'vtt' }, 400, 'unsupported_value', 'response_format'],
  ['a stream', { stream: true }, 400, 'unsupported_parameter', 'stream'],
  ['an unknown field', { mood: 'merry' }, 400, 'unknown_parameter', 'mood'],
])('audio/transcriptions refuses %s', async (_name, change, status, code, param) => {
  expect(await refusalOf(transcribe(await recording(), change))).toEqual({ status, code, param });
});

it('an invalid recording and a missing file are refused', async () => {
  expect(await refusalOf(transcribe(new File(['noise'], 'noise.mp3')))).toMatchObject({ status: 400 });
  expect(await refusalOf(client.post('/audio/transcriptions', { body: { model: 'whisper-1' } }))).toMatchObject({
    status: 400,
    param: 'file',
  });
});

it('recordings of other programs have no words', async () => {
  const bytes = Buffer.from(await (await recording()).arrayBuffer());
  const tagBytes = 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
  const file = new File([new Uint8Array(bytes.subarray(tagBytes))], 'bare.mp3');
  expect(await transcribe(file, { response_format: 'verbose_json' })).toMatchObject({ text: '', segments: [] });
});

it('audio endpoints return 503 without a speech program', async () => {
  const standInWithoutVoice = await startWithGenerators();
  expect(await refusalOf(connect(standInWithoutVoice).audio.speech.create(speech))).toMatchObject({ status: 503 });
  await standInWithoutVoice.close();
  const withoutVoice = await startWithGenerators({ voiceUrl: 'http://127.0.0.1:9' });
  expect(await refusalOf(connect(withoutVoice).audio.speech.create(speech))).toMatchObject({ status: 503 });
  await withoutVoice.close();
});
