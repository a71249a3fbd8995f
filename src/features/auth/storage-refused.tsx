import { Icon } from '../../ui/icon.tsx';
import { attempt } from '../../services/core/attempt.ts';
import { useIsHydrated } from '../../shared/page/use-is-hydrated.ts';

const STORAGE_REFUSED =
  'To stay signed in, please allow cookies and site data for Talelantern in your browser’s settings: it won’t let us remember you, so you’d have to sign in each time.';

/** Browsers that block cookies also refuse storage, so a session lasts only as long as its page. */
const isStorageRefused = (): boolean => attempt(() => !localStorage, true);

export function StorageRefused() {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isStorageRefused()) return null;
  return (
    <p role="status" className="flex items-start gap-3 rounded-field bg-well p-4 text-15">
      <Icon name="info" size="small" className="mt-0.5" />
      {STORAGE_REFUSED}
    </p>
  );
}
