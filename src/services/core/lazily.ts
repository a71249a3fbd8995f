export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
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
