import { useMemo, type ReactNode } from 'react';
import { useSession } from '../features/use-account.ts';
import { SharedItemsContext } from '../features/shared/use-shared-items.ts';
import { onFirstUse } from '../services/on-first-use.ts';
import { getCore } from './core.ts';

/** What readers of a shared page may do, for a visitor or for whoever is signed in; loaded by the first act. */
export function SharedScope({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const load = useMemo(
    () => onFirstUse(async () => (await import('./create-shared-items.ts')).createSharedItems(getCore(), user)),
    [user],
  );
  return <SharedItemsContext value={load}>{children}</SharedItemsContext>;
}
