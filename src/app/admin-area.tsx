import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ADMIN_PATHS } from '../config/admin-paths.ts';
import { PATHS } from '../config/paths.ts';
import { useSession } from '../features/use-account.ts';
import { AdminLoginPage } from '../pages/admin/admin-login-page.tsx';
import { AdminPages } from './admin-pages.tsx';
import { AdminScope } from './admin-scope.tsx';
import { SignInFailed } from './error-screen.tsx';
import { OpeningScreen } from './opening-screen.tsx';
import { returnAddress } from './return-address.ts';

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
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <OpeningScreen />;
    case 'failed':
      return <SignInFailed message={session.message} />;
    case 'signed-out':
      return visitor;
    case 'signed-in':
      return (
        <AdminScope key={session.user.uid} user={session.user} otherwise={family}>
          {children}
        </AdminScope>
      );
  }
}
