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

type Calls<Name extends PropertyKey> = Record<Name, (...given: never[]) => Promise<unknown>>;

/** Returns the methods `names` of a service that is loaded by the first call of one of them. */
export function lazyMethods<Service extends Calls<Name>, Name extends string & keyof Service>(
  load: () => Promise<Service>,
  names: readonly Name[],
): Pick<Service, Name> {
  const call =
    (name: Name) =>
    async (...given: never[]) =>
      (await load())[name](...given);
  return Object.fromEntries(names.map((name): unknown[] => [name, call(name)]));
}
