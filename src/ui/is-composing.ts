import type { KeyboardEvent } from 'react';

/** The key code of Safari's Enter or Escape that only ends a composition, which is over by then. */
const COMPOSITION_KEY = 229;

/** Whether a key belongs to the composition of a word, for example of Japanese. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSITION_KEY;
