/**
 * The side of a store that React reads: arguments of `useSyncExternalStore`. Most stores of the app
 * extend it.
 */
export interface ReadableStore<State> {
  readonly getState: () => State;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface Store<State> extends ReadableStore<State> {
  /** Replaces the state and calls the listeners; the same value again is no change. */
  readonly setState: (state: State) => void;
}

/**
 * Creates the state of a store, for all stores of the app; the store passes on the readable side
 * and calls `setState`.
 */
export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setState(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
