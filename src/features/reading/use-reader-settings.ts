import { parseJson, readRecord, type StoredData } from '@talelantern/domain/stored/read-fields';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { device, keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { usePreferences } from '../../shared/family/use-preferences.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { readChanges, readSettings, toPreferences, type ReaderSettings } from './reader-settings.ts';

export type ChangeSettings = (changes: Partial<ReaderSettings>) => void;

/** Debounces changes, e.g. of a slider. */
const SETTLE_MS = 1_000;

/** The reader's settings: first from this device, then from the profile, with unsent changes on top. */
export function useReaderSettings(): [ReaderSettings, ChangeSettings] {
  const { uid } = useServices();
  const { preferences } = usePreferences();
  const key = PAGE_STORAGE_KEYS.reader(uid);
  const [deviceSettings] = useState(() => readOnDevice(key));
  const unsentKey = PAGE_STORAGE_KEYS.readerUnsent(uid);
  const [localChanges, setChanges] = useState(() => readChanges(readOnDevice(unsentKey)));
  const settings = useMemo(
    () => ({
      ...readSettings({ ...deviceSettings, ...preferences?.reader, ...(preferences && { voice: preferences.voice }) }),
      ...localChanges,
    }),
    [deviceSettings, preferences, localChanges],
  );
  useEffect(() => storeOnDevice(key, settings), [key, settings]);

  const store = useDebouncedStore(unsentKey);
  const change = useCallback<ChangeSettings>(
    (changes) => {
      setChanges((before) => ({ ...before, ...changes }));
      store(changes);
    },
    [store],
  );
  return [settings, change];
}

/** Unsent changes are also stored under `key` for the next visit: a closing page may abort its requests. */
function useDebouncedStore(key: string): ChangeSettings {
  const { change } = usePreferences();
  const unsentChanges = useRef<Partial<ReaderSettings>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const changesToSend = unsentChanges.current;
    const patch = toPreferences(changesToSend);
    if (Object.keys(patch).length === 0) return;
    void latest.current(patch).then((stored) => {
      if (!stored || unsentChanges.current !== changesToSend) return;
      unsentChanges.current = {};
      storeOnDevice(key, unsentChanges.current);
    });
  }, [key]);
  useEffect(() => {
    unsentChanges.current = readChanges(readOnDevice(key));
    send();
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [key, send]);

  return useCallback<ChangeSettings>(
    (changes) => {
      unsentChanges.current = { ...unsentChanges.current, ...changes };
      storeOnDevice(key, unsentChanges.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(send, SETTLE_MS);
    },
    [key, send],
  );
}

const readOnDevice = (key: string): StoredData => readRecord(parseJson(readStored(key, device)));

/** Private windows may refuse storage; the profile still has the settings. */
const storeOnDevice = (key: string, settings: Partial<ReaderSettings>): void =>
  keep(key, JSON.stringify(settings), device);
