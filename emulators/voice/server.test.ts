import { createHash } from 'node:crypto';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVoice, type Voice } from './server.ts';

const TEXT = 'Oh! Zoë’s 3,000 dragons — all of them — sang “Grüße” at 10:45… Then, at the end of the day, they slept.';
const WORDS = 'Oh Zoë’s 3,000 dragons all of them sang Grüße at 10:45 Then at the end of the day they slept'.split(' ');

/** Thirteen voices speak in turn, which takes a busy machine half a minute. */
const CHORUS_MS = 120_000;

const clientOf = ({ url }: Voice): OpenAI =>
  new OpenAI({ apiKey: 'local', baseURL: `${url}/v1`, maxRetries: 0, logLevel: 'off' });

const open: Voice[] = [];
async function startOne(packageName?: string): Promise<Voice> {
  const voice = await startVoice({ port: 0, ...(packageName === undefined ? {} : { packageName }) });
  open.push(voice);
  return voice;
}
afterAll(async () => {
  for (const voice of open) await voice.close();
});

async function say(
  client: OpenAI,
  change: { input?: string; voice?: string; speed?: number; response_format?: 'mp3' | 'wav' } = {},
): Promise<File> {
  const request = { model: 'gpt-4o-mini-tts', input: TEXT, voice: 'fable', ...change };
  const response = await client.audio.speech.create(request);
  return new File([await response.blob()], `tale.${change.response_format ?? 'mp3'}`);
}

const hear = (client: OpenAI, file: File) =>
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

/** Seconds of sound, by the sizes that the headers of MPEG-2 layer III frames of 32 kbit/s and 22.05 kHz state. */
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
])('the voice by %s', (engine, packageName) => {
  let client: OpenAI;
  beforeAll(async () => {
    const voice = await startOne(packageName);
    expect(voice.engine).toBe(engine);
    client = clientOf(voice);
  });

  it('says on every recording what made it', async () => {
    const response = await client.audio.speech.create({ model: 'tts-1', input: 'Hello.', voice: 'alloy' });
    expect(response.headers.get('x-talelantern-voice')).toBe(engine);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
  });

  it('times every word, in order, as long as the recording lasts', async () => {
    const file = await say(client);
    const { text, words = [], duration } = await hear(client, file);
    expect(text).toBe(TEXT);
    expect(words.map(({ word }) => word)).toEqual(WORDS);
    expectOrder(words, duration);
    expect(duration).toBeCloseTo(await secondsOfMp3(file), 6);
    expect(words.at(-1)?.end).toBeGreaterThan(duration * 0.85);
  });

  it('makes WAV as well, with the same words', async () => {
    const file = await say(client, { response_format: 'wav' });
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
    const { words = [], duration } = await hear(client, file);
    expect(words.map(({ word }) => word)).toEqual(WORDS);
    expect(duration).toBeCloseTo(bytes.readUInt32LE(40) / bytes.readUInt32LE(28), 6);
  });

  it('speaks faster when asked to', async () => {
    const slow = await hear(client, await say(client));
    const fast = await hear(client, await say(client, { speed: 2 }));
    expect(fast.duration).toBeLessThan(slow.duration * 0.75);
  });

  it('gives the same bytes for the same request, whatever was said in between', async () => {
    const first = await digest(await say(client));
    await say(client, { voice: 'onyx', input: 'Something else.' });
    expect(await digest(await say(client))).toBe(first);
  });

  it('reads recordings put one behind the other', async () => {
    const [one, two] = [await say(client, { input: 'Once upon a time.' }), await say(client, { input: 'The end.' })];
    const { words = [], duration } = await hear(client, new File([one, two], 'both.mp3'));
    expect(words.map(({ word }) => word)).toEqual(['Once', 'upon', 'a', 'time', 'The', 'end']);
    expectOrder(words, duration);
    expect(words[4]?.start).toBeGreaterThan(await secondsOfMp3(one));
  });

  it('makes a recording of a text without words', async () => {
    const { words, duration } = await hear(client, await say(client, { input: '…' }));
    expect(words).toEqual([]);
    expect(duration).toBeGreaterThan(0);
  });

  it('refuses to listen to what is no recording', async () => {
    await expect(hear(client, new File(['noise'], 'noise.mp3'))).rejects.toMatchObject({ status: 400 });
  });
});

it('has a sound of its own for every voice of the vendor', { timeout: CHORUS_MS }, async () => {
  const client = clientOf(await startOne());
  const names = 'alloy ash ballad cedar coral echo fable marin nova onyx sage shimmer verse'.split(' ');
  const sounds = new Set<string>();
  for (const voice of names) sounds.add(await digest(await say(client, { voice, input: 'Hello, dragon.' })));
  expect(sounds.size).toBe(names.length);
});
