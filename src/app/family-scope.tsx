import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { GrownUpGate } from '../features/lock/grown-up-gate.tsx';
import { ServicesContext } from '../features/use-services.ts';
import type { SignedInUser } from '../services/account-service.ts';
import { watchStanding } from '../services/watch-standing.ts';
import { getCore } from './core.ts';
import { createServices } from './create-services.ts';

const FRESH_FOR_MS = 30_000;

const FIRST_ACTS = ['pointerdown', 'keydown'] as const;

const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: 1 } } });

/** Services and cached data of one family. Give it the uid as key: nothing of one family reaches the next. */
export function FamilyScope({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const [{ services, deletions, standing, loadMakers }] = useState(() => createServices(getCore(), user));
  const [queryClient] = useState(createQueryClient);

  useEffect(() => {
    deletions.takeUp();
    void deletions.carryOutLeftovers();
    window.addEventListener('pagehide', deletions.carryOut);
    return () => {
      window.removeEventListener('pagehide', deletions.carryOut);
      deletions.putOff();
    };
  }, [deletions]);

  useEffect(() => watchStanding(standing), [standing]);

  useEffect(() => {
    // Whoever does something here may make something next.
    const load = (): void => void loadMakers().catch(() => undefined);
    for (const act of FIRST_ACTS) window.addEventListener(act, load, { once: true });
    return () => {
      for (const act of FIRST_ACTS) window.removeEventListener(act, load);
    };
  }, [loadMakers]);

  return (
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        <GrownUpGate>{children}</GrownUpGate>
      </ServicesContext>
    </QueryClientProvider>
  );
}
