import { createHash } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';

interface Span {
  path: string;
  from: number;
  to: number;
}

const MODERATIONS = '/v1/moderations';
/** Pause between two events of a remembered response; a model takes about four times as long for a word. */
const EVENT_PAUSE_MS = 3;

/** A proxy between a function and the provider that measures how long calls wait for the provider. */
export interface ProviderClock {
  /** Base URL with `/v1`. */
  baseUrl: string;
  /** Starts the measurement again. */
  reset: () => void;
  /** Whether remembered streams are sent word by word or as a whole. */
  tellWords: (byWord: boolean) => void;
  /** Milliseconds since `reset` during which at least one call to the provider was in progress. */
  busyMs: () => number;
  /**
   * Milliseconds from the last word of a remembered response's first paragraph since `reset` until `receivedAt`,
   * without moderation; null when none was sent.
   */
  firstParagraphMs: (receivedAt: number) => number | null;
  close: () => void;
}

interface StoredResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Total length of the spans in ms; overlapping parts count once. */
function unionMs(spans: readonly Span[]): number {
  let covered = 0;
  let end = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return covered;
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const forward = (provider: string, { url, method, headers }: IncomingMessage, body: Buffer): Promise<StoredResponse> =>
  new Promise((resolve, reject) => {
    const forwarded = request(
      new URL(url ?? '/', provider),
      { method: method ?? 'GET', headers: { ...headers, host: new URL(provider).host } },
      (response) => {
        readAll(response)
          .then((content) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: content }))
          .catch(reject);
      },
    );
    forwarded.once('error', reject);
    forwarded.end(body);
  });

/** Passes a WebSocket on, from its handshake to its end. */
function tunnel(provider: string, { url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(provider);
  const upstream = connect(Number(port), hostname);
  upstream.write(`GET ${url} HTTP/1.1\r\n`);
  for (let at = 0; at < rawHeaders.length; at += 2) upstream.write(`${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`);
  upstream.write('\r\n');
  upstream.write(head);
  pipeline(socket, upstream, socket, () => socket.destroy());
}

const deltaSchema = z.object({ type: z.literal('response.output_text.delta'), delta: z.string() });

/** The words in an event of a streamed response. */
function wordsIn(event: string): string {
  const data = /^data: (\{.*\})$/m.exec(event)?.[1];
  const parsed = deltaSchema.safeParse(data === undefined ? null : JSON.parse(data));
  return parsed.success ? parsed.data.delta : '';
}

/** Writes a streamed response event by event, as a model does; calls `onParagraph` after its first paragraph. */
async function replay(outgoing: ServerResponse, body: Buffer, onParagraph: () => void): Promise<void> {
  let text = '';
  let hasParagraph = false;
  for (const event of body.toString().split(/(?<=\n\n)/)) {
    await setTimeout(EVENT_PAUSE_MS);
    outgoing.write(event);
    text += wordsIn(event);
    if (!hasParagraph && text.includes('\n\n')) {
      hasParagraph = true;
      onParagraph();
    }
  }
}

/** Equal requests differ only in the caller's pseudonym and in a picture's multipart boundaries. */
function keyOf({ url, headers }: IncomingMessage, body: Buffer): string {
  const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
  const question = isForm ? '' : body.toString().replace(/"safety_identifier":"[^"]*"/, '');
  return createHash('sha256').update(`${url}\n${question}`).digest('hex');
}

/**
 * Starts a clock before `provider`, a base URL without path. With `hasCache` each distinct request is sent to the
 * provider once and served from memory afterwards, so that the stand-in's work does not take processor time from what
 * is measured. WebSockets are not kept.
 */
export async function startProviderClock(provider: string, hasCache: boolean): Promise<ProviderClock> {
  let spans: Span[] = [];
  let paragraphAt: number | null = null;
  let streamsByWord = false;
  const responses = new Map<string, Promise<StoredResponse>>();
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const from = performance.now();
    const path = incoming.url ?? '';
    const body = await readAll(incoming);
    const key = keyOf(incoming, body);
    const pendingResponse = responses.get(key) ?? forward(provider, incoming, body);
    if (hasCache) responses.set(key, pendingResponse);
    const { status, headers, body: content } = await pendingResponse;
    const { 'transfer-encoding': _chunked, ...rest } = headers;
    const isReplayed = hasCache && streamsByWord && headers['content-type']?.includes('text/event-stream');
    outgoing.writeHead(status, isReplayed ? rest : { ...rest, 'content-length': content.length });
    const record = () => spans.push({ path, from, to: performance.now() });
    if (!isReplayed) {
      outgoing.end(content, record);
      return;
    }
    await replay(outgoing, content, () => (paragraphAt ??= performance.now()));
    // Recorded before the response is finished: the reader closes the connection after the last event.
    record();
    outgoing.end();
  }
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  });
  server.on('upgrade', (incoming, socket, head) => {
    const from = performance.now();
    tunnel(provider, incoming, socket, head);
    socket.once('close', () => spans.push({ path: incoming.url ?? '', from, to: performance.now() }));
  });
  // Otherwise idle connections are closed while fifty calls wait for the CPU, which looks like a provider error.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The clock has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    reset: () => {
      spans = [];
      paragraphAt = null;
    },
    tellWords: (byWord) => {
      streamsByWord = byWord;
    },
    busyMs: () => unionMs(spans),
    firstParagraphMs: (receivedAt) => {
      if (paragraphAt === null) return null;
      const from = paragraphAt;
      const moderated = spans
        .filter((span) => span.path === MODERATIONS && span.to > from && span.from < receivedAt)
        .map((span) => ({ ...span, from: Math.max(from, span.from), to: Math.min(receivedAt, span.to) }));
      return receivedAt - from - unionMs(moderated);
    },
    close: () => server.close(),
  };
}
