import { once } from 'node:events';
import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startVoice, type Voice } from '../voice/server.ts';
import { buildBrief, toPrompt } from '../storyteller/sample-brief.ts';
import { typeErrors, type TypedResponse } from '../vendor-types/type-errors.ts';
import type { OpenAiStandIn } from './server.ts';
import { startWithGenerators } from './testing/start-with-generators.ts';

const IMPORTS = `
import type OpenAI from 'openai';
import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime';
import type { Transcription, TranscriptionVerbose } from 'openai/resources/audio/transcriptions';
type Failure = { error: { message: string; type: string; param: string | null; code: string | null } };
/**
 * On the wire, fields that the types call optional may be null, there are more than the types have, and output_text, which
 * the client adds, is missing.
 */
type OnWire<T> = T extends (infer Item)[]
  ? OnWire<Item>[]
  : T extends object
    ? { [K in keyof T as Exclude<K, 'output_text'>]: OnWire<T[K]> | (undefined extends T[K] ? null : never) } & {
        [field: string]: unknown;
      }
    : T;
/** In a stream the vendor nests the error, unlike its types; the client throws it. */
type StreamEvent = OnWire<OpenAI.Responses.ResponseStreamEvent> | (Failure & { type: 'error'; sequence_number: number });
`;

const MODEL = 'gpt-6-luna';
const input = toPrompt(buildBrief());

let voice: Voice;
let standIn: OpenAiStandIn;
let client: OpenAI;
/** The name of the vendor's type that the next response should have. */
let type: string;
const responses: TypedResponse[] = [];

beforeAll(async () => {
  voice = await startVoice({ port: 0, packageName: 'chimes-are-quicker' });
  standIn = await startWithGenerators({ voiceUrl: voice.url });
  const recording: typeof fetch = async (request, init) => {
    const response = await fetch(request, init);
    await record(response.clone());
    return response;
  };
  client = new OpenAI({
    apiKey: 'local',
    baseURL: `${standIn.url}/v1`,
    maxRetries: 0,
    logLevel: 'off',
    fetch: recording,
  });
});
afterAll(async () => {
  await standIn.close();
  await voice.close();
});

async function record(response: Response): Promise<void> {
  const kind = response.headers.get('content-type') ?? '';
  if (kind.includes('text/event-stream')) {
    const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: {'));
    for (const line of lines) responses.push({ type, response: JSON.parse(line.slice('data: '.length)) });
  } else if (kind.includes('json')) {
    responses.push({ type: response.ok ? type : 'Failure', response: await response.json() });
  }
}

const plan = (fault: object, path: string) =>
  fetch(`${standIn.url}/__controls/faults`, {
    method: 'POST',
    body: JSON.stringify({ match: { path }, fault, times: 1 }),
  });

async function readAll(stream: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const _event of stream);
  } catch {
    // A planned failure: its event has been recorded.
  }
}

async function write(): Promise<void> {
  const request = { model: MODEL, input, reasoning: { effort: 'none' } } as const;
  const stream = async () => readAll(await client.responses.create({ ...request, stream: true }));
  type = 'OnWire<OpenAI.Responses.Response>';
  await client.responses.create(request);
  await client.responses.create({ ...request, max_output_tokens: 16 });
  type = 'StreamEvent';
  await stream();
  for (const code of ['invalid_prompt', 'rate_limit_exceeded', 'bio_policy'])
    for (const isErrorEvent of [false, true]) {
      await plan({ kind: 'failed-stream', code, afterEvents: 3, isErrorEvent }, '/v1/responses');
      await stream();
    }
  const parts = [{ phase: 'commentary', parts: ['Let me think.'] }, { parts: ['One.', 'Two.'] }];
  await plan({ kind: 'messages', messages: parts }, '/v1/responses');
  await stream();
}

async function paint(): Promise<void> {
  type = 'OnWire<OpenAI.ImagesResponse>';
  const order = {
    model: 'gpt-image-2.5-flare',
    prompt: 'Portrait | Name: Ember',
    size: '1024x1536',
    quality: 'low',
  } as const;
  await client.images.generate(order);
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'crimson' } })
    .webp()
    .toBuffer();
  await client.images.edit({ ...order, image: await toFile(bytes, 'a.webp', { type: 'image/webp' }) });
  type = 'OnWire<OpenAI.ModerationCreateResponse>';
  const url = `data:image/webp;base64,${bytes.toString('base64')}`;
  await client.moderations.create({ input: ['Ember sneezed.', 'I will kill you'] });
  await client.moderations.create({ input: [{ type: 'image_url', image_url: { url } }] });
}

async function speak(): Promise<void> {
  const sound = await client.audio.speech.create({
    model: 'gpt-4o-mini-tts',
    voice: 'sage',
    input: 'Ember waves.',
    response_format: 'wav',
  });
  const file = await toFile(Buffer.from(await sound.arrayBuffer()), 'a.wav', { type: 'audio/wav' });
  type = 'OnWire<Transcription>';
  await client.audio.transcriptions.create({ model: 'whisper-1', file });
  type = 'OnWire<TranscriptionVerbose>';
  await client.audio.transcriptions.create({
    model: 'whisper-1',
    file,
    response_format: 'verbose_json',
    timestamp_granularities: ['word'],
  });
  const socket = new WebSocket(`${standIn.url.replace('http', 'ws')}/v1/realtime?model=gpt-realtime-2.1-mini`, {
    headers: { authorization: 'Bearer local' },
  });
  socket.on('message', (data: Buffer) => {
    const response: { type: string } = JSON.parse(data.toString());
    responses.push({ type: 'OnWire<RealtimeServerEvent>', response });
    if (response.type === 'response.done') socket.close();
  });
  await once(socket, 'open');
  socket.send(
    JSON.stringify({
      type: 'response.create',
      response: {
        conversation: 'none',
        output_modalities: ['audio'],
        input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Ember waves.' }] }],
        audio: { output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'cedar' } },
      },
    }),
  );
  await once(socket, 'close');
}

async function list(): Promise<void> {
  type = "{ object: 'list'; data: OpenAI.Model[] }";
  await client.models.list();
  type = 'OpenAI.Model';
  await client.models.retrieve(MODEL);
  await client.models.retrieve('gpt-nonsense').catch(() => undefined);
}

it('every response and event has the type of the installed OpenAI package', async () => {
  for (const use of [write, paint, speak, list]) await use();
  expect(typeErrors('openai', IMPORTS, responses)).toEqual([]);
});
