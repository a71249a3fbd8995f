import { useState } from 'react';
import { keep, readStored } from './stored-draft.ts';

/** A text stored under `key`, which must not change; it survives a reload and is removed when ''. */
export function useStoredText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readStored(key) ?? '');

  // Stored on every change, so that nothing is lost on leaving.
  function change(typed: string): void {
    keep(key, typed === '' ? null : typed);
    setText(typed);
  }
  return [text, change];
}
