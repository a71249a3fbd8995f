import { createHash } from 'node:crypto';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVoice, type Voice } from './server.ts';

const TEXT = 'Oh! Zoë’s 3,000 dragons — all of them — sang “Grüße” at 10:45… Then, at the end of the day, they slept.';
const WORDS = 'Oh Zoë’s 3,000 dragons all of them sang Grüße at 10:45 Then at the end of the day they slept'.split(' ');

/** Generating thirteen voices takes half a minute on a busy machine. */
const ALL_VOICES_TIMEOUT_MS = 120_000;

const clientOf = ({ url }: Voice): OpenAI =>
  new OpenAI({ apiKey: 'local', baseURL: `${url}/v1`, maxRetries: 0, logLevel: 'off' });

const open: Voice[] = [];
async function startSpeechProgram(packageName?: string): Promise<Voice> {
  const voice = await startVoice({ port: 0, ...(packageName === undefined ? {} : { packageName }) });
  open.push(voice);
  return voice;
}
afterAll(async () => {
  for (const voice of open) await voice.close();
});

async function createSpeech(
  client: OpenAI,
  change: { input?: string; voice?: string; speed?: number; response_format?: 'mp3' | 'wav' } = {},
): Promise<File> {
  const request = { model: 'gpt-4o-mini-tts', input: TEXT, voice: 'fable', ...change };
  const response = await client.audio.speech.create(request);
  return new File([await response.blob()], `tale.${change.response_format ?? 'mp3'}`);
}

const transcribe = (client: OpenAI, file: File) =>
  client.audio.transcriptions.create({
    file,
    model: 'whisper-1',
    response_format: 'verbose_json',
    timestamp_granularities: ['word'],
  });

const digest = async (file: File): Promise<string> =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');

/** Duration in seconds, from the MPEG-2 layer III frame headers (32 kbit/s, 22.05 kHz). */
async function secondsOfMp3(file: File): Promise<number> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const tagBytes = bytes.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
  let frames = 0;
  for (let at = 10 + tagBytes; at < bytes.length; frames += 1) {
    const header = bytes.readUInt32BE(at);
    expect((header & 0xff_ff_fc_00) >>> 0).toBe(0xff_f3_40_00);
    at += Math.floor((576 * 32 * 125) / 22_050) + ((header >>> 9) & 1);
  }
  return (frames * 576) / 22_050;
}

function expectOrder(words: readonly { start: number; end: number }[], duration: number): void {
  let latest = 0;
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(latest);
    expect(end).toBeGreaterThan(start);
    latest = end;
  }
  expect(latest).toBeLessThanOrEqual(duration);
}

describe.each([
  ['espeak', undefined],
  ['chime', 'a-package-that-nobody-has-installed'],
])('speech program with %s', (engine, packageName) => {
  let client: OpenAI;
  beforeAll(async () => {
    const voice = await startSpeechProgram(packageName);
    expect(voice.engine).toBe(engine);
    client = clientOf(voice);
  });

  it('every recording is labeled with its engine', async () => {
    const response = await client.audio.speech.create({ model: 'tts-1', input: 'Hello.', voice: 'alloy' });
    expect(response.headers.get('x-talelantern-voice')).toBe(engine);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
  });

  it('a transcription has times for every word, in order, up to the end', async () => {
    const file = await createSpeech(client);
    const { text, words = [], duration } = await transcribe(client, file);
    expect(text).toBe(TEXT);
    expect(words.map(({ word }) => word)).toEqual(WORDS);
    expectOrder(words, duration);
    expect(duration).toBeCloseTo(await secondsOfMp3(file), 6);
    expect(words.at(-1)?.end).toBeGreaterThan(duration * 0.85);
  });

  it('a WAV recording contains the same words', async () => {
    const file = await createSpeech(client, { response_format: 'wav' });
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
    const { words = [], duration } = await transcribe(client, file);
    expect(words.map(({ word }) => word)).toEqual(WORDS);
    expect(duration).toBeCloseTo(bytes.readUInt32LE(40) / bytes.readUInt32LE(28), 6);
  });

  it('a higher speed makes the recording shorter', async () => {
    const slowTranscript = await transcribe(client, await createSpeech(client));
    const fast = await transcribe(client, await createSpeech(client, { speed: 2 }));
    expect(fast.duration).toBeLessThan(slowTranscript.duration * 0.75);
  });

  it('the same speech request returns the same bytes, independent of earlier requests', async () => {
    const first = await digest(await createSpeech(client));
    await createSpeech(client, { voice: 'onyx', input: 'Something else.' });
    expect(await digest(await createSpeech(client))).toBe(first);
  });

  it('concatenated recordings are transcribed completely', async () => {
    const [one, two] = [
      await createSpeech(client, { input: 'Once upon a time.' }),
      await createSpeech(client, { input: 'The end.' }),
    ];
    const { words = [], duration } = await transcribe(client, new File([one, two], 'both.mp3'));
    expect(words.map(({ word }) => word)).toEqual(['Once', 'upon', 'a', 'time', 'The', 'end']);
    expectOrder(words, duration);
    expect(words[4]?.start).toBeGreaterThan(await secondsOfMp3(one));
  });

  it('a text without words still gets a recording', async () => {
    const { words, duration } = await transcribe(client, await createSpeech(client, { input: '…' }));
    expect(words).toEqual([]);
    expect(duration).toBeGreaterThan(0);
  });

  it('a file that is not a recording cannot be transcribed', async () => {
    await expect(transcribe(client, new File(['noise'], 'noise.mp3'))).rejects.toMatchObject({ status: 400 });
  });
});

it('every voice of the vendor sounds different', { timeout: ALL_VOICES_TIMEOUT_MS }, async () => {
  const client = clientOf(await startSpeechProgram());
  const names = 'alloy ash ballad cedar coral echo fable marin nova onyx sage shimmer verse'.split(' ');
  const sounds = new Set<string>();
  for (const voice of names) sounds.add(await digest(await createSpeech(client, { voice, input: 'Hello, dragon.' })));
  expect(sounds.size).toBe(names.length);
});
