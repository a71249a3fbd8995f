import { setTimeout } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Fault } from '../controls/fault.ts';
import { countPromptTokens } from '../endpoints/text-parameters.ts';
import { requestSpeech } from '../endpoints/request-speech.ts';
import { ApiError, errorForStatus } from '../http/api-error.ts';
import { checkFields, invalidValueError, missingParameterError, type FieldRule } from '../http/fields.ts';

/** The voices of realtime models (openai/resources/realtime/realtime.d.ts). */
const VOICES = ['alloy', 'ash', 'ballad', 'cedar', 'coral', 'echo', 'marin', 'sage', 'shimmer', 'verse'];

const BYTES_PER_EVENT = 24_000;
const BYTES_PER_TOKEN = 2_400;

const EVENT_FIELDS: Record<string, FieldRule> = {
  type: { kind: 'string', values: ['response.create'] },
  event_id: { kind: 'string' },
  response: { kind: 'object' },
};

/** The vendor has more fields, for conversations and tools. */
const RESPONSE_FIELDS: Record<string, FieldRule> = {
  conversation: { kind: 'string', values: ['none'] },
  output_modalities: { kind: 'array' },
  instructions: { kind: 'string' },
  input: { kind: 'array' },
  audio: { kind: 'object' },
  max_output_tokens: { kind: 'any' },
};

const responseSchema = z.object({
  output_modalities: z.tuple([z.literal('audio')]),
  instructions: z._default(z.string(), ''),
  input: z.array(
    z.object({
      type: z.literal('message'),
      role: z.enum(['user', 'system']),
      content: z.array(z.object({ type: z.literal('input_text'), text: z.string() })),
    }),
  ),
  audio: z.object({
    output: z.object({
      format: z.object({ type: z.literal('audio/pcm'), rate: z.literal(24_000) }),
      voice: z.string(),
    }),
  }),
});

interface Order {
  text: string;
  instructions: string;
  voice: string;
}

export interface EventContext {
  connection: WebSocket;
  send: (event: object) => void;
  /** Base URL of the speech program; null when none runs. */
  voiceUrl: string | null;
  fault: Fault | null;
  holdUntilReleased: (token: string) => Promise<void>;
}

/** Handles the only supported event: `response.create` for a response outside of the conversation. */
export async function handleEvent(event: unknown, context: EventContext): Promise<void> {
  const { connection, send, fault } = context;
  try {
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'drop' || fault?.kind === 'gateway-page') {
      connection.terminate();
      return;
    }
    if (fault?.kind === 'hold') await context.holdUntilReleased(fault.token);
    if (fault?.kind === 'rate-limit') throw errorForStatus(429);
    if (fault?.kind === 'status') throw errorForStatus(fault.status, fault);
    await sendAll(await eventsOf(readOrder(event), context), context);
  } catch (error) {
    if (!(error instanceof ApiError)) console.error('OpenAI stand-in: unexpected failure', error);
    send(toErrorEvent(error instanceof ApiError ? error : errorForStatus(500)));
  }
}

export const toErrorEvent = ({ body }: ApiError): object => ({ type: 'error', ...body });

function readOrder(event: unknown): Order {
  const { response } = checkFields(event, EVENT_FIELDS, ['type', 'response']);
  const parsed = responseSchema.safeParse(
    checkFields(response, RESPONSE_FIELDS, ['input', 'output_modalities', 'audio']),
  );
  if (!parsed.success) {
    throw new ApiError(400, z.prettifyError(parsed.error), { param: 'response', code: 'invalid_value' });
  }
  const { input, instructions, audio } = parsed.data;
  const { voice } = audio.output;
  if (!VOICES.includes(voice)) throw invalidValueError('response.audio.output.voice', voice, VOICES);
  const text = input.flatMap(({ content }) => content.map((part) => part.text)).join('\n');
  if (text.trim() === '') throw missingParameterError('response.input');
  return { text, instructions, voice };
}

/** Reasons for which a response ends early without having failed. */
const INCOMPLETE_REASONS: readonly string[] = ['content_filter', 'max_output_tokens'];

