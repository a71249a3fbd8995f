import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { AccountService } from '../services/account/account-service.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { GrownUpGate } from '../features/lock/grown-up-gate.tsx';
import { AccountContext } from '../shared/account/use-account.ts';
import { createQueryClient } from '../shared/query/create-query-client.ts';
import { ServicesContext } from '../shared/services/use-services.ts';
import { fakeServices, type FakeServices } from './fake-services.ts';

interface Place {
  at?: { pathname: string; search?: string; state?: unknown };
  /** The layout route around the screen; renders it through an Outlet. */
  layout?: ReactNode;
}

/** Renders `screen` for a signed-in family, with toasts. Any other route renders its URL and state as text. */
export function renderWithServices(
  screen: ReactNode,
  fakes: FakeServices = {},
  account: AccountService | null = null,
  { at = { pathname: '/' }, layout }: Place = {},
) {
  const queryClient = createQueryClient({ staleTime: 0, retry: false });
  return render(
    <AccountContext value={account}>
      <QueryClientProvider client={queryClient}>
        <ServicesContext value={fakeServices(fakes)}>
          <MemoryRouter initialEntries={[at]}>
            <GrownUpGate>
              <Routes>
                <Route element={layout}>
                  <Route path={at.pathname} element={screen} />
                </Route>
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </GrownUpGate>
            <ToastRegion />
          </MemoryRouter>
        </ServicesContext>
      </QueryClientProvider>
    </AccountContext>,
  );
}

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p>Now at {pathname}</p>
      <code>{JSON.stringify(state)}</code>
    </>
  );
}
