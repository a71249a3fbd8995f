import { useCallback, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { useServices } from '../use-services.ts';
import { readSettings, type ReaderSettings } from './reader-settings.ts';

export type ChangeSettings = (changes: Partial<ReaderSettings>) => void;

function readKept(key: string): ReaderSettings {
  try {
    return readSettings(localStorage.getItem(key));
  } catch {
    return readSettings(null);
  }
}

/** How this family reads, remembered on the device. Private windows may refuse: it then lasts as long as the page. */
export function useReaderSettings(): [ReaderSettings, ChangeSettings] {
  const { uid } = useServices();
  const key = STORAGE_KEYS.reader(uid);
  const [settings, setSettings] = useState(() => readKept(key));
  const change = useCallback<ChangeSettings>(
    (changes) =>
      setSettings((before) => {
        const next = { ...before, ...changes };
        try {
          localStorage.setItem(key, JSON.stringify(next));
        } catch {
          return next;
        }
        return next;
      }),
    [key],
  );
  return [settings, change];
}
