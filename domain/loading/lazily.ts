/** Loads on the first call, once; after a failure the next call tries again. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | null = null;
  return () =>
    (outcome ??= load().catch((error: unknown) => {
      outcome = null;
      throw error;
    }));
}
