import { useEffect, useState } from 'react';

/** Pages that stay open are asked about now and then; those one comes back to, at most this often. */
const EVERY_MS = 30 * 60_000;
const AT_MOST_EVERY_MS = 5 * 60_000;

interface NewVersion {
  /** Asks the host. Never rejects. */
  isOutdated: () => Promise<boolean>;
  /** Nobody is disturbed while a story is being read. */
  isQuiet: boolean;
}

/** Whether the host is known to have a newer app than this page runs; it is not asked again then. */
export function useNewVersion({ isOutdated, isQuiet }: NewVersion): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (isQuiet || isKnown) return;
    let lookedAt = Date.now();

    async function look(): Promise<void> {
      if (document.hidden || Date.now() - lookedAt < AT_MOST_EVERY_MS) return;
      lookedAt = Date.now();
      if (await isOutdated()) setKnown(true);
    }

    const lookAgain = (): void => void look();
    const timer = setInterval(lookAgain, EVERY_MS);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isOutdated, isQuiet, isKnown]);
  return isKnown && !isQuiet;
}
