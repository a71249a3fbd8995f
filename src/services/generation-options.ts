/** What a screen may say while something is being made. */
export interface GenerationOptions {
  /**
   * Aborted by the person's Cancel. The service is asked to stop: if it can, the promise is rejected with
   * GenerationCancelled and nothing is counted; if the work has begun, `onTooLate` is called and it goes on.
   */
  signal?: AbortSignal | undefined;
  onTooLate?: (() => void) | undefined;
}
