import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { STORAGE_NOT_SET_UP, type StorageHealth } from '../../services/storage-health.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.ts';
import { answerAboutDrafts } from '../drafts-elsewhere.ts';
import { latePart } from '../late-part.tsx';
import { useSession } from '../use-account.ts';
import { useOnline } from '../use-online.ts';
import { useLostPictures } from './use-lost-pictures.ts';
import { useNewVersion } from './use-new-version.ts';

const OFFLINE = 'You are offline. What you write is kept.';
const ONLINE_AGAIN = 'You are online again';
const NEW_VERSION = 'A new Talelantern is here';

/** A page without its banner is better than none: a file that does not come says nothing. */
const PlaceBanner = latePart(() =>
  import('./place-banner.tsx').then(
    (part) => part.PlaceBanner,
    () => () => null,
  ),
);

interface NoticesProps {
  storage: StorageHealth;
  /** Whether the host has a newer app. Never rejects. */
  isOutdated: () => Promise<boolean>;
  /** What administrators tell every family; '' for nothing. Never rejects. */
  readBanner: () => Promise<string>;
}

/** What concerns the whole page, above it: no network, no Storage, a new version, a word from those who look after the place. */
export function Notices({ storage, isOutdated, readBanner }: NoticesProps) {
  const isOnline = useOnline();
  const isStorageWell = useSyncExternalStore(storage.watch, storage.isWell);
  const isFamily = useSession().status === 'signed-in';
  const isReading = useMatch(PATHS.read) !== null;
  const [isPutAway, setPutAway] = useState(false);
  useLostPictures(storage);
  const isNews = useNewVersion({ isOutdated, isQuiet: isReading });
  useOnlineAgain(isOnline);
  useAnswersAboutDrafts();

  return (
    <div role="status" className="notices">
      {!isOnline && (
        <Banner tone="night" icon="cloud-off">
          {OFFLINE}
        </Banner>
      )}
      {!isStorageWell && (
        <Banner tone="amber" icon="warning">
          {STORAGE_NOT_SET_UP}
        </Banner>
      )}
      <Suspense>{isFamily && !isReading && <PlaceBanner read={readBanner} />}</Suspense>
      {isNews && !isPutAway && <NewVersion onClose={() => setPutAway(true)} />}
    </div>
  );
}

/** Nothing that is written is lost by loading it: drafts outlive the page. */
function NewVersion({ onClose }: { onClose: () => void }) {
  return (
    <Banner
      tone="night"
      icon="sparkle"
      act={
        <>
          <Button variant="quiet" onClick={() => window.location.reload()}>
            Load it
          </Button>
          <IconButton icon="close" label="Not now" onClick={onClose} />
        </>
      }
    >
      {NEW_VERSION}
    </Banner>
  );
}

function useOnlineAgain(isOnline: boolean): void {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) notify.success(ONLINE_AGAIN);
    wasOnline.current = isOnline;
  }, [isOnline]);
}

/** So that signing out in another tab asks about what lies unsaved in this one. */
function useAnswersAboutDrafts(): void {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  useEffect(() => (uid === null ? undefined : answerAboutDrafts(uid)), [uid]);
}
