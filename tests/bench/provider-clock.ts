import { createHash } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

interface Span {
  from: number;
  to: number;
}

/** Stands between a function and the provider and notes when somebody was waiting for the provider. */
export interface ProviderClock {
  /** Base address with `/v1`. */
  baseUrl: string;
  /** Forgets what was noted. */
  reset: () => void;
  /** Milliseconds since `reset` in which at least one call to the provider was under way. */
  busyMs: () => number;
  close: () => void;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Overlapping spans count once. */
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

const ask = (provider: string, { url, method, headers }: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const onward = request(
      new URL(url ?? '/', provider),
      { method: method ?? 'GET', headers: { ...headers, host: new URL(provider).host } },
      (answer) => {
        readAll(answer)
          .then((read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }))
          .catch(reject);
      },
    );
    onward.once('error', reject);
    onward.end(body);
  });

/** The caller's pseudonym, and a picture's part boundaries, are all in which two equal requests differ. */
function keyOf({ url, headers }: IncomingMessage, body: Buffer): string {
  const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
  const asked = isForm ? '' : body.toString().replace(/"safety_identifier":"[^"]*"/, '');
  return createHash('sha256').update(`${url}\n${asked}`).digest('hex');
}

/**
 * Starts a clock before `provider`, a base address without path. With `remembers` each different request is asked of the
 * provider once and answered from memory afterwards, so that the stand-in's work takes no processor time from what is
 * measured.
 */
export async function startProviderClock(provider: string, remembers: boolean): Promise<ProviderClock> {
  let spans: Span[] = [];
  const answers = new Map<string, Promise<Answer>>();
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const from = performance.now();
    const body = await readAll(incoming);
    const key = keyOf(incoming, body);
    const known = answers.get(key) ?? ask(provider, incoming, body);
    if (remembers) answers.set(key, known);
    const { status, headers, body: said } = await known;
    const { 'transfer-encoding': _chunked, ...rest } = headers;
    outgoing.writeHead(status, { ...rest, 'content-length': said.length });
    outgoing.end(said, () => spans.push({ from, to: performance.now() }));
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  });
  // A connection that is closed for idleness while fifty calls wait for a processor would be an error of the provider's.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The clock has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    reset: () => {
      spans = [];
    },
    busyMs: () => unionMs(spans),
    close: () => server.close(),
  };
}
