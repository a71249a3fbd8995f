/** How many requests are remembered; the oldest are forgotten first. */
const CAPACITY = 500;

interface LoggedRequest {
  method: string;
  path: string;
  /** Without the key. */
  headers: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}

/** What the product has asked of the vendor, for tests that must see what went over the wire. */
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
