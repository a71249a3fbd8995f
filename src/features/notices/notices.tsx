import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { STORAGE_NOT_SET_UP, type StorageHealth } from '../../services/account/storage-health.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FAILURE_SHOWN } from '../../ui/failure-shown.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { focusMain } from '../../ui/main-focus.ts';
import { notify } from '../../ui/notify.ts';
import { answerAboutDrafts } from '../../shared/drafts/drafts-elsewhere.ts';
import { optionalPart } from '../../shared/page/lazy-part.tsx';
import { useSession } from '../../shared/account/use-account.ts';
import { useOnline } from '../../shared/connection/use-online.ts';

const OFFLINE = 'You’re offline. We’ll keep what you write.';
const ONLINE_AGAIN = 'You’re back online';
const NEW_VERSION = 'A new version of Talelantern is here';

const SiteBanner = optionalPart(async () => (await import('./site-banner.tsx')).SiteBanner);

interface NoticesProps {
  storage: StorageHealth;
  /** Whether the host has a newer version of the app. Never rejects. */
  isOutdated: () => Promise<boolean>;
  /** The administrators' banner; '' for none. Never rejects. */
  readBanner: () => Promise<string>;
}

export function Notices({ storage, isOutdated, readBanner }: NoticesProps) {
  const isOnline = useOnline();
  const isStorageAvailable = useSyncExternalStore(storage.watch, storage.isAvailable);
  const isFamily = useSession().status === 'signed-in';
  const isInReader = useMatch(PATHS.read) !== null;
  const isInBooks = useMatch(PATHS.books) !== null;
  const isReading = isInReader || isInBooks;
  const [isDismissed, setDismissed] = useState(false);
  useFailedPictures(storage);
  useEffect(() => {
    const offerAgain = (): void => setDismissed(false);
    document.addEventListener(FAILURE_SHOWN, offerAgain);
    return () => document.removeEventListener(FAILURE_SHOWN, offerAgain);
  }, []);
  const hasNewVersion = useNewVersion({ isOutdated, isPaused: isReading });
  useOnlineAgain(isOnline);
  useAnswerAboutDrafts();

  function dismiss(): void {
    // The pressed button disappears, so the focus moves.
    focusMain();
    setDismissed(true);
  }

  // Banners are for grown-ups; the child's pages say what a child needs to know.
  if (isInBooks) return null;
  return (
    <div role="status" className="notices">
      {!isOnline && (
        <Banner tone="night" icon="cloud-off">
          {OFFLINE}
        </Banner>
      )}
      {!isStorageAvailable && (
        <Banner tone="amber" icon="warning">
          {STORAGE_NOT_SET_UP}
        </Banner>
      )}
      {isFamily && !isInReader && <SiteBanner read={readBanner} />}
      {hasNewVersion && !isDismissed && <NewVersion onClose={dismiss} />}
    </div>
  );
}

/** Reloading loses nothing: drafts outlive the page. */
const NewVersion = ({ onClose }: { onClose: () => void }) => (
  <Banner
    tone="night"
    icon="sparkle"
    act={
      <>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          Update now
        </Button>
        <IconButton icon="close" label="Not now" onClick={onClose} />
      </>
    }
  >
    {NEW_VERSION}
  </Banner>
);

function useOnlineAgain(isOnline: boolean): void {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) notify.success(ONLINE_AGAIN);
    wasOnline.current = isOnline;
  }, [isOnline]);
}

/** Answers other tabs, so that signing out there asks about unsaved drafts in this one. */
function useAnswerAboutDrafts(): void {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  useEffect(() => (uid === null ? undefined : answerAboutDrafts(uid)), [uid]);
}

/** If one of our pictures fails to load, checks whether Storage works at all. */
function useFailedPictures({ origin, checkAfterFailure }: Pick<StorageHealth, 'origin' | 'checkAfterFailure'>): void {
  useEffect(() => {
    function handleError({ target }: Event): void {
      if (target instanceof HTMLImageElement && target.src.startsWith(origin)) checkAfterFailure();
    }
    // Listens in the capture phase, because errors of pictures do not bubble.
    window.addEventListener('error', handleError, true);
    return () => window.removeEventListener('error', handleError, true);
  }, [origin, checkAfterFailure]);
}

/** Poll interval of open pages, and the shortest interval for pages that become visible again. */
const POLL_MS = 30 * 60_000;
const MIN_INTERVAL_MS = 5 * 60_000;
/** The shortest interval of checks after failures, of which an outage shows many. */
const MIN_FAILURE_INTERVAL_MS = 60_000;

interface VersionCheck {
  isOutdated: () => Promise<boolean>;
  /** Pauses checks while a story is being read, so as not to interrupt the reader. */
  isPaused: boolean;
}

function useNewVersion({ isOutdated, isPaused }: VersionCheck): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (isPaused || isKnown) return;
    let checkedAt = Date.now();
    let failureCheckedAt = -Infinity;

    const look = (): void => {
      checkedAt = Date.now();
      void isOutdated().then(setKnown);
    };
    const poll = (): unknown => document.hidden || Date.now() - checkedAt < MIN_INTERVAL_MS || look();
    const lookAfterFailure = (): void => {
      if (Date.now() - failureCheckedAt < MIN_FAILURE_INTERVAL_MS) return;
      failureCheckedAt = Date.now();
      look();
    };
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    // A newer release may refuse what this version sends.
    document.addEventListener(FAILURE_SHOWN, lookAfterFailure);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
      document.removeEventListener(FAILURE_SHOWN, lookAfterFailure);
    };
  }, [isOutdated, isPaused, isKnown]);
  return isKnown && !isPaused;
}
