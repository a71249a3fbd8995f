import { useEffect } from 'react';
import { notify } from '../../ui/notify.ts';

export const NEW_VERSION = 'There is a new Talelantern';
const KEPT = 'Loading it takes a moment. What you have written stays.';
const LOAD = 'Load it now';

/** Pages that stay open are asked about now and then; those one comes back to, at most this often. */
const EVERY_MS = 30 * 60_000;
const AT_MOST_EVERY_MS = 5 * 60_000;

interface NewVersion {
  /** Asks the host. Never rejects. */
  isOutdated: () => Promise<boolean>;
  /** Nobody is disturbed while a story is being read. */
  isQuiet: boolean;
  reload: () => void;
}

/** Tells once, in a note, that the host has a newer app than this page runs. */
export function useNewVersion({ isOutdated, isQuiet, reload }: NewVersion): void {
  useEffect(() => {
    if (isQuiet) return;
    let isTold = false;
    let lookedAt = Date.now();

    async function look(): Promise<void> {
      if (isTold || document.hidden || Date.now() - lookedAt < AT_MOST_EVERY_MS) return;
      lookedAt = Date.now();
      if (!(await isOutdated()) || isTold) return;
      isTold = true;
      notify.note(NEW_VERSION, { detail: KEPT, durationMs: Infinity, action: { label: LOAD, onPress: reload } });
    }

    const lookAgain = (): void => void look();
    const timer = setInterval(lookAgain, EVERY_MS);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isOutdated, isQuiet, reload]);
}
