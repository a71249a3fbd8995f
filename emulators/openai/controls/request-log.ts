import type { IncomingHttpHeaders } from 'node:http';

/** How many requests are remembered; the oldest are forgotten first. */
const CAPACITY = 500;

interface LoggedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What the product has asked of the vendor, for tests that must see what went over the wire. Keys are never kept. */
export class RequestLog {
  private requests: LoggedRequest[] = [];

  add({ headers, ...request }: LoggedRequest): void {
    const { authorization: _key, ...safeHeaders } = headers;
    this.requests = [...this.requests, { ...request, headers: safeHeaders }].slice(-CAPACITY);
  }

  /** The requests whose path or body contains `text` (all for the empty string), oldest first. */
  list(text: string): LoggedRequest[] {
    return this.requests.filter(({ path, body }) => `${path} ${JSON.stringify(body) ?? ''}`.includes(text));
  }

  clear(): void {
    this.requests = [];
  }
}
