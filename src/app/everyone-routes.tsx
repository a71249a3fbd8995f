import { Outlet } from 'react-router-dom';
import { useSession } from '../features/use-account.ts';
import { FamilyOutlet } from './family-outlet.tsx';
import { OpeningScreen } from './opening-screen.tsx';
import { wasSignedIn } from './visit-marks.ts';

/** Pages for visitors and families alike; a family finds its own services there. */
export function EveryoneRoutes() {
  const session = useSession();
  if (session.status === 'loading' && wasSignedIn()) return <OpeningScreen />;
  return session.status === 'signed-in' ? <FamilyOutlet user={session.user} /> : <Outlet />;
}
