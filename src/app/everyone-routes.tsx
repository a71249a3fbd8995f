import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../features/use-account.ts';
import { FamilyScope } from './lazy-pages.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { wasSignedIn } from './visit-marks.ts';

/** Pages for visitors and families alike; a family finds its own services there. */
export function EveryoneRoutes() {
  const session = useSession();
  if (session.status === 'loading' && wasSignedIn()) return <OpeningScreen />;
  if (session.status !== 'signed-in') return <Outlet />;
  return (
    <FamilyScope key={session.user.uid} user={session.user}>
      <Suspense fallback={<OpeningScreen />}>
        <Outlet />
      </Suspense>
    </FamilyScope>
  );
}
