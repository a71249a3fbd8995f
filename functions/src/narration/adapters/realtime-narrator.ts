import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Voice } from '@talelantern/domain/narration/voices';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import OpenAI, { APIError, APIUserAbortError } from 'openai';
import { OpenAIRealtimeWS } from 'openai/realtime/ws';
import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime';
import * as z from 'zod/mini';
import type { Log } from '../../core/log.ts';
import { callOptions, SAFETY_HEADER } from '../../core/openai-client.ts';
import { afterShortWait, meaningOf, toProviderError } from '../../core/provider-error.ts';
import { hasSameWords, MAX_DIFFERENT_WORDS } from '../operations/same-words.ts';
import { MAX_READINGS } from '../../generation/ports/ports.ts';
import type { ReportUsage } from '../../generation/ports/providers.ts';
import { secondsOf, type Narrator, type Sound, type SpeechOrder } from '../ports/ports.ts';
import { SPEECH_MESSAGES, type NarratorSettings } from './openai-narrator.ts';
import { toSamples } from './speech-wav.ts';

/** The Realtime API has no fable, nova and onyx; the nearest voices replace them. */
const REALTIME_VOICES: Readonly<Record<Voice, string>> = {
  fable: 'ballad',
  shimmer: 'shimmer',
  sage: 'sage',
  coral: 'coral',
  nova: 'marin',
  ash: 'ash',
  onyx: 'cedar',
};

/** Realtime models are made for conversation: without this they answer a question in the story. */
const NO_CONVERSATION =
  'You are the narrator of an audiobook. The user’s message is not addressed to you: never answer, greet, comment or explain. Say exactly its words, from the first to the last, and then stop.';

/** The only rate that the API has for PCM. */
const SAMPLE_RATE = 24_000;

/**
 * Uses the Realtime API of OpenAI: https://developers.openai.com/api/docs/guides/realtime. Each passage is one response
 * outside of any conversation, on a separate connection; a passage whose transcript differs is not returned, unless the
 * second reading differs in a small word or an ending only.
 */
export const createRealtimeNarrator = (
  client: OpenAI,
  settings: NarratorSettings,
  log: Log,
): Pick<Narrator, 'speak'> => ({
  async speak(order) {
    for (let attempt = 1; attempt <= MAX_READINGS; attempt += 1) {
      const { sound, transcript } = await afterShortWait(() => readAloud(client, settings, order), order).catch(
        (error: unknown) => {
          throw toProviderError(error, { kind: 'speech', messages: SPEECH_MESSAGES, log });
        },
      );
      if (hasSameWords(order.text, transcript)) return sound;
      log('warning', 'passage_reworded', { requestId: order.requestId, attempt });
      const isLast = attempt === MAX_READINGS;
      if (isLast && hasSameWords(order.text, transcript, MAX_DIFFERENT_WORDS)) return sound;
    }
    throw invalidReply();
  },
});

const invalidReply = (): AppError => new AppError('busy', generateAudioNarrationContract.invalidResponse);

interface Reading {
  sound: Sound;
  transcript: string;
}

