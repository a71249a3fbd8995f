/** Maximum number of requests kept; the oldest are dropped first. */
const CAPACITY = 500;

interface LoggedRequest {
  method: string;
  path: string;
  /** The headers without the key. */
  headers: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}

/** The requests received, for tests. */
export class RequestLog {
  private requests: LoggedRequest[] = [];

  add({ headers: { authorization: _key, ...headers }, ...request }: LoggedRequest): void {
    this.requests = [...this.requests, { ...request, headers }].slice(-CAPACITY);
  }

  list(): LoggedRequest[] {
    return this.requests;
  }

  clear(): void {
    this.requests = [];
  }
}
