import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { readRecording } from './audio/read-recording.ts';
import type { EngineName } from './engines/speech-engine.ts';
import { Narrator } from './narrator.ts';
import { findVoice } from './voices.ts';

/** The engine of a recording: `espeak` for speech, `chime` without the package. */
const LABEL_HEADER = 'x-talelantern-voice';
const ESPEAK_PACKAGE = '@echogarden/espeak-ng-emscripten';
const CONTENT_TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav', pcm: 'audio/pcm' } as const;

export interface VoiceOptions {
  /** 0 chooses a free port. */
  port: number;
  /** The npm package of espeak-ng; tests pass a different name. */
  packageName?: string;
}

export interface Voice {
  /** Base URL without `/v1`. */
  url: string;
  engine: EngineName;
  close: () => Promise<void>;
}

const speechSchema = z.object({
  input: z.string(),
  voice: z.string(),
  speed: z._default(z.number(), 1),
  response_format: z._default(z.enum(['mp3', 'wav', 'pcm']), 'mp3'),
});

/** A request that this program cannot handle; stand-ins/openai has already validated it. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Starts the speech program on 127.0.0.1 with the vendor's protocol: `POST /v1/audio/speech` makes a recording, `POST
 * /v1/audio/transcriptions` returns the words of one with their times; `GET /health` returns the engine. The OpenAI
 * stand-in validates requests.
 */
export async function startVoice({ port, packageName = ESPEAK_PACKAGE }: VoiceOptions): Promise<Voice> {
  const narrator = new Narrator(packageName);
  const engine = await narrator.engine;
  const server = createServer((request, response) => {
    response.setHeader(LABEL_HEADER, engine);
    serve(request, response, { narrator, engine }).catch((error: unknown) => {
      const status = error instanceof RefusedError ? 400 : 500;
      sendJson(response, status, { error: { message: String(error) } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The voice has no TCP address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    engine,
    async close() {
      server.closeAllConnections();
      await Promise.all([narrator.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}

interface Speaker {
  narrator: Narrator;
  engine: EngineName;
}

async function serve(request: IncomingMessage, response: ServerResponse, { narrator, engine }: Speaker): Promise<void> {
  const path = `${request.method} ${request.url}`;
  const body = await readBytes(request);
  if (path === 'POST /v1/audio/speech') await serveSpeech(body, response, narrator);
  else if (path === 'POST /v1/audio/transcriptions') await serveTranscription(request, body, response);
  else if (path === 'GET /health') sendJson(response, 200, { engine });
  else sendJson(response, 404, { error: { message: `Invalid URL (${path})` } });
}

async function serveSpeech(body: Buffer, response: ServerResponse, narrator: Narrator): Promise<void> {
  const parsed = speechSchema.safeParse(JSON.parse(body.toString()));
  if (!parsed.success) throw new RefusedError(z.prettifyError(parsed.error));
  const { input, voice: voiceName, speed, response_format: format } = parsed.data;
  const voice = findVoice(voiceName);
  if (voice === null) throw new RefusedError(`There is no voice '${voiceName}'.`);
  const bytes = await narrator.narrate({ text: input, voice, speed, format });
  response.writeHead(200, { 'content-type': CONTENT_TYPES[format], 'content-length': bytes.length });
  response.end(bytes);
}

async function serveTranscription(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const file = form.get('file');
  const transcript = file instanceof Blob ? readRecording(Buffer.from(await file.arrayBuffer())) : null;
  if (transcript === null) throw new RefusedError('This is neither an MP3 nor a WAV file.');
  sendJson(response, 200, { task: 'transcribe', language: 'english', ...transcript });
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
