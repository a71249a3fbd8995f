/** The outcome of `load`, which is asked for once by whoever needs it first; after a failure the next one asks again. */
export function onFirstUse<T>(load: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | null = null;
  async function attempt(): Promise<T> {
    try {
      return await load();
    } catch (error) {
      outcome = null;
      throw error;
    }
  }
  return () => (outcome ??= attempt());
}
