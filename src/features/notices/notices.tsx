import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { STORAGE_NOT_SET_UP, type StorageHealth } from '../../services/storage-health.ts';
import { Banner } from '../../ui/banner.tsx';
import { notify } from '../../ui/notify.ts';
import { answerAboutDrafts } from '../drafts-elsewhere.ts';
import { useSession } from '../use-account.ts';
import { useOnline } from '../use-online.ts';
import { useLostPictures } from './use-lost-pictures.ts';
import { useNewVersion } from './use-new-version.ts';

export const OFFLINE = 'You are offline. What you write is kept.';
export const ONLINE_AGAIN = 'You are online again';

interface NoticesProps {
  storage: StorageHealth;
  /** Whether the host has a newer app. Never rejects. */
  isOutdated: () => Promise<boolean>;
}

/** What concerns the whole page, above it: no network, no Storage, a new version. */
export function Notices({ storage, isOutdated }: NoticesProps) {
  const isOnline = useOnline();
  const isStorageWell = useSyncExternalStore(storage.watch, storage.isWell);
  const isReading = useMatch(PATHS.read) !== null;
  const reload = useCallback(() => window.location.reload(), []);
  useLostPictures(storage);
  useNewVersion({ isOutdated, isQuiet: isReading, reload });
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
    </div>
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
