/**
 * Runs tasks of the same key one after the other. A family's transactions all write its usage document: side by side
 * they would only wait for the database's locks to time out.
 */
export function createTurns() {
  const lastOf = new Map<string, Promise<unknown>>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = lastOf.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    lastOf.set(key, mine);
    try {
      return await mine;
    } finally {
      if (lastOf.get(key) === mine) lastOf.delete(key);
    }
  };
}
