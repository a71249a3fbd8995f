import { useCallback, useMemo, type ReactNode } from 'react';
import { useSteadyUser } from '../features/use-account.ts';
import { ForFamilyContext, SharedItemsContext, type DrawForFamily } from '../features/shared/use-shared-items.ts';
import { onFirstUse } from '../services/on-first-use.ts';
import { getCore } from './core.ts';
import { createPassingReader } from './create-passing-reader.ts';
import { FamilyScope } from './lazy-pages.ts';

/** What readers of a shared page may do, for a visitor or for whoever is signed in; loaded by the first act. */
export function SharedScope({ children }: { children: ReactNode }) {
  const user = useSteadyUser();
  const load = useMemo(
    () =>
      onFirstUse(async () =>
        user
          ? (await import('./create-shared-items.ts')).createSharedItems(getCore(), user)
          : createPassingReader(getCore()),
      ),
    [user],
  );
  const forFamily = useCallback<DrawForFamily>(
    (part) =>
      user ? (
        <FamilyScope key={user.uid} user={user}>
          {part}
        </FamilyScope>
      ) : (
        part
      ),
    [user],
  );
  return (
    <SharedItemsContext value={load}>
      <ForFamilyContext value={forFamily}>{children}</ForFamilyContext>
    </SharedItemsContext>
  );
}
