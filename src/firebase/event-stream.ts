import { withTimeLimit } from '../services/core/with-deadline.ts';

export interface StreamEvent {
  event: string;
  data: string;
}

export type NetworkEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

interface ReadOptions {
  /** Maximum silence in ms. The function sends at least a comment line every 15 s. */
  silenceLimitMs: number;
  network: NetworkEvents;
}

/** @throws Error if the connection breaks, is silent for too long, or the device goes offline. */
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
      const { done, value } = await withTimeLimit(Promise.race([reader.read(), lost]), silenceLimitMs, noResponse);
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

export function watchNetwork(network: NetworkEvents): { lost: Promise<never>; stop: () => void } {
  let stop = (): void => undefined;
  const connectionLost = new Promise<never>((_resolve, reject) => {
    const handleOffline = (): void => reject(new Error('The device is offline'));
    network.addEventListener('offline', handleOffline);
    stop = () => network.removeEventListener('offline', handleOffline);
  });
  connectionLost.catch(() => undefined);
  return { lost: connectionLost, stop };
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

export const noResponse = (): Error => new Error('No answer in time');
