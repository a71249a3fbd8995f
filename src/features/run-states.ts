/** Where everything that is under way stands, by the id of what it belongs to. */
export interface RunStates<State> {
  /** The state at rest where nothing is known of the id. */
  stateOf: (id: string) => State;
  change: (id: string, next: State) => void;
  /** Returns how to stop watching. */
  watch: (onChange: () => void) => () => void;
}

/** States that outlive the screens that show them; `idle` is the state at rest. */
export function createRunStates<State>(idle: State): RunStates<State> {
  const states = new Map<string, State>();
  const listeners = new Set<() => void>();
  return {
    stateOf: (id) => states.get(id) ?? idle,
    change(id, next) {
      states.set(id, next);
      for (const listener of listeners) listener();
    },
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