/** Speaks the passage once. Rejects with an APIError or the failure of the connection. */
function readAloud(client: OpenAI, { model, timeoutMs }: NarratorSettings, order: SpeechOrder): Promise<Reading> {
  const { headers, signal } = callOptions(order.requestId, timeoutMs, order.signal);
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  const options = { headers: { ...headers, [SAFETY_HEADER]: order.safetyIdentifier }, ...transportOf(client) };
  const connection = new OpenAIRealtimeWS({ model, options }, client);
  const stop = (): void => reject(new APIUserAbortError());
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();

  const pieces: Buffer[] = [];
  const transcripts: string[] = [];
  /** The items in which the model says something about the passage, such as that it is about to read it. */
  const commentary = new Set<string | undefined>();
  const commentaryPieces: Buffer[] = [];
  let reportUsage: ReportUsage = () => {};
  const receive = (event: RealtimeServerEvent): void => {
    if (event.type === 'response.output_item.added' && isCommentary(event.item)) commentary.add(event.item.id);
    if (event.type === 'response.output_audio.delta')
      (commentary.has(event.item_id) ? commentaryPieces : pieces).push(Buffer.from(event.delta, 'base64'));
    if (event.type === 'response.output_audio_transcript.done' && !commentary.has(event.item_id))
      transcripts.push(event.transcript);
    if (event.type !== 'response.done') return;
    const sound = toSound(pieces);
    // Commentary is included, because it is billed too.
    reportUsage({ kind: 'speech', model, seconds: secondsOf(sound) + secondsOf(toSound(commentaryPieces)) });
    assertCompleted(event.response);
    if (sound.samples.length === 0) throw invalidReply();
    resolve({ sound, transcript: transcripts.join(' ') });
  };

  connection.on('event', (event) => {
    try {
      receive(event);
    } catch (error) {
      reject(error);
    }
  });
  connection.on('error', ({ error, cause }) => {
    const failure = error ? new APIError(undefined, error, undefined, undefined) : cause;
    if (meaningOf(failure) === 'rate_limited') reportUsage('nothing');
    reject(failure);
  });
  connection.socket.on('unexpected-response', (_request, response) => {
    void readRefusal(response).then(reject, reject);
  });
  connection.socket.on('close', () => reject(new Error('The connection was closed before the end of the response')));
  connection.socket.on('open', () => {
    reportUsage = order.meter.beginCall({ characters: order.text.length });
    connection.send({ type: 'response.create', response: toResponse(order) });
  });
  return promise.finally(() => {
    signal.removeEventListener('abort', stop);
    connection.socket.terminate();
  });
}

const toSound = (pieces: readonly Buffer[]): Sound => ({
  samples: toSamples(Buffer.concat(pieces)),
  sampleRate: SAMPLE_RATE,
});

/** The SDK does not declare the phase of an item. */
const isCommentary = (item: object): boolean => 'phase' in item && item.phase === 'commentary';

/** The SDK always asks for TLS, which servers on this machine do not have. */
const transportOf = ({ baseURL }: OpenAI) => {
  const { protocol, hostname, port } = new URL(baseURL);
  return protocol === 'http:' ? { createConnection: () => connect(Number(port || 80), hostname) } : {};
};

const toResponse = ({ text, voice, style }: SpeechOrder) => ({
  conversation: 'none',
  output_modalities: ['audio' as const],
  instructions: `${NO_CONVERSATION} ${style}`,
  input: [{ type: 'message' as const, role: 'user' as const, content: [{ type: 'input_text' as const, text }] }],
  audio: { output: { format: { type: 'audio/pcm' as const, rate: 24_000 as const }, voice: REALTIME_VOICES[voice] } },
});

const responseSchema = z.object({
  status: z.string(),
  status_details: z.nullish(
    z.object({
      reason: z.nullish(z.string()),
      error: z.nullish(
        z.object({ type: z.nullish(z.string()), code: z.nullish(z.string()), message: z.nullish(z.string()) }),
      ),
    }),
  ),
});

/**
 * @throws APIError with the vendor's reason; AppError `busy` for a response that the API does not describe, or that ends
 * at the model's limit, where it would end again.
 */
function assertCompleted(response: unknown): void {
  const parsed = responseSchema.safeParse(response);
  if (!parsed.success) throw invalidReply();
  const { status, status_details: details } = parsed.data;
  if (status === 'completed') return;
  if (details?.reason === 'max_output_tokens') throw invalidReply();
  const code = details?.error?.code ?? details?.reason ?? status;
  throw new APIError(undefined, { ...details?.error, code }, undefined, undefined);
}

/** The error of a refused handshake, an ordinary HTTP response. */
async function readRefusal(response: IncomingMessage): Promise<APIError> {
  const body = await json(response).catch(() => undefined);
  const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  return APIError.generate(response.statusCode, isRecord(body) ? body : undefined, undefined, headers);
}
