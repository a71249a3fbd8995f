/** The listeners of a store. `watch` returns a function that unsubscribes. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    watch: (onChange: () => void) => {
      listeners.add(onChange);
      return (): void => void listeners.delete(onChange);
    },
    notify: (): void => listeners.forEach((listener) => listener()),
  };
}
