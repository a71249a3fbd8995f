/**
 * Runs tasks of the same key in sequence. All transactions of a user write the same usage document; in parallel they
 * would wait for each other's locks until they time out.
 */
export function createKeyedMutex() {
  const lastOf = new Map<string, Promise<unknown>>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = lastOf.get(key) ?? Promise.resolve();
    const current = before.then(task, task);
    lastOf.set(key, current);
    try {
      return await current;
    } finally {
      if (lastOf.get(key) === current) lastOf.delete(key);
    }
  };
}
