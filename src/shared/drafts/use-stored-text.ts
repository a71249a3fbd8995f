import { useState } from 'react';
import { keep, readStored } from './stored-draft.ts';

/** A text stored under `key`, which must not change. It survives a reload and is removed when empty. */
export function useStoredText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readStored(key) ?? '');

  // Stored on every change, so that nothing is lost when the page is left.
  function change(typed: string): void {
    keep(key, typed === '' ? null : typed);
    setText(typed);
  }
  return [text, change];
}
