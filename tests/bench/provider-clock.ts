import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

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

export async function startProviderClock(provider: string): Promise<ProviderClock> {
  let spans: Span[] = [];
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const from = performance.now();
    const onward = request(
      new URL(incoming.url ?? '/', provider),
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host: new URL(provider).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('end', () => spans.push({ from, to: performance.now() }));
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  };
  const server = createServer(forward);
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
