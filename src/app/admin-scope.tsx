import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { adminKeys } from '../features/admin/admin-keys.ts';
import { AdminContext } from '../features/admin/use-admin.ts';
import { createAdminRecords } from '../firebase/admin-records.ts';
import type { SignedInUser } from '../services/account-service.ts';
import { createAdminService } from '../services/create-admin-service.ts';
import { connectFunctions } from './connect-functions.ts';
import { getCore } from './core.ts';
import { openFirestore } from './open-firestore.ts';
import { OpeningScreen } from './opening-screen.tsx';

interface AdminScopeProps {
  user: SignedInUser;
  /** In its place for whoever is no administrator, or where that cannot be found out (specification §4). */
  otherwise: ReactNode;
  children: ReactNode;
}

const FRESH_FOR_MS = 10_000;

/** What an administrator works with. Give it the uid as key: nothing of one person reaches the next. */
export function AdminScope(props: AdminScopeProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: false } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ForAdmin {...props} />
    </QueryClientProvider>
  );
}

function ForAdmin({ user, otherwise, children }: AdminScopeProps) {
  const [{ records, service }] = useState(() => {
    const core = getCore();
    return {
      records: createAdminRecords(openFirestore(core), user.uid),
      service: createAdminService({ functions: connectFunctions(core) }),
    };
  });
  const record = useQuery({ queryKey: adminKeys.record, queryFn: records.find, staleTime: Infinity });
  if (record.isPending) return <OpeningScreen />;
  if (!record.data) return otherwise;
  return <AdminContext value={{ admin: record.data, email: user.email, service }}>{children}</AdminContext>;
}
