import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { PublicPage } from '../features/navigation/public-page.tsx';
import { keep, readStored } from '../shared/drafts/stored-draft.ts';
import { Button } from '../ui/button.tsx';
import { FailedState } from '../ui/failed-state.tsx';

const hasReloaded = (navigation: string): boolean => readStored(STORAGE_KEYS.reloadedForShare) === navigation;

/** Loads the document of a shared page that is reached within the app, because only the server renders it. */
export function OpenSharedPage() {
  // The key of the history entry survives a reload, so this reloads once and leaves further reloads to the reader.
  const { key } = useLocation();
  const [hasTried] = useState(() => hasReloaded(key));
  useEffect(() => {
    keep(STORAGE_KEYS.reloadedForShare, hasTried ? null : key);
    // Not reloaded if the key cannot be stored, because the page would then reload forever.
    if (hasReloaded(key)) window.location.reload();
  }, [key, hasTried]);
  if (!hasTried) return null;
  return (
    <PublicPage title="A shared page" light="center">
      <FailedState
        title="We can’t open this page right now"
        actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        <p>Please try again in a minute.</p>
      </FailedState>
    </PublicPage>
  );
}
