import { ADMIN_PERMISSIONS, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createAdminService } from '../../services/create-admin-service.ts';
import type { AdminService } from '../../services/admin-service.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { AdminContext } from './use-admin.ts';

interface AdminFakes {
  /** What the actions answer; any other that is called fails the test, but for the counts, which are not known. */
  service?: Partial<AdminService>;
  /** All unless stated. */
  permissions?: readonly AdminPermission[];
  /** The pattern of the screen's address, and the address it is opened at. */
  path?: string;
  at?: string;
}

/** Draws `screen` as an administrator sees it, with notes; any other address shows itself as text. */
export function renderWithAdmin(screen: ReactNode, fakes: AdminFakes = {}) {
  const { service, permissions = ADMIN_PERMISSIONS, path = '/', at = path } = fakes;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const admin = { userId: 'keeper', role: 'admin', permissions };
  return render(
    <QueryClientProvider client={queryClient}>
      <AdminContext
        value={{
          admin,
          email: 'keeper@home.example',
          service: { ...unexpected, readQueues: nothingCounted, ...service },
        }}
      >
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={screen} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
          <ToastRegion />
        </MemoryRouter>
      </AdminContext>
    </QueryClientProvider>,
  );
}

const Elsewhere = () => <p>Now at {useLocation().pathname}</p>;

const nothingCounted: AdminService['readQueues'] = async () => ({ moderation: null, messages: null, countedAt: null });

const unexpected = createAdminService({
  functions: {
    call: (contract) => {
      throw new Error(`${contract.name} was not expected`);
    },
  },
});
