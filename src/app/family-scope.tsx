import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { GrownUpGate } from '../features/lock/grown-up-gate.tsx';
import { optionalPart } from '../shared/page/lazy-part.tsx';
import { createQueryClient } from '../shared/query/create-query-client.ts';
import { ServicesContext } from '../shared/services/use-services.ts';
import type { SignedInUser } from '../services/account/account-service.ts';
import { keepDraftsInBackground, restoreDrafts } from '../services/account/drafts-in-background.ts';
import { watchAccess } from '../services/account/watch-access.ts';
import { getCore } from './core.ts';
import { createServices } from './create-services.ts';
import { ChildModeGuard } from '../features/child-mode/child-mode-guard.tsx';

/** Loaded lazily: it shows nothing before the device is online again or the page visible again. */
const FinishedNotice = optionalPart(
  async () => (await import('../features/notices/finished-notice.tsx')).FinishedNotice,
);

const FRESH_FOR_MS = 30_000;

const FIRST_EVENTS = ['pointerdown', 'keydown'] as const;

/** Services and query cache of one family. Use the uid as key, so that no data is shared between families. */
export function FamilyScope({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const [{ services, deletions, access }] = useState(() => {
    restoreDrafts(user.uid);
    return createServices(getCore(), user);
  });
  const [queryClient] = useState(() => createQueryClient({ staleTime: FRESH_FOR_MS, retry: 1 }));

  useEffect(() => {
    deletions.resume();
    void deletions.flushLeftovers(() => void queryClient.invalidateQueries());
    // A locked phone stops timers without `pagehide` and may discard the page (docs/decisions/0228).
    const handleVisibility = (): void => {
      if (document.hidden && !matchMedia('(hover: hover)').matches) deletions.flush();
    };
    window.addEventListener('pagehide', deletions.flush);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('pagehide', deletions.flush);
      document.removeEventListener('visibilitychange', handleVisibility);
      deletions.defer();
    };
  }, [deletions, queryClient]);

  useEffect(() => watchAccess(access), [access]);
  useEffect(() => keepDraftsInBackground(user.uid), [user.uid]);

  useEffect(() => {
    // The first interaction preloads what the next one may need.
    const load = (): void => void services.loadServices().catch(() => undefined);
    for (const act of FIRST_EVENTS) window.addEventListener(act, load, { once: true });
    return () => {
      for (const act of FIRST_EVENTS) window.removeEventListener(act, load);
    };
  }, [services]);

  return (
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        <FinishedNotice />
        <ChildModeGuard uid={user.uid}>
          <GrownUpGate>{children}</GrownUpGate>
        </ChildModeGuard>
      </ServicesContext>
    </QueryClientProvider>
  );
}
