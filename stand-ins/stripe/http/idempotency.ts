import { ApiError } from './api-error.ts';

interface StoredResponse {
  request: string;
  body: object;
}

/** Stored responses by idempotency key. */
export class Idempotency {
  private readonly stored = new Map<string, StoredResponse>();

  /** The stored response to this request, or null. @throws ApiError 400 when the key was used for another request. */
  find(key: string, request: string): object | null {
    const storedResponse = this.stored.get(key);
    if (storedResponse === undefined) return null;
    if (storedResponse.request === request) return storedResponse.body;
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }

  store(key: string, request: string, body: object): void {
    this.stored.set(key, { request, body });
  }

  clear(): void {
    this.stored.clear();
  }
}
