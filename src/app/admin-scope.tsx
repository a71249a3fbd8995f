import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { adminKeys } from '../features/admin/admin-keys.ts';
import { AdminContext } from '../features/admin/use-admin.ts';
import { createAdminRecords } from '../firebase/admin-records.ts';
import type { SignedInUser } from '../services/account/account-service.ts';
import { createQueryClient } from '../shared/query/create-query-client.ts';
import { createAdminService } from '../services/admin/admin-service.ts';
import { connectFunctions } from './connect-functions.ts';
import { getCore } from './core.ts';
import { openFirestore } from '../firebase/start-firestore.ts';
import { OpeningScreen } from './opening-screen.tsx';

interface AdminScopeProps {
  user: SignedInUser;
  otherwise: ReactNode;
  children: ReactNode;
}

const STALE_AFTER_MS = 10_000;

export function AdminScope(props: AdminScopeProps) {
  const [queryClient] = useState(() => createQueryClient({ staleTime: STALE_AFTER_MS, retry: false }));
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
  // A failed check counts as not an administrator.
  if (!record.data) return otherwise;
  return <AdminContext value={{ admin: record.data, email: user.email, service }}>{children}</AdminContext>;
}
