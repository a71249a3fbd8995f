import type { IncomingHttpHeaders } from 'node:http';

/** Maximum number of requests kept; the oldest are dropped first. */
const CAPACITY = 500;

interface LoggedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** The requests received, for tests. Keys are never stored. */
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
