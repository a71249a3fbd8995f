/** One server-sent event. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** What tells with an `offline` event that the device has lost its network: the window. */
export type NetworkNews = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

interface ReadOptions {
  /** Longest silence in ms; the function sends at least a comment line every 15 s (architecture §5). */
  silenceLimitMs: number;
  network: NetworkNews;
}

/**
 * Reads a stream of server-sent events; comments and other fields are skipped.
 * @throws Error when the connection breaks or stays silent for too long, or the device goes offline: a browser may hold
 * a stream open that nothing will come through any more.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { silenceLimitMs, network }: ReadOptions,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const { lost, stop } = watchNetwork(network);
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await withDeadline(Promise.race([reader.read(), lost]), silenceLimitMs);
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    stop();
    await reader.cancel().catch(() => undefined);
  }
}

/** `lost` rejects once the device is offline. */
function watchNetwork(network: NetworkNews): { lost: Promise<never>; stop: () => void } {
  let stop = (): void => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    const tell = (): void => reject(new Error('The device is offline'));
    network.addEventListener('offline', tell);
    stop = () => network.removeEventListener('offline', tell);
  });
  lost.catch(() => undefined);
  return { lost, stop };
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
