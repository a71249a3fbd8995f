/** One server-sent event. */
export interface StreamEvent {
  event: string;
  data: string;
}

interface ReadOptions {
  /** Longest silence in ms; the function sends at least a comment line every 15 s (architecture §5). */
  silenceLimitMs: number;
}

/**
 * Reads a stream of server-sent events; comments and other fields are skipped.
 * @throws Error when the connection breaks or stays silent for too long.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { silenceLimitMs }: ReadOptions,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await withDeadline(reader.read(), silenceLimitMs);
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseBlock(block: string): StreamEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
}

async function withDeadline<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The stream was silent for ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
