import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

/** Events after which a stream without pauses yields to other work. */
const EVENTS_PER_YIELD = 50;

/**
 * A server-sent event stream. Applies the faults `slow` (longer pauses) and `cut-stream` (disconnects after some
 * events). Writing after a disconnect is a no-op; `isOpen` is false then.
 */
export class EventStream {
  private readonly exchange: Exchange;
  private readonly cutAfterEvents: number;
  private readonly dripMs: number;
  private sentEvents = 0;
  private isCut = false;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
    const { fault } = exchange;
    this.cutAfterEvents = fault?.kind === 'cut-stream' ? fault.afterEvents : Number.POSITIVE_INFINITY;
    this.dripMs = fault?.kind === 'slow' ? fault.dripMs : exchange.dripMs;
    exchange.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      connection: 'keep-alive',
    });
  }

  get isOpen(): boolean {
    return !this.isCut && !this.exchange.response.destroyed && !this.exchange.response.writableEnded;
  }

  send(name: string, data: string): void {
    if (!this.isOpen) return;
    if (this.sentEvents >= this.cutAfterEvents) {
      // Waits until the sent events are flushed: a plain destroy() would discard the socket's buffer.
      this.exchange.response.socket?.destroySoon();
      this.isCut = true;
      return;
    }
    this.exchange.response.write(`event: ${name}\ndata: ${data}\n\n`);
    this.sentEvents += 1;
  }

  /** The pause between two words. */
  async drip(): Promise<void> {
    if (this.dripMs > 0) await setTimeout(this.dripMs);
    else if (this.sentEvents % EVENTS_PER_YIELD === 0) await setImmediate();
  }

  /** Whether the stream is to fail now, by the fault `failed-stream`. */
  get isFailing(): boolean {
    const { fault } = this.exchange;
    return fault?.kind === 'failed-stream' && this.sentEvents >= fault.afterEvents;
  }

  end(): void {
    if (this.isOpen) this.exchange.response.end();
  }
}

/** Splits a text into stream chunks: words with the following white space. */
export function toDeltas(text: string): string[] {
  return text.match(/\S+\s*/gu) ?? [];
}
