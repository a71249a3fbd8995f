import type { Response } from 'firebase-functions/https';

/** Keeps proxies from closing an idle stream. */
const COMMENT_EVERY_MS = 15_000;

/** Sends nothing before the first event, so that a failure can have its own status, and nothing once closed. */
export class EventStream {
  private readonly response: Response;
  private comments: NodeJS.Timeout | undefined;

  constructor(response: Response) {
    this.response = response;
  }

  get hasBegun(): boolean {
    return this.comments !== undefined;
  }

  send(event: string, data: unknown): void {
    if (!this.hasBegun) this.begin();
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.comments);
    if (!this.response.destroyed) this.response.end();
  }

  private begin(): void {
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.comments = setInterval(() => this.write(': still writing\n\n'), COMMENT_EVERY_MS);
    this.comments.unref();
  }

  private write(text: string): void {
    if (!this.response.destroyed && !this.response.writableEnded) this.response.write(text);
  }
}
