import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { usePreferences } from '../use-preferences.ts';
import { useServices } from '../use-services.ts';
import { keepHere, readKept } from './kept-settings.ts';
import { readChanges, readSettings, toPreferences, type ReaderSettings } from './reader-settings.ts';

export type ChangeSettings = (changes: Partial<ReaderSettings>) => void;

/** A slider that is drawn along is stored once. */
const SETTLE_MS = 1_000;

/**
 * How this family reads: at once as this device remembers it, then as its profile does, with what is changed in this
 * visit, or was not stored in the last one, on top.
 */
export function useReaderSettings(): [ReaderSettings, ChangeSettings] {
  const { uid } = useServices();
  const { preferences } = usePreferences();
  const key = STORAGE_KEYS.reader(uid);
  const [kept] = useState(() => readKept(key));
  const unsentKey = STORAGE_KEYS.readerUnsent(uid);
  const [changed, setChanged] = useState(() => readChanges(readKept(unsentKey)));
  const settings = useMemo(
    () => ({
      ...readSettings({ ...kept, ...preferences?.reader, ...(preferences && { voice: preferences.voice }) }),
      ...changed,
    }),
    [kept, preferences, changed],
  );
  useEffect(() => keepHere(key, settings), [key, settings]);

  const store = useStoreLater(unsentKey);
  const change = useCallback<ChangeSettings>(
    (changes) => {
      setChanged((before) => ({ ...before, ...changes }));
      store(changes);
    },
    [store],
  );
  return [settings, change];
}

/**
 * Stores changes in the profile once they have settled, or when the screen is left. What the profile has not taken
 * waits under `key` on this device for the next visit: a page that closes may end its requests.
 */
function useStoreLater(key: string): ChangeSettings {
  const { change } = usePreferences();
  const waiting = useRef<Partial<ReaderSettings>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const sent = waiting.current;
    const patch = toPreferences(sent);
    if (Object.keys(patch).length === 0) return;
    void latest.current(patch).then((stored) => {
      if (!stored || waiting.current !== sent) return;
      waiting.current = {};
      keepHere(key, waiting.current);
    });
  }, [key]);
  useEffect(() => {
    waiting.current = readChanges(readKept(key));
    send();
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [key, send]);

  return useCallback<ChangeSettings>(
    (changes) => {
      waiting.current = { ...waiting.current, ...changes };
      keepHere(key, waiting.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(send, SETTLE_MS);
    },
    [key, send],
  );
}
