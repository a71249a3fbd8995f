/** All transactions of a user write the same usage document; in parallel they would time out on each other's locks. */
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
