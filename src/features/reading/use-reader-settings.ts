import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { usePreferences } from '../use-preferences.ts';
import { useServices } from '../use-services.ts';
import { parseSettings, readSettings, toPreferences, type ReaderSettings } from './reader-settings.ts';

export type ChangeSettings = (changes: Partial<ReaderSettings>) => void;

/** A slider that is drawn along is stored once. */
const SETTLE_MS = 1_000;

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Private windows may refuse: the profile keeps it all the same. */
function keepHere(key: string, settings: ReaderSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    return;
  }
}

/**
 * How this family reads: at once as this device remembers it, then as its profile does, with what is changed in this
 * visit on top.
 */
export function useReaderSettings(): [ReaderSettings, ChangeSettings] {
  const { uid } = useServices();
  const { preferences } = usePreferences();
  const key = STORAGE_KEYS.reader(uid);
  const [kept] = useState(() => parseSettings(readKept(key)));
  const [changed, setChanged] = useState<Partial<ReaderSettings>>({});
  const settings = useMemo(
    () => ({
      ...readSettings({ ...kept, ...preferences?.reader, ...(preferences && { voice: preferences.voice }) }),
      ...changed,
    }),
    [kept, preferences, changed],
  );
  useEffect(() => keepHere(key, settings), [key, settings]);

  const store = useStoreLater();
  const change = useCallback<ChangeSettings>(
    (changes) => {
      setChanged((before) => ({ ...before, ...changes }));
      store(changes);
    },
    [store],
  );
  return [settings, change];
}

/** Stores changes in the profile once they have settled, or when the screen is left. */
function useStoreLater(): ChangeSettings {
  const { change } = usePreferences();
  const waiting = useRef<Partial<ReaderSettings>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const patch = toPreferences(waiting.current);
    waiting.current = {};
    if (Object.keys(patch).length > 0) void latest.current(patch);
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [send]);

  return useCallback<ChangeSettings>(
    (changes) => {
      waiting.current = { ...waiting.current, ...changes };
      clearTimeout(timer.current);
      timer.current = setTimeout(send, SETTLE_MS);
    },
    [send],
  );
}