const failureStatus = ({ code, message }: Extract<Fault, { kind: 'failed-stream' }>) =>
  INCOMPLETE_REASONS.includes(code)
    ? { status: 'incomplete', status_details: { type: 'incomplete', reason: code } }
    : { status: 'failed', status_details: { type: 'failed', error: { type: 'server_error', code, message } } };

/** The events of one response. Instructions are ignored, except in the count of tokens. */
async function eventsOf({ text, instructions, voice }: Order, { voiceUrl, fault }: EventContext): Promise<object[]> {
  if (fault?.kind === 'wrong-shape') return [{ type: 'response.done', result: 'something else' }];
  const reading = fault?.kind === 'reworded' ? (fault.transcript ?? `Well, ${text}`) : text;
  const messages = fault?.kind === 'messages' ? fault.messages : [{ phase: 'final_answer', parts: [reading] }];
  const items = await Promise.all(
    messages.map(async ({ phase, parts }) => {
      const transcript = parts.join(' ');
      const sound = fault?.kind === 'empty' ? Buffer.alloc(0) : await speak(voiceUrl, transcript, voice);
      return { phase, transcript, bytes: fault?.kind === 'broken-audio' ? Buffer.from('not a recording') : sound };
    }),
  );
  const input_tokens = countPromptTokens(`${instructions} ${text}`, []);
  const text_tokens = countPromptTokens(items.map(({ transcript }) => transcript).join(' '), []);
  const audio_tokens = Math.ceil(items.reduce((sum, { bytes }) => sum + bytes.length, 0) / BYTES_PER_TOKEN);
  const isFailed = fault?.kind === 'failed-stream';
  const status = isFailed ? failureStatus(fault) : { status: 'completed', status_details: null };
  const usage = {
    total_tokens: input_tokens + text_tokens + audio_tokens,
    input_tokens,
    output_tokens: text_tokens + audio_tokens,
    output_token_details: { text_tokens, audio_tokens },
  };
  return [
    { type: 'response.created', response: { id: 'resp_1', object: 'realtime.response', status: 'in_progress' } },
    ...items.flatMap(eventsOfItem),
    { type: 'response.done', response: { id: 'resp_1', object: 'realtime.response', ...status, usage } },
  ];
}

interface OutputItem {
  phase: string;
  transcript: string;
  bytes: Buffer;
}

function eventsOfItem({ phase, transcript, bytes }: OutputItem, output_index: number): object[] {
  const id = `item_${output_index + 1}`;
  const response_id = 'resp_1';
  const place = { response_id, item_id: id, output_index, content_index: 0 };
  const item = { id, type: 'message', role: 'assistant', status: 'in_progress', phase, content: [] };
  return [
    { type: 'response.output_item.added', response_id, output_index, item },
    ...(transcript.match(/\S+\s*/gu) ?? []).map((delta) => ({
      type: 'response.output_audio_transcript.delta',
      ...place,
      delta,
    })),
    ...piecesOf(bytes).map((delta) => ({ type: 'response.output_audio.delta', ...place, delta })),
    { type: 'response.output_audio.done', ...place },
    { type: 'response.output_audio_transcript.done', ...place, transcript },
  ];
}

const speak = async (voiceUrl: string | null, input: string, voice: string): Promise<Buffer> => {
  const { bytes } = await requestSpeech(voiceUrl, '/v1/audio/speech', {
    body: JSON.stringify({ input, voice, response_format: 'pcm' }),
    headers: { 'content-type': 'application/json' },
  });
  return bytes;
};

const piecesOf = (bytes: Buffer): string[] =>
  Array.from({ length: Math.ceil(bytes.length / BYTES_PER_EVENT) }, (_, index) =>
    bytes.subarray(index * BYTES_PER_EVENT, (index + 1) * BYTES_PER_EVENT).toString('base64'),
  );

/** Sends the events, slowed or cut off by a fault. */
async function sendAll(events: readonly object[], { connection, send, fault }: EventContext): Promise<void> {
  for (const [index, event] of events.entries()) {
    if (fault?.kind === 'cut-stream' && index === Math.min(fault.afterEvents, events.length - 1)) {
      connection.close(1011);
      return;
    }
    if (fault?.kind === 'slow') await setTimeout(fault.dripMs);
    send(event);
  }
}
