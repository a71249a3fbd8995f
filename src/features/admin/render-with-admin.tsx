import { ADMIN_PERMISSIONS, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { type AdminService, createAdminService } from '../../services/admin/admin-service.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { AdminContext } from './use-admin.ts';

interface AdminFakes {
  /** Fake actions; any other call fails the test, except for the counts, which are unknown. */
  service?: Partial<AdminService>;
  permissions?: readonly AdminPermission[];
  path?: string;
  at?: string;
}

export function renderWithAdmin(screen: ReactNode, fakes: AdminFakes = {}) {
  const { service, permissions = ADMIN_PERMISSIONS, path = '/', at = path } = fakes;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const admin = { userId: 'admin-1', role: 'admin', permissions };
  return render(
    <QueryClientProvider client={queryClient}>
      <AdminContext
        value={{
          admin,
          email: 'admin@home.example',
          service: { ...failingService, readQueues: noCounts, ...service },
        }}
      >
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={screen} />
            <Route path="*" element={<OtherPage />} />
          </Routes>
          <ToastRegion />
        </MemoryRouter>
      </AdminContext>
    </QueryClientProvider>,
  );
}

const OtherPage = () => <p>Now at {useLocation().pathname}</p>;

const noCounts: AdminService['readQueues'] = async () => ({ moderation: null, messages: null, countedAt: null });

const failingService = createAdminService({
  functions: {
    call: (contract) => {
      throw new Error(`${contract.name} was not expected`);
    },
  },
});
