import { useEffect, useState } from 'react';
import { useSession } from '../../shared/account/use-account.ts';
import { useOnline } from '../../shared/connection/use-online.ts';
import { Button } from '../../ui/button.tsx';

const STILL_CHECKING =
  'We’re still checking whether you’re signed in. If refreshing doesn’t help, close Talelantern and open it again.';

/** Longer than the session takes to load over a slow connection. */
const LATE_MS = 8_000;

/** Offers to refresh while the session stays unknown (docs/decisions/0227). Offline a refreshed page would not load. */
export const SessionLate = () => useIsLate(useSession().status === 'loading') && <Offer />;

function Offer() {
  const isOnline = useOnline();
  return (
    isOnline && (
      <div role="alert" className="notices on-night bg-night-800 px-4 py-3 text-center text-15 font-semibold text-moon">
        <p>{STILL_CHECKING}</p>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    )
  );
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
