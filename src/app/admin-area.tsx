import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ADMIN_PATHS } from '../config/admin-paths.ts';
import { PATHS } from '../config/paths.ts';
import { AdminLoginPage } from '../pages/admin/admin-login-page.tsx';
import { AdminPages } from './admin-pages.tsx';
import { AdminScope } from './admin-scope.tsx';
import { returnAddress } from './return-address.ts';
import { SessionGate } from './session-gate.tsx';

/** Everything below /admin: no family ever loads it. */
export const AdminArea = () => (
  <Routes>
    <Route path="login" element={<LoginRoute />} />
    <Route path="*" element={<AtWorkRoutes />} />
  </Routes>
);

/** '/admin/login': an administrator goes on to where they wanted to go. */
function LoginRoute() {
  const { state } = useLocation() as { state: unknown };
  const wanted = returnAddress(state);
  const target = wanted.startsWith(`${ADMIN_PATHS.home}/`) && wanted !== PATHS.adminLogin ? wanted : ADMIN_PATHS.home;
  return (
    <Guard visitor={<AdminLoginPage />} family={<AdminLoginPage />}>
      <Navigate to={target} replace />
    </Guard>
  );
}

/** '/admin/*': visitors sign in first; whoever is no administrator finds the generator. */
function AtWorkRoutes() {
  const { pathname, search } = useLocation();
  return (
    <Guard
      visitor={<Navigate to={PATHS.adminLogin} state={{ from: `${pathname}${search}` }} replace />}
      family={<Navigate to={PATHS.create} replace />}
    >
      <AdminPages />
    </Guard>
  );
}

interface GuardProps {
  /** For nobody who is signed in. */
  visitor: ReactNode;
  /** For whoever is no administrator. */
  family: ReactNode;
  children: ReactNode;
}

function Guard({ visitor, family, children }: GuardProps) {
  return (
    <SessionGate visitor={visitor}>
      {(user) => (
        <AdminScope key={user.uid} user={user} otherwise={family}>
          {children}
        </AdminScope>
      )}
    </SessionGate>
  );
}
