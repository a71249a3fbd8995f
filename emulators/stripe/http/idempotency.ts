import { ApiError } from './api-error.ts';

interface Kept {
  request: string;
  answer: object;
}

/** Answers of requests that carried a key, so that the same request again changes nothing. */
export class Idempotency {
  private readonly kept = new Map<string, Kept>();

  /** The answer that was given to this request before, or null. @throws ApiError 400 when the key was used for another. */
  find(key: string, request: string): object | null {
    const kept = this.kept.get(key);
    if (kept === undefined) return null;
    if (kept.request === request) return kept.answer;
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }

  keep(key: string, request: string, answer: object): void {
    this.kept.set(key, { request, answer });
  }

  clear(): void {
    this.kept.clear();
  }
}
