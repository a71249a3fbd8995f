import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

/** How often a stream without drip lets other work run. */
const EVENTS_PER_TURN = 50;

/**
 * A server-sent event stream to one caller. Honours the faults `slow` (longer pauses) and `cut-stream` (the connection
 * is destroyed after so many events). Writing after the caller has gone is a no-op; ask `isOpen` to stop early.
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

  /** Sends one event. `name` is left out where the vendor sends bare data lines (chat completions). */
  send(data: string, name?: string): void {
    if (!this.isOpen) return;
    if (this.sentEvents >= this.cutAfterEvents) {
      // What was sent must still arrive: a plain destroy() would throw away what waits in the socket's buffer.
      this.exchange.response.socket?.destroySoon();
      this.isCut = true;
      return;
    }
    this.exchange.response.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${data}\n\n`);
    this.sentEvents += 1;
  }

  /** The pause between two words. */
  async drip(): Promise<void> {
    if (this.dripMs > 0) await setTimeout(this.dripMs);
    else if (this.sentEvents % EVENTS_PER_TURN === 0) await setImmediate();
  }

  end(): void {
    if (this.isOpen) this.exchange.response.end();
  }
}

/** Text as the pieces in which it is streamed: each word with the white space behind it. */
export function toDeltas(text: string): string[] {
  return text.match(/\S+\s*/gu) ?? [];
}
